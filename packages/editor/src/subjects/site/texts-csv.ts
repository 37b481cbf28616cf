import type { Language } from '@heddle/document'
import type { TextChange } from '@heddle/document/operations'
import { guardCell, parseTable, unguardCell, writeTable } from '../collection/table/parse-table.ts'
import { textIn, type TextRow } from './text-rows.ts'
import { isFormula, MOST_CHARACTERS, plainText } from './texts-cells.ts'
import { words } from './words.ts'

const KEY = 'key'
/** Columns for those who translate; they are not read. */
const PAGE = 'page'
const PLACE = 'place'

/** The texts as CSV: a line each, a column for each language. Formulas are left out: nobody is to translate them. */
export function textsToCsv(rows: readonly TextRow[], languages: readonly Language[]): string {
  const lines = rows.map((row) => [row.key, row.holder, row.label, ...languages.map((language) => plainText(row, language))])
  return writeTable(
    [[KEY, PAGE, PLACE, ...languages], ...lines].map((line) => line.map(guardCell)),
    ',',
  )
}

export interface ReadTexts {
  readonly texts: readonly TextChange[]
  /** What did not fit, line by line. */
  readonly wrong: readonly string[]
}

/** Reads texts from CSV as `textsToCsv` writes it, or as a spreadsheet made of it; empty cells and texts that are the same change nothing. */
export function readTexts(text: string, rows: readonly TextRow[], languages: readonly Language[]): ReadTexts {
  const table = parseTable(text)
  if (!table.ok) return { texts: [], wrong: [table.message] }
  const [head = [], ...lines] = table.rows.map((row) => row.map(unguardCell))
  const names = head.map((name) => name.trim())
  const keyAt = names.indexOf(KEY)
  if (keyAt < 0) return { texts: [], wrong: [words.noKey] }
  const own = new Map(languages.map((language) => [language.toLowerCase(), language]))
  const columns = names.map((name) => own.get(name.toLowerCase()))
  if (!columns.some((language) => language !== undefined)) return { texts: [], wrong: [words.noLanguage] }
  const wrong = names
    .filter((name, at) => columns[at] === undefined && ![KEY, PAGE, PLACE, ''].includes(name))
    .map(words.badLine.language)
  const known = new Map(rows.map((row) => [row.key, row]))
  const seen = new Set<string>()
  const texts: TextChange[] = []
  for (const [at, cells] of lines.entries()) {
    const line = at + 2
    const key = (cells[keyAt] ?? '').trim()
    const row = known.get(key)
    if (!row) {
      wrong.push(words.badLine.key(line, key))
      continue
    }
    if (seen.has(key)) {
      wrong.push(words.badLine.twice(line, key))
      continue
    }
    seen.add(key)
    for (const [column, language] of columns.entries()) {
      const value = (cells[column] ?? '').replace(/\r\n?/g, '\n')
      if (language === undefined || value === '' || value === textIn(row, language)) continue
      if (isFormula(row, language)) wrong.push(words.badLine.bound(line, language))
      else if (value.length > MOST_CHARACTERS) wrong.push(words.badLine.long(line, language, MOST_CHARACTERS))
      else texts.push({ id: row.id, map: row.map, language, value })
    }
  }
  return { texts, wrong }
}
