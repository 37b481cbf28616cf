import { MESSAGES } from '../messages.ts'
import { isSafeAddress } from './address-rules.ts'

/** Longest code for the head, in characters. */
export const MAX_HEAD_CODE = 20_000
/** Longest robots.txt, in characters. */
export const MAX_ROBOTS = 10_000

/** A tag of somebody's own in the head of every page. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script' | 'style'
  /** Names in small letters. */
  readonly attributes: Readonly<Record<string, string>>
  /** What stands in a script or a style, as it is. */
  readonly text: string
}

const NAMES: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style'])
const ADDRESSES: ReadonlySet<string> = new Set(['src', 'href'])
const WORD = /[^\s"'<>/=]+/y
const CLOSING = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi } as const
const START = /<([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])/y

/**
 * Reads code for the head: meta, link, script and style tags, and comments, which are left out. Everything else would end
 * the head where it stands. Answers what is wrong as a text.
 */
export function readHeadCode(code: string): readonly HeadTag[] | string {
  if (code.length > MAX_HEAD_CODE) return MESSAGES.headCodeTooLong(MAX_HEAD_CODE)
  const tags: HeadTag[] = []
  let at = 0
  while (at < code.length) {
    if (/\s/.test(code.charAt(at))) at += 1
    else if (code.startsWith('<!--', at)) {
      const end = code.indexOf('-->', at + 4)
      if (end < 0) return MESSAGES.headCodeUnclosed('<!--')
      at = end + 3
    } else {
      const read = readTag(code, at)
      if (typeof read === 'string') return read
      tags.push(read.tag)
      at = read.end
    }
  }
  return tags
}

function readTag(code: string, from: number): { readonly tag: HeadTag; readonly end: number } | string {
  START.lastIndex = from
  const name = START.exec(code)?.[1]?.toLowerCase()
  if (name === undefined || !NAMES.has(name)) return MESSAGES.headCodeOther(code.slice(from, from + 30).trim())
  const attributes: Record<string, string> = {}
  let at = START.lastIndex
  for (;;) {
    while (/[\s/]/.test(code.charAt(at))) at += 1
    if (at >= code.length) return MESSAGES.headCodeUnclosed(`<${name}`)
    if (code.charAt(at) === '>') break
    const read = readAttribute(code, at)
    if (!read) return MESSAGES.headCodeUnclosed(`<${name}`)
    const problem = attributeProblem(read.name, read.value)
    if (problem !== undefined) return problem
    if (!Object.hasOwn(attributes, read.name)) attributes[read.name] = read.value
    at = read.end
  }
  at += 1
  if (name === 'meta' || name === 'link') return { tag: { name, attributes, text: '' }, end: at }
  const kind = name === 'script' ? name : 'style'
  CLOSING[kind].lastIndex = at
  const close = CLOSING[kind].exec(code)
  if (!close) return MESSAGES.headCodeUnclosed(`<${kind}>`)
  return { tag: { name: kind, attributes, text: code.slice(at, close.index) }, end: CLOSING[kind].lastIndex }
}

interface ReadAttribute {
  readonly name: string
  readonly value: string
  readonly end: number
}

function readAttribute(code: string, from: number): ReadAttribute | undefined {
  WORD.lastIndex = from
  const name = WORD.exec(code)?.[0].toLowerCase()
  if (name === undefined) return undefined
  let at = WORD.lastIndex
  while (/\s/.test(code.charAt(at))) at += 1
  if (code.charAt(at) !== '=') return { name, value: '', end: at }
  at += 1
  while (/\s/.test(code.charAt(at))) at += 1
  const quote = code.charAt(at)
  if (quote === '"' || quote === "'") {
    const end = code.indexOf(quote, at + 1)
    return end < 0 ? undefined : { name, value: unescaped(code.slice(at + 1, end)), end: end + 1 }
  }
  let end = at
  while (end < code.length && !/[\s>]/.test(code.charAt(end))) end += 1
  return { name, value: unescaped(code.slice(at, end)), end }
}

/** The names of characters that people write in addresses. */
const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function attributeProblem(name: string, value: string): string | undefined {
  if (!/^[a-z_][a-z0-9_:.-]{0,99}$/.test(name) || name.startsWith('on') || name === 'http-equiv')
    return MESSAGES.headCodeAttribute(name)
  if (!ADDRESSES.has(name)) return undefined
  return isSafeAddress(value) && (/^https:\/\/[^\s;,'"]+$/i.test(value) || /^\/(?!\/)[^\s]*$/.test(value))
    ? undefined
    : MESSAGES.headCodeAddress(value.slice(0, 60))
}
