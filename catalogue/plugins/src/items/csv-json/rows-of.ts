import type { PluginAnswer } from '@heddle/kit'
import { readCsv } from '../../lib/csv.ts'
import type { Answered } from '../../lib/fetch-rows.ts'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { textOf } from '../../lib/parts-of.ts'
import { resultOf } from '../../lib/result.ts'

/** The rows that an answer holds, as the collection says or as the type of the answer does. */
export function rowsOf(values: Readonly<Record<string, unknown>>, answer: Answered): PluginAnswer {
  const { status, statusText, headers, text } = answer
  if (status < 200 || status > 299) return { data: null, error: { message: SOURCE_MESSAGES.failed(status, statusText) } }
  const isCsv = values['format'] === 'csv' || (values['format'] !== 'json' && !looksLikeJson(text, headers['content-type'] ?? ''))
  if (isCsv) return { data: readCsv(text) }
  try {
    return { data: resultOf(JSON.parse(text), textOf(values['resultPath'])) }
  } catch {
    return { data: null, error: { message: SOURCE_MESSAGES.noJson } }
  }
}

function looksLikeJson(text: string, type: string): boolean {
  return type.includes('json') || (!type.includes('csv') && /^\s{0,100}[[{]/.test(text))
}
