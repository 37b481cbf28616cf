import type { FieldValues, PluginSource } from '@heddle/kit'
import { visitorPaths } from '@heddle/kit/visitor-values'
import { isOrigin } from './fields.ts'

type Parts = ReturnType<NonNullable<PluginSource['part']>>

/**
 * A whole address that was typed as origin or path: its origin, its path and the values of its query. A path that names values
 * in braces gets a place for each of them; one that names the signed-in visitor gets that as the value of a place.
 */
export function partAddress(name: string, text: string, { query, pathValues }: FieldValues): Parts {
  if (name !== 'origin' && name !== 'path') return undefined
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return name === 'path' ? withPlaces(text, pathValues) : undefined
  const { origin, pathname, search, username, password, hash } = new URL(text)
  if (username !== '' || password !== '' || (name === 'origin' && pathname === '/' && search === '' && hash === ''))
    return undefined
  if (!isOrigin(origin)) return undefined
  const kept = Array.isArray(query) ? query : []
  const found = [...new URLSearchParams(search)].map(([key, value]) => ({ name: key, value }))
  // Braces are names of path values, which an address writes in another way.
  const path = pathname.replaceAll(/%7B([\w.]{1,100})%7D/gi, '{$1}')
  return {
    origin,
    path: path === '/' ? '' : path,
    ...withPlaces(path, pathValues),
    ...(found.length > 0 && { query: [...kept, ...found] }),
  }
}

/** The path with a value for each name in it; `undefined` when all of them have one. */
function withPlaces(text: string, pathValues: FieldValues[string]): Parts {
  const kept = Array.isArray(pathValues) ? pathValues : []
  const known = new Set(kept.map((pair) => (typeof pair === 'object' && pair !== null && 'name' in pair ? pair['name'] : '')))
  // What is put in stands in values alone, each encoded for its place.
  const visitors = visitorPaths(text).map((of) => ({ name: `visitor_${of.replaceAll('.', '_')}`, value: `{visitor.${of}}` }))
  const path = visitors.reduce((all, { name, value }) => all.replaceAll(value, `{${name}}`), text)
  const own = new Map(visitors.map(({ name, value }) => [name, value]))
  const named = new Set(Array.from(path.matchAll(/\{(\w{1,100})\}/g), ([, name = '']) => name))
  const missing = [...named].filter((name) => !known.has(name))
  if (missing.length === 0 && path === text) return undefined
  return { path, pathValues: [...kept, ...missing.map((name) => ({ name, value: own.get(name) ?? '' }))] }
}
