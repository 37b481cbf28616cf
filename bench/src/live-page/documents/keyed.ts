import type { DocumentRecord } from '@heddle/document'
import type { Piece } from '../../../../catalogue/templates/src/lib/piece.ts'
import { ADJECTIVES, COLOURS, ID, KEYED, LABEL, NOUNS } from '../work.ts'
import { boundText, button, code, formula, pageOf, readVariable, setVariable, variable, workflow, type Place } from './parts.ts'

/** The page of the keyed operations: buttons and a table whose rows are selected and removed. */
export function keyedPage(place: Place): readonly DocumentRecord[] {
  const { newId } = place
  const [rows, selected, first, words, label, remove] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const all = readVariable(rows)
  const row = 'context.item.data'
  const word = (list: string, length: number): string => `${readVariable(words)}.${list}[id % ${length}]`
  const name = `concatenate(${word('adjectives', ADJECTIVES.length)}, ' ', ${word('colours', COLOURS.length)}, ' ', ${word('nouns', NOUNS.length)})`
  const made = `mapEach(range(${readVariable(first)}, ${readVariable(first)} + 1000), (id) => ({ id: id, label: ${name} }))`
  const cell = (child: Piece): Piece => ({ element: 'table-cell', children: [child] })
  const item: Piece = {
    element: 'table-row',
    attributes: { 'data-selected': formula(`if(${readVariable(selected)} === ${row}.id, 'yes', '')`) },
    repeat: { over: formula(all), key: 'id' },
    children: [
      cell(boundText(`toText(${row}.id)`)),
      cell(boundText(`${row}.label`, { id: label, attributes: { class: LABEL } })),
      cell({ element: 'button', id: remove, texts: { text: 'x' } }),
    ],
  }
  const table: Piece = { element: 'table', attributes: { id: ID.keyed }, texts: { caption: '' }, slots: { rows: [item] } }
  const ids = { create: newId(), append: newId(), update: newId(), swap: newId(), clear: newId() }
  const count = setVariable(first, code(`${readVariable(first)} + 1000`))
  const act = (key: keyof typeof KEYED, what: string, more: readonly ReturnType<typeof setVariable>[] = []) =>
    workflow(place, key, ids[key], 'click', [setVariable(rows, code(what)), ...more])
  return [
    variable(rows, 'a0', 'rows', { type: 'array', defaultValue: [] }),
    variable(selected, 'a1', 'selected', { type: 'number', defaultValue: 0 }),
    variable(first, 'a2', 'first', { type: 'number', defaultValue: 1 }),
    variable(words, 'a3', 'words', {
      type: 'object',
      defaultValue: { adjectives: [...ADJECTIVES], colours: [...COLOURS], nouns: [...NOUNS] },
    }),
    ...pageOf(place, [...Object.entries(KEYED).map(([key, id]) => button(ids[key as keyof typeof ids], id)), table]),
    act('create', made, [count]),
    act('append', `merge(${all}, ${made})`, [count]),
    act('clear', '[]'),
    act('update', `mapEach(${all}, (row, at) => if(at % 10 === 0, { id: row.id, label: concatenate(row.label, ' !!!') }, row))`),
    act('swap', `mapEach(${all}, (row, at) => if(at === 1, ${all}[998], if(at === 998, ${all}[1], row)))`),
    workflow(place, 'Select', label, 'click', [setVariable(selected, code(`${row}.id`))]),
    workflow(place, 'Remove', remove, 'click', [setVariable(rows, code(`filter(${all}, (row) => row.id !== ${row}.id)`))]),
  ]
}
