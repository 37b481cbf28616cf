import type { DocumentRecord } from '@heddle/document'
import type { Piece } from '../../../../catalogue/templates/src/lib/piece.ts'
import { boundText, pageOf, readVariable, stillText, variable, type Place } from './parts.ts'

/** Name of the query that a page of ten live texts shows, once it is alive. */
export const WORD = 'word'
export const LIVE_CLASS = 'live'
const LIVE = 10

/** Ten live texts, each among as many others as there are elements that never change. */
export function stillPage(place: Place, elements: number): readonly DocumentRecord[] {
  const word = place.newId()
  const others = elements / LIVE - 1
  const block = (at: number): readonly Piece[] => [
    ...Array.from({ length: others }, (_, other) => stillText(`Text ${other} of block ${at}`, { props: { tag: 'p' } })),
    boundText(`concatenate('Value: ', ${readVariable(word)})`, { attributes: { class: LIVE_CLASS }, props: { tag: 'p' } }),
  ]
  const blocks = Array.from({ length: LIVE }, (_, at): Piece => ({ element: 'flexbox', children: block(at) }))
  return [variable(word, 'a0', WORD, { type: 'query', queryName: WORD, defaultValue: 'none' }), ...pageOf(place, blocks)]
}
