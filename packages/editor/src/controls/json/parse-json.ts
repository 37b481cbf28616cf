import type { Json } from '@heddle/store'
import { words } from './words.ts'

export type ParsedJson = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly message: string }

/** Reads JSON; what is wrong is told with its line and column, whatever the browser says of it. */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) as Json }
  } catch {
    const { at, message } = findFault(text)
    const before = text.slice(0, at).split('\n')
    return { ok: false, message: words.fault(before.length, (before.at(-1)?.length ?? 0) + 1, message) }
  }
}

interface Fault {
  readonly at: number
  readonly message: string
}
class Found extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }
}

/** The first place where a text stops being JSON. */
function findFault(text: string): Fault {
  try {
    const end = readValue(text, skip(text, 0))
    return { at: skip(text, end), message: words.tooMuch }
  } catch (error) {
    if (error instanceof Found) return error.fault
    // Nested deeper than anybody can read.
    return { at: 0, message: words.tooDeep }
  }
}

function fail(at: number, message: string): never {
  throw new Found({ at, message })
}

function skip(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\n\r'.includes(text[at] ?? '')) at += 1
  return at
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const UNICODE = /\\u[0-9a-fA-F]{4}/y

/** The end of what matches from a place on; `undefined` where it does not. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) && pattern.lastIndex > at ? pattern.lastIndex : undefined
}

function readValue(text: string, at: number): number {
  const sign = text[at]
  if (sign === undefined) fail(at, words.ended)
  if (sign === '{') return readParts(text, at, '}', readEntry)
  if (sign === '[') return readParts(text, at, ']', readValue)
  if (sign === '"') return readText(text, at)
  if (sign === "'") fail(at, words.doubleQuotes)
  return endOf(LITERAL, text, at) ?? fail(at, words.noValue(sign))
}

/** Signs that may stand behind a backslash by themselves. */
const ESCAPED = '"\\/bfnrt'

function readText(text: string, open: number): number {
  let at = open + 1
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '"') return at + 1
    if (sign < ' ') fail(at, words.badText)
    if (sign !== '\\') at += 1
    else if (ESCAPED.includes(text[at + 1] ?? 'none')) at += 2
    else at = endOf(UNICODE, text, at) ?? fail(at, words.badText)
  }
  return fail(open, words.badText)
}

function readEntry(text: string, at: number): number {
  if (text[at] !== '"') fail(at, words.keyNeeded)
  const colon = skip(text, readText(text, at))
  if (text[colon] !== ':') fail(colon, words.colonNeeded)
  return readValue(text, skip(text, colon + 1))
}

/** Parts between commas up to the closing sign. */
function readParts(text: string, open: number, close: string, readPart: (text: string, at: number) => number): number {
  let at = skip(text, open + 1)
  if (text[at] === close) return at + 1
  for (;;) {
    at = skip(text, readPart(text, at))
    if (text[at] === close) return at + 1
    if (text[at] !== ',') fail(at, text[at] === undefined ? words.ended : words.commaNeeded(close))
    at = skip(text, at + 1)
    if (text[at] === close) fail(at, words.commaTooMany)
  }
}
