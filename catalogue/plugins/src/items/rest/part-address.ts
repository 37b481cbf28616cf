import type { FieldValues, PluginSource } from '@heddle/kit'
import { isOrigin } from './fields.ts'

/** A whole address that was typed as origin or path: its origin, its path and the values of its query. */
export function partAddress(name: string, text: string, { query }: FieldValues): ReturnType<NonNullable<PluginSource['part']>> {
  if ((name !== 'origin' && name !== 'path') || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { origin, pathname, search, username, password, hash } = new URL(text)
  if (username !== '' || password !== '' || (name === 'origin' && pathname === '/' && search === '' && hash === ''))
    return undefined
  if (!isOrigin(origin)) return undefined
  const kept = Array.isArray(query) ? query : []
  const found = [...new URLSearchParams(search)].map(([key, value]) => ({ name: key, value }))
  // Braces are names of path values, which an address writes in another way.
  const path = pathname.replaceAll(/%7B(\w{1,100})%7D/gi, '{$1}')
  return { origin, path: path === '/' ? '' : path, ...(found.length > 0 && { query: [...kept, ...found] }) }
}
