import { MESSAGES } from '../messages.ts'

/** Longest base path, in characters. */
export const MAX_BASE_PATH = 100
const FOREIGN_CHARACTER = /[^A-Za-z0-9\-_.~]/u

/** A base path as it is kept: it begins and ends with a slash, and no part is empty (specification section 2). Nothing for the root. */
export function normaliseBasePath(typed: string): string | undefined {
  const parts = typed
    .trim()
    .split('/')
    .filter((part) => part !== '')
  return parts.length === 0 ? undefined : `/${parts.join('/')}/`
}

/** What is wrong with a base path; `undefined` when nothing is. It is the same in every address, so that letters of other alphabets stay away. */
export function basePathProblem(path: string): string | undefined {
  if (path.length > MAX_BASE_PATH) return MESSAGES.basePathTooLong(MAX_BASE_PATH)
  const parts = path.slice(1, -1).split('/')
  if (path !== `/${parts.join('/')}/` || parts.includes('')) return MESSAGES.basePathSlashes
  if (parts.some((part) => part === '.' || part === '..')) return MESSAGES.basePathDots
  const foreign = parts.flatMap((part) => FOREIGN_CHARACTER.exec(part)?.[0] ?? [])[0]
  return foreign === undefined ? undefined : MESSAGES.basePathCharacter(foreign)
}

/** What all addresses of a site begin with: its base path without the slash at the end; nothing at the root of its host. */
export function rootOf(basePath: string | undefined): string {
  return basePath === undefined ? '' : basePath.slice(0, -1)
}
