import type { ReleasePattern } from './manifest.ts'

/**
 * The page of an address with parameters: patterns are tried in order, `:name` stands for one segment; case does not count. Rows have files of their own.
 * @param path as it was asked for: a parameter may hold an encoded slash
 */
export function matchPattern(patterns: readonly ReleasePattern[], path: string): ReleasePattern | undefined {
  const segments = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decode(part).toLowerCase())
  return patterns.find(({ pattern, rows }) => {
    if (rows !== undefined) return false
    const parts = pattern.toLowerCase().replace(/^\//, '').split('/')
    return parts.length === segments.length && parts.every((part, i) => part.startsWith(':') || part === segments[i])
  })
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** An address of one page in one way only, however it was written: with single slashes, and escaped as browsers do. */
export function writtenAddress(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  return `/${parts.map((part) => encodeURIComponent(decode(part).toWellFormed())).join('/')}`
}
