import type { FunctionHost } from '@heddle/kit'
import { MAX_VALUE_DEPTH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { instantOf } from './instant-of.ts'

/** Writing a part takes longer than passing it. */
const STEPS_PER_PART = 4

interface Writing {
  readonly host: FunctionHost
  readonly indent: number
  /** Keys as they are written; rows share theirs. */
  readonly keys: Map<string, string>
  text: string
}

/**
 * A value as JSON, `null` for what JSON does not know. Written by hand: the built-in writer would call a value's own `toJSON`,
 * and would not come to an end with a value that names one part many times. `indent` in spaces.
 */
export function toJson(host: FunctionHost, value: unknown, indent = 0): string {
  const writing: Writing = { host, indent, keys: new Map(), text: '' }
  write(writing, value, 0)
  return writing.text
}

function write(writing: Writing, value: unknown, depth: number): void {
  if (typeof value === 'string') writeText(writing, value)
  else if (typeof value === 'number') add(writing, Number.isFinite(value) ? String(value) : 'null')
  else if (typeof value === 'boolean') add(writing, value ? 'true' : 'false')
  else if (typeof value !== 'object' || value === null) add(writing, 'null')
  else if (depth > MAX_VALUE_DEPTH) throw new Error(MESSAGES.tooDeep)
  else if (Array.isArray(value)) writeList(writing, value, depth)
  else if (value instanceof Date) writeDate(writing, instantOf(value))
  else writeObject(writing, value as Readonly<Record<string, unknown>>, depth)
}

function writeDate(writing: Writing, instant: number): void {
  add(writing, Number.isNaN(instant) ? 'null' : `"${new Date(instant).toISOString()}"`)
}

function writeText(writing: Writing, text: string): void {
  writing.host.allowText(text.length)
  // Each character may need an escape.
  writing.host.spend(1 + (text.length >> 3))
  add(writing, JSON.stringify(text))
}

function writeList(writing: Writing, list: readonly unknown[], depth: number): void {
  writing.host.spend(1 + list.length * STEPS_PER_PART)
  add(writing, '[')
  for (let at = 0; at < list.length; at += 1) {
    add(writing, at === 0 ? lineStart(writing, depth + 1) : `,${lineStart(writing, depth + 1)}`)
    write(writing, list[at], depth + 1)
  }
  add(writing, list.length === 0 ? ']' : `${lineStart(writing, depth)}]`)
}

function writeObject(writing: Writing, object: Readonly<Record<string, unknown>>, depth: number): void {
  const keys = Object.keys(object)
  writing.host.spendKeys(keys.length)
  writing.host.spend(1 + keys.length * STEPS_PER_PART)
  const colon = writing.indent === 0 ? ':' : ': '
  let before = '{'
  for (const key of keys) {
    const value = object[key]
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol') continue
    add(writing, `${before}${lineStart(writing, depth + 1)}${writtenKey(writing, key)}${colon}`)
    write(writing, value, depth + 1)
    before = ','
  }
  add(writing, before === '{' ? '{}' : `${lineStart(writing, depth)}}`)
}

function writtenKey({ host, keys }: Writing, key: string): string {
  const known = keys.get(key)
  if (known !== undefined) return known
  host.spend(key.length >> 3)
  const written = JSON.stringify(key)
  keys.set(key, written)
  return written
}

function lineStart({ indent }: Writing, depth: number): string {
  return indent === 0 ? '' : `\n${' '.repeat(indent * depth)}`
}

function add(writing: Writing, piece: string): void {
  writing.text += piece
  writing.host.allowText(writing.text.length)
}
