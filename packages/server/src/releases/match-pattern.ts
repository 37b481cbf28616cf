import type { ReleasePattern } from './manifest.ts'

/**
 * The page of an address with parameters: patterns are tried in order; case does not count. Rows have files of their own.
 * @param path as it was asked for: a parameter may hold an encoded slash
 */
export function matchPattern(patterns: readonly ReleasePattern[], path: string): ReleasePattern | undefined {
  const segments = partsOf(path).map(decode)
  return patterns.find(({ pattern, rows }) => {
    if (rows !== undefined) return false
    const parts = partsOf(pattern)
    return parts.length === segments.length && parts.every((part, at) => valueIn(part, segments[at] ?? '') !== undefined)
  })
}

export const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/**
 * What a part of an address gives to the parameter of a part of a pattern (`:id`, `post-:id`, `post-:id:-print`): at least one
 * character. Of a part without one an empty text; `undefined` where they do not fit.
 */
export function valueIn(part: string, asked: string): string | undefined {
  const [before = '', name, after = ''] = part.split(':')
  const value = name === undefined ? '' : asked.slice(before.length, asked.length - after.length)
  if (name !== undefined && value === '') return undefined
  return (before + value + after).toLowerCase() === asked.toLowerCase() ? value : undefined
}

export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** An address of one page in one way only, however it was written: with single slashes, and escaped as browsers do. */
export function writtenAddress(path: string): string {
  return `/${partsOf(path)
    .map((part) => encodeURIComponent(decode(part).toWellFormed()))
    .join('/')}`
}
