import { describe, expect, it } from 'vitest'
import type { Bindable } from '@heddle/document'
import { areaOf } from '../collection/table/grid-step.ts'
import type { TextRow } from './text-rows.ts'
import { clearCells, fillCells, MOST_CHARACTERS, pasteCells, plainText } from './texts-cells.ts'

const languages = ['en', 'de', 'fr']
const formula = { type: 'f', code: '1 + 1' } as const
const row = (id: string, values: Record<string, Bindable<string>>): TextRow => ({
  id,
  map: 'props/text',
  key: `${id}/props/text`,
  holderId: 'home',
  holder: 'Home',
  label: id,
  values,
})
const rows = [row('a', { en: 'One', de: 'Eins' }), row('b', { en: 'Two', fr: formula }), row('c', {})]
const cells = (top: number, left: number, bottom = top, right = left) => ({
  rows,
  languages,
  area: areaOf({ row: top, column: left }, { row: bottom, column: right }),
})
const written = ({ texts }: ReturnType<typeof pasteCells>) => texts.map(({ id, language, value }) => `${id} ${language} ${value}`)

describe('cells of the table of texts', () => {
  it('are pasted from the first selected one on; what is the same is no change, and an empty one takes a text away', () => {
    const change = pasteCells(cells(0, 0), [
      ['One', ''],
      ['2', 'Zwei\r\nzwei'],
    ])
    expect(written(change)).toEqual(['a de null', 'b en 2', 'b de Zwei\nzwei'])
    expect(change).toMatchObject({ left: 0, area: { top: 0, bottom: 1, left: 0, right: 1 } })
  })

  it('that cannot be written stay and are counted: formulas, texts too long, lines and columns beyond the table', () => {
    const change = pasteCells(cells(1, 2), [['x', 'y'], ['a'.repeat(MOST_CHARACTERS + 1)], ['z']])
    expect(written(change)).toEqual([])
    expect(change).toMatchObject({ left: 4, area: { top: 1, bottom: 2, left: 2, right: 2 } })
    expect(pasteCells(cells(1, 2), [['1 + 1']]).left).toBe(0)
  })

  it('take one text all, and a block as often as it fits', () => {
    expect(written(pasteCells(cells(0, 1, 2, 1), [['x']]))).toEqual(['a de x', 'b de x', 'c de x'])
    expect(written(pasteCells(cells(0, 0, 1, 2), [['1', '2', '3']]))).toEqual(['a en 1', 'a de 2', 'a fr 3', 'b en 1', 'b de 2'])
    expect(written(pasteCells(cells(0, 0, 2, 0), [['1'], ['2']]))).toEqual(['a en 1', 'b en 2'])
  })

  it('are filled from the first line or column of what is selected, and a single one from what stands before it', () => {
    expect(written(fillCells(cells(0, 0, 2, 1), 'down'))).toEqual(['b en One', 'b de Eins', 'c en One', 'c de Eins'])
    expect(written(fillCells(cells(0, 0, 1, 2), 'right'))).toEqual(['a de One', 'a fr One', 'b de Two'])
    expect(written(fillCells(cells(1, 0), 'down'))).toEqual(['b en One'])
    expect(written(fillCells(cells(0, 1), 'right'))).toEqual(['a de One'])
    expect(written(fillCells(cells(0, 0), 'down'))).toEqual([])
    // A formula is not spread as its code.
    expect(written(fillCells(cells(1, 2, 2, 2), 'down'))).toEqual([])
  })

  it('are emptied but for formulas, which no spreadsheet gets either', () => {
    const change = clearCells(cells(0, 0, 2, 2))
    expect(written(change)).toEqual(['a en null', 'a de null', 'b en null'])
    expect(change.left).toBe(1)
    const [, bound] = rows
    expect(bound && languages.map((language) => plainText(bound, language))).toEqual(['Two', '', ''])
  })

  it('are nothing of a table without rows', () => {
    const none = { rows: [], languages, area: areaOf({ row: 0, column: 0 }, { row: 0, column: 0 }) }
    expect(pasteCells(none, [['x']])).toMatchObject({ texts: [], left: 1 })
    expect(clearCells(none).texts).toEqual([])
  })
})
