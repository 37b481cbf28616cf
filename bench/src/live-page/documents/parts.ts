import type { Binding, DocumentRecord, Id, VariableRecord, WorkflowRecord } from '@heddle/document'
import { placePieces, type Piece } from '../../../../catalogue/templates/src/lib/piece.ts'
import { writeActions, type Argument, type Step } from '../../../../catalogue/templates/src/lib/write-actions.ts'

/** Where a page of the benchmark is made: the home page of an empty project. */
export interface Place {
  readonly homePageId: Id
  readonly language: string
  readonly newId: () => Id
}

export const formula = (code: string): Binding => ({ type: 'f', code })
/** A formula as an argument of an action. */
export const code = (text: string): Argument => ({ type: 'f', code: text })
export const readVariable = (id: Id): string => `variables['${id}']`

export function variable(
  id: Id,
  index: string,
  name: string,
  plan: Pick<VariableRecord, 'type'> & Partial<VariableRecord>,
): VariableRecord {
  return { id, kind: 'variable', folder: '', index, name, ...plan }
}

export function workflow(place: Place, name: string, ownerId: Id, trigger: string, steps: readonly Step[]): WorkflowRecord {
  const { first, actions } = writeActions(steps, place.newId)
  return {
    id: place.newId(),
    kind: 'workflow',
    folder: '',
    index: 'a0',
    name,
    ownerId,
    trigger,
    parameters: [],
    ...(first !== undefined && { firstAction: first }),
    actions,
  }
}

export const setVariable = (id: Id, value: Argument): Step => ({ type: 'change-variable', args: { variable: id, value } })

export function boundText(value: string, more: Partial<Piece> = {}): Piece {
  return { element: 'text', texts: { text: formula(value) }, props: { tag: 'span' }, ...more }
}

export function stillText(value: string, more: Partial<Piece> = {}): Piece {
  return { element: 'text', texts: { text: value }, props: { tag: 'span' }, ...more }
}

export function field(id: Id, name: string): Piece {
  const texts = { accessibleLabel: name }
  return { element: 'form-input', id, attributes: { id: name }, props: { required: false, value: '' }, texts }
}

export function button(id: Id, name: string): Piece {
  return { element: 'button', id, attributes: { id: name }, texts: { text: name } }
}

/** The nodes of a page whose one section holds the pieces. */
export function pageOf(place: Place, children: readonly Piece[]): readonly DocumentRecord[] {
  const main: Piece = { element: 'section', props: { tag: 'main' }, styles: { default: { display: 'block' } }, children }
  const { homePageId, language, newId } = place
  return placePieces([main], { parentId: homePageId, slot: 'sections', language, newId })
}
