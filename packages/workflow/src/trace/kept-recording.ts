import { withoutTexts } from './secret-texts.ts'
import { isSecretName, MASK } from './secret-names.ts'
import type { AskedCall } from './matched-answers.ts'
import type { RecordedCall, Recording, TraceEntry } from './types.ts'

/** An answer that somebody gave for something that was not asked when the run was recorded. */
export interface GivenAnswer extends Pick<AskedCall, 'actionId' | 'name' | 'occurrence'> {
  readonly value: unknown
}

/** A recorded run as a test of a project keeps it: what happened, what the world answered, and what formulas could read when it began. */
export interface KeptRecording {
  readonly workflowId: string
  readonly input: Recording['input']
  readonly entries: readonly TraceEntry[]
  readonly calls: readonly RecordedCall[]
  readonly given: readonly GivenAnswer[]
  /** Milliseconds since 1970. */
  readonly began: number
  readonly page: { readonly id: string; readonly path: string; readonly lang: string }
  /** Values of variables by id. */
  readonly values: Readonly<Record<string, unknown>>
  /** Rows of collections that do not stand in the project, by id. */
  readonly rows: Readonly<Record<string, unknown>>
}

/** Changes whenever the text is written otherwise. */
const VERSION = 1

const plain = (key: string, value: unknown): unknown => {
  if (typeof value === 'string') return value !== '' && isSecretName(key) ? MASK : value
  return typeof value === 'bigint' ? String(value) : value
}

/** A value as a recording holds it: plain data without secrets. Two values come out the same when these are equal. */
export const keptValue = (value: unknown): unknown => {
  const text = JSON.stringify(value, plain)
  return text === undefined ? null : (JSON.parse(text) as unknown)
}

/**
 * What a recording is in a record.
 * @param secrets texts that are masked wherever they stand, beside those that stand under a name of one
 */
export function writeRecording(kept: KeptRecording, secrets: ReadonlySet<string> = new Set()): string {
  const entries = kept.entries.map(({ kind, id, value }) => ({ kind, id, value }))
  return JSON.stringify(withoutTexts({ version: VERSION, ...kept, entries }, secrets), plain)
}

/** A recording from a record, which may come from anywhere; nothing when it is none. Never throws. */
export function readRecording(text: string): KeptRecording | undefined {
  try {
    const kept: unknown = JSON.parse(text)
    if (!isObject(kept) || kept['version'] !== VERSION || !isRecording(kept)) return undefined
    return { ...kept, entries: kept.entries.map((entry) => ({ ...entry, at: 0 })) }
  } catch {
    return undefined
  }
}

type Parts = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)
const areTexts = (...values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string')
const isListOf = (value: unknown, isOne: (part: Parts) => boolean): boolean =>
  Array.isArray(value) && value.every((part) => isObject(part) && isOne(part))

function isRecording(kept: Parts): kept is Parts & KeptRecording {
  const { workflowId, input, entries, calls, given, began, page, values, rows } = kept
  return (
    areTexts(workflowId) &&
    isObject(input) &&
    isObject(input['parameters']) &&
    (input['place'] === undefined || isObject(input['place'])) &&
    Array.isArray(input['chain']) &&
    areTexts(...(input['chain'] as unknown[])) &&
    isListOf(entries, ({ kind, id }) => areTexts(kind, id)) &&
    isListOf(calls, ({ name, isLater, answer }) => areTexts(name) && typeof isLater === 'boolean' && isAnswer(answer)) &&
    isListOf(given, ({ actionId, name, occurrence }) => areTexts(actionId, name) && Number.isInteger(occurrence)) &&
    Number.isFinite(began) &&
    isObject(page) &&
    areTexts(page['id'], page['path'], page['lang']) &&
    isObject(values) &&
    isObject(rows)
  )
}

/** What was nothing is not written: an answer without a value is one. */
const isAnswer = (answer: unknown): boolean =>
  answer === undefined || (isObject(answer) && (answer['error'] === undefined || isObject(answer['error'])))
