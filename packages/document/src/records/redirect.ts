import { MESSAGES } from '../messages.ts'
import { isSafeAddress } from './address-rules.ts'
import type { Redirect, RedirectStatus } from './types.ts'

/** Redirects of a site at most. */
export const MAX_REDIRECTS = 1000
/** Longest path or address of a redirect, in characters. */
export const MAX_REDIRECT_TEXT = 1000
export const REDIRECT_STATUSES = [301, 302] as const satisfies readonly RedirectStatus[]

/** The last part of a path that stands for all that follows. */
const REST = '*'
const PARAMETER = /^\{\{([A-Za-z_][A-Za-z0-9_]*)\}\}$/
const NAMES = /\{\{([^{}]*)\}\}/g
/** Of an address on another site: the part in which nothing may be put. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/** With letters of any alphabet, and a port. */
const HOST = /^https?:\/\/[\p{L}\p{M}\p{N}._-]+(?::\d{1,5})?$/iu

/** A redirect as a release holds it: the page's address stands in the place of the page. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status: RedirectStatus
}

export interface FoundRedirect {
  /** Address with everything put in, encoded. */
  readonly location: string
  readonly status: RedirectStatus
}

/**
 * The path that somebody means: of a whole address its path alone, decoded, without slashes at its ends. What cannot be read
 * is given back as it is, for `wrongFrom` to say what is wrong.
 */
export function pathOfTyped(typed: string): string {
  const trimmed = typed.trim()
  const path = trimmed.replace(ORIGIN, '')
  const end = path.search(/[?#]/)
  const parts = decoded(end < 0 ? path : path.slice(0, end)).split('/')
  const [from, to] = [parts.findIndex((part) => part !== ''), parts.findLastIndex((part) => part !== '')]
  return from < 0 ? '' : parts.slice(from, to + 1).join('/')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What is wrong with the path that is asked for; nothing when it can be one. */
export function wrongFrom(from: string): string | undefined {
  if (from === '') return MESSAGES.redirectFromEmpty
  const parts = from.split('/')
  if (parts.includes('')) return MESSAGES.pathSlashes
  if (parts.some((part) => part === '.' || part === '..')) return MESSAGES.pathDots
  if (/[\p{Cc}\\?#]/u.test(from)) return MESSAGES.redirectFromCharacter
  const names = parts.flatMap((part) => PARAMETER.exec(part)?.[1] ?? [])
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) return MESSAGES.pathParameterTwice(twice)
  const odd = parts.find((part) => /[{}]/.test(part) && !PARAMETER.test(part))
  if (odd !== undefined) return MESSAGES.redirectParameter(odd)
  return parts.some((part, at) => part.includes(REST) && (part !== REST || at < parts.length - 1))
    ? MESSAGES.redirectRestLast
    : undefined
}

/** What is wrong with the address that a redirect leads to; nothing when it can be one. */
export function wrongAddress(address: string, from: string): string | undefined {
  if (address === '') return MESSAGES.redirectToEmpty
  const origin = ORIGIN.exec(address)?.[0]
  const isHere = /^\/(?![/\\])/.test(address)
  if ((origin === undefined && !isHere) || !isSafeAddress(address) || /[\s\\]/.test(address)) return MESSAGES.redirectAddress
  if (origin !== undefined && !HOST.test(origin)) return MESSAGES.redirectOrigin
  const known = new Set(from.split('/').flatMap((part) => PARAMETER.exec(part)?.[1] ?? []))
  const unknown = [...address.matchAll(NAMES)].map(([, name = '']) => name).find((name) => !known.has(name))
  if (unknown !== undefined) return MESSAGES.redirectUnknownParameter(unknown)
  return hasRest(address) && !hasRest(from) ? MESSAGES.redirectUnknownRest : undefined
}

const hasRest = (path: string): boolean => path === REST || path.endsWith(`/${REST}`)

/** Two paths that the same addresses ask for have the same key: case, accents and names of parameters do not count. */
export function keyOfFrom(from: string): string {
  return from
    .split('/')
    .map((part) => (PARAMETER.test(part) ? '{{}}' : plain(part)))
    .join('/')
}

const plain = (part: string): string => part.normalize('NFC').toLowerCase()

/** Whether a redirect's path names every address by itself, without parameters and a rest. */
export const isExact = ({ from }: Pick<Redirect, 'from'>): boolean => !/\{\{/.test(from) && !hasRest(from)

/**
 * Finds where an address leads: exact paths first, then those with parameters, then those with a rest, and of these the one
 * that says more.
 *
 * @returns asked with the parts of a path, decoded
 */
export function createRedirects(rules: readonly RedirectRule[]): (parts: readonly string[]) => FoundRedirect | undefined {
  const exact = new Map(rules.filter(isExact).map((rule) => [keyOfFrom(rule.from), rule]))
  const open = rules
    .filter((rule) => !isExact(rule))
    .map((rule) => ({ rule, parts: rule.from.split('/') }))
    .toSorted((a, b) => Number(hasRest(a.rule.from)) - Number(hasRest(b.rule.from)) || compareParts(a.parts, b.parts))
  return (all) => {
    const asked = all.filter((part) => part !== '')
    const same = exact.get(asked.map(plain).join('/'))
    if (same) return { location: same.to, status: same.status }
    for (const { rule, parts } of open) {
      const found = matchParts(parts, asked)
      if (found) return { location: fill(rule.to, found.values, found.rest), status: rule.status }
    }
    return undefined
  }
}

/** More parts before fewer, and at the first difference text before a parameter. */
function compareParts(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return b.length - a.length
  const at = a.findIndex((part, index) => PARAMETER.test(part) !== PARAMETER.test(b[index] ?? ''))
  return at < 0 ? 0 : PARAMETER.test(a[at] ?? '') ? 1 : -1
}

interface Matched {
  readonly values: ReadonlyMap<string, string>
  readonly rest: readonly string[]
}

function matchParts(parts: readonly string[], asked: readonly string[]): Matched | undefined {
  const isOpen = parts.at(-1) === REST
  const own = isOpen ? parts.slice(0, -1) : parts
  if (isOpen ? asked.length < own.length : asked.length !== own.length) return undefined
  const values = new Map<string, string>()
  for (const [at, part] of own.entries()) {
    const given = asked[at] ?? ''
    const name = PARAMETER.exec(part)?.[1]
    if (name !== undefined) values.set(name, given)
    else if (plain(part) !== plain(given)) return undefined
  }
  return { values, rest: asked.slice(own.length) }
}

const encodePart = (part: string): string => encodeURIComponent(part.toWellFormed())

function fill(to: string, values: ReadonlyMap<string, string>, rest: readonly string[]): string {
  const filled = (hasRest(to) ? to.slice(0, -REST.length) : to).replace(NAMES, (_, name: string) =>
    encodePart(values.get(name) ?? ''),
  )
  return hasRest(to) ? filled + rest.map(encodePart).join('/') : filled
}
