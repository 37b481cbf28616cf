import type { DocumentRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { CHANGED, ID, startOf, textId } from '../work.ts'
import { boundText, code, field, pageOf, readVariable, setVariable, variable, workflow, type Place } from './parts.ts'

/** Texts bound to a variable each, or all to one; a field changes one of the variables. */
export function textsPage(place: Place, count: number, isOneVariable: boolean): readonly DocumentRecord[] {
  const input = place.newId()
  const ids = Array.from({ length: isOneVariable ? 1 : count }, place.newId)
  const { keys } = planIndexes([], 0, ids.length)
  const idAt = (at: number): string => ids[isOneVariable ? 0 : at] ?? ''
  const texts = Array.from({ length: count }, (_, at) =>
    boundText(`concatenate('Value: ', ${readVariable(idAt(at))})`, {
      attributes: { id: textId(at) },
      styles: { default: { display: 'inline-block', width: '120px' } },
    }),
  )
  const out = { element: 'flexbox', attributes: { id: ID.out }, styles: { default: { display: 'block' } }, children: texts }
  return [
    ...ids.map((id, at) => variable(id, keys[at] ?? '', startOf(at), { type: 'string', defaultValue: startOf(at) })),
    ...pageOf(place, [field(input, ID.field), out]),
    workflow(place, 'Typed', input, 'change', [setVariable(idAt(CHANGED), code('event.value'))]),
  ]
}
