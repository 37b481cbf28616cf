import { isBinding, type Language } from '@heddle/document'
import type { TextChange } from '@heddle/document/operations'
import type { Area } from '../collection/table/grid-step.ts'
import { textIn, type TextRow } from './text-rows.ts'

/** Characters of a text at most, as records hold them. */
export const MOST_CHARACTERS = 100_000

/** Cells of the table between two corners. */
export interface TextCells {
  readonly rows: readonly TextRow[]
  readonly languages: readonly Language[]
  readonly area: Area
}

/** What is to be written, and what cannot be. */
export interface CellsChange {
  readonly texts: readonly TextChange[]
  /** Cells that stay as they are: a formula gives them, the text is too long for them, or the table ends before them. */
  readonly left: number
  /** Where it lies. */
  readonly area: Area
}

/** Whether a formula gives a text in a language. */
export function isFormula({ values }: Pick<TextRow, 'values'>, language: Language): boolean {
  const value = values[language]
  return value !== undefined && isBinding(value)
}

/** A text as it goes to a spreadsheet: nobody is to translate a formula. */
export function plainText(row: TextRow, language: Language): string {
  return isFormula(row, language) ? '' : textIn(row, language)
}

/**
 * Puts lines of cells into the table from the first selected cell on. An area that holds them several times is filled with them,
 * so that one text goes into all selected cells. An empty cell takes a text away, as typing nothing does.
 */
export function pasteCells({ rows, languages, area }: TextCells, lines: readonly (readonly string[])[]): CellsChange {
  const width = Math.max(1, ...lines.map((line) => line.length))
  const times = (selected: number, given: number) => (selected % given === 0 ? selected : given)
  const height = times(area.bottom - area.top + 1, Math.max(1, lines.length))
  const across = times(area.right - area.left + 1, width)
  return writeCells({ rows, languages }, area, height, across, (down, right) => lines[down % lines.length]?.[right % width])
}

/** Writes what stands in the first line of an area into those below, or in its first column beside it; a single one takes what stands before it. */
export function fillCells({ rows, languages, area }: TextCells, way: 'down' | 'right'): CellsChange {
  const isDown = way === 'down'
  const isOne = isDown ? area.top === area.bottom : area.left === area.right
  const from = (isDown ? area.top : area.left) - (isOne ? 1 : 0)
  if (from < 0) return { texts: [], left: 0, area }
  return writeCells({ rows, languages }, area, area.bottom - area.top + 1, area.right - area.left + 1, (down, right) => {
    const row = rows[isDown ? from : area.top + down]
    const language = languages[isDown ? area.left + right : from]
    // What a formula gives is no text that could stand elsewhere.
    return row === undefined || language === undefined || isFormula(row, language) ? undefined : textIn(row, language)
  })
}

/** Takes the texts of an area away. */
export function clearCells({ rows, languages, area }: TextCells): CellsChange {
  return writeCells({ rows, languages }, area, area.bottom - area.top + 1, area.right - area.left + 1, () => '')
}

function writeCells(
  { rows, languages }: Pick<TextCells, 'rows' | 'languages'>,
  { top, left: first }: Area,
  height: number,
  width: number,
  textAt: (down: number, right: number) => string | undefined,
): CellsChange {
  const texts: TextChange[] = []
  let left = 0
  for (let down = 0; down < height; down += 1) {
    for (let right = 0; right < width; right += 1) {
      const text = textAt(down, right)?.replace(/\r\n?/g, '\n')
      const row = rows[top + down]
      const language = languages[first + right]
      if (text === undefined) continue
      if (!row || language === undefined || text.length > MOST_CHARACTERS) left += 1
      else if (isFormula(row, language)) left += textIn(row, language) === text ? 0 : 1
      else if (text !== textIn(row, language))
        texts.push({ id: row.id, map: row.map, language, value: text === '' ? null : text })
    }
  }
  const bottom = Math.max(top, Math.min(rows.length, top + height) - 1)
  const right = Math.max(first, Math.min(languages.length, first + width) - 1)
  return { texts, left, area: { top, bottom, left: first, right } }
}
