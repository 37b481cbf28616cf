import type { ReleasePattern } from './manifest.ts'

/**
 * The file for an address with parameters: patterns are tried in order, `:name` stands for one segment; case does not count. Rows have files of their own.
 * @param path as it was asked for: a parameter may hold an encoded slash
 */
export function matchPattern(patterns: readonly ReleasePattern[], path: string): string | undefined {
  const segments = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decode(part).toLowerCase())
  return patterns.find(({ pattern, rows }) => {
    if (rows !== undefined) return false
    const parts = pattern.toLowerCase().replace(/^\//, '').split('/')
    return parts.length === segments.length && parts.every((part, i) => part.startsWith(':') || part === segments[i])
  })?.file
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
