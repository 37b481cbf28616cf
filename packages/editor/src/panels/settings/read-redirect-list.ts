import { pathIn, pathOfTyped, type DocumentView, type Id, type Redirect, type RedirectTarget } from '@heddle/document'
import { words } from './words.ts'

export interface ReadRedirects {
  readonly redirects: readonly Redirect[]
  /** What could not be read, the first of it. */
  readonly wrong?: string
}

/** What the first column is called where the columns have names. */
const FIRST_COLUMN = /^(?:from|source|old (?:path|url|address))$/i
const STATUSES: ReadonlyMap<string, Redirect['status']> = new Map([
  ['301', 301],
  ['302', 302],
])

/**
 * Reads a list of redirects as spreadsheets and other builders write them: a line each, the path that is asked for, where it
 * leads, and 301 or 302 if somebody says so (301), between tabs, semicolons, commas or blanks. A line with the names of the
 * columns at the top counts for nothing, and so does an empty one. What leads to a page of the site follows that page.
 */
export function readRedirectList(text: string, view: DocumentView): ReadRedirects {
  const pageAt = pagesByAddress(view)
  const redirects: Redirect[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [from = '', to = '', status = '301', ...others] = cellsOf(line)
    if (line.trim() === '' || (redirects.length === 0 && FIRST_COLUMN.test(from))) continue
    const known = STATUSES.get(status)
    if (to === '' || known === undefined || others.length > 0) return { redirects, wrong: words.redirects.wrongLine(at + 1) }
    redirects.push({ from: pathOfTyped(from), to: targetOf(to, pageAt), status: known })
  }
  return { redirects }
}

function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one))
  const cells = separator === undefined ? line.trim().split(/\s+/) : line.split(separator)
  return cells
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter((cell, index, all) => cell !== '' || index < all.length - 1)
}

function targetOf(text: string, pageAt: ReadonlyMap<string, Id>): RedirectTarget {
  const isHere = !/^https?:/i.test(text)
  const pageId = isHere && !/[?#*{]/.test(text) ? pageAt.get(pathOfTyped(text).toLowerCase()) : undefined
  if (pageId !== undefined) return { pageId }
  return { address: isHere && !text.startsWith('/') ? `/${text}` : text }
}

function pagesByAddress(view: DocumentView): ReadonlyMap<string, Id> {
  const language = view.defaultLanguage() ?? ''
  const home = view.site()?.homePageId
  return new Map(view.of('page').map((page) => [page.id === home ? '' : pathIn(page, language).toLowerCase(), page.id]))
}
