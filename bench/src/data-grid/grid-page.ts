import type { DocumentRecord } from '@heddle/document'
import {
  button,
  code,
  formula,
  pageOf,
  readVariable,
  setVariable,
  variable,
  workflow,
  type Place,
} from '../live-page/documents/parts.ts'
import { ADJECTIVES, NOUNS } from '../live-page/work.ts'

export const ROWS = 100_000
/** Rows that one formula makes: each has a budget of steps. */
const AT_ONCE = 25_000
export const [FILL, GRID] = ['fill', 'grid']

/** A page with a data grid without pages, whose rows come when its button is pressed. */
export function gridPage(place: Place): readonly DocumentRecord[] {
  const { newId } = place
  const [rows, words, fill] = [newId(), newId(), newId()]
  const all = readVariable(rows)
  const word = (list: string, length: number): string => `${readVariable(words)}.${list}[n % ${length}]`
  const name = `concatenate(${word('adjectives', ADJECTIVES.length)}, ' ', ${word('nouns', NOUNS.length)}, ' ', n * 7919 % ${ROWS})`
  const row = `{ id: n, name: ${name}, price: n * 7907 % ${ROWS} / 100, vegan: n % 3 === 0 }`
  const made = (from: number): string => `merge(${all}, mapEach(range(${from}, ${from + AT_ONCE}), (n) => (${row})))`
  const parts = Array.from({ length: ROWS / AT_ONCE }, (_, at) => setVariable(rows, code(made(at * AT_ONCE))))
  const columns = [
    { key: 'id', title: 'Id', kind: 'number' },
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'price', title: 'Price', kind: 'number' },
    { key: 'vegan', title: 'Vegan', kind: 'boolean' },
  ]
  return [
    variable(rows, 'a0', 'rows', { type: 'array', defaultValue: [] }),
    variable(words, 'a1', 'words', { type: 'object', defaultValue: { adjectives: [...ADJECTIVES], nouns: [...NOUNS] } }),
    ...pageOf(place, [
      button(fill, FILL),
      {
        element: 'data-grid',
        attributes: { id: GRID },
        props: { data: formula(all), columns, pagination: false, searchable: true },
        texts: { caption: 'Rows' },
      },
    ]),
    workflow(place, 'Fill', fill, 'click', parts),
  ]
}
