import { readPath } from '@heddle/document/values'
import { SOURCE_MESSAGES } from './messages.ts'
import { textOf } from './parts-of.ts'
import { resultOf } from './result.ts'

type Values = Readonly<Record<string, unknown>>

/** What one question was answered. */
export interface PageAnswer {
  /** JSON, or the text where it is none. */
  readonly body: unknown
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** What answered. */
  readonly url: string
}

/** Asks for one page, by values of the query or by the address that the page before named. */
export type AskPage = (next: {
  readonly query: Readonly<Record<string, string>>
  readonly address?: string
}) => Promise<PageAnswer>

export interface Paged {
  readonly data: unknown
  readonly total?: number
}

export const PAGING_LIMITS = { size: 100, pages: 50, rows: 10_000 } as const

/** Whether pages are asked for one by one, as they are shown: of those that have numbers. */
export function hasNumberedPages({ paging }: Values): boolean {
  return paging === 'page' || paging === 'offset'
}

/** One page as it is shown, of a source whose pages have numbers. */
export async function fetchPage(values: Values, offset: number, limit: number, ask: AskPage): Promise<Paged> {
  const answer = await ask({ query: numbered(values, offset, limit) })
  const total = totalOf(answer, textOf(values['totalPath']))
  return { data: resultOf(answer.body, textOf(values['resultPath'])), ...(total !== undefined && { total }) }
}

/** All rows, page by page, until there are no more; few enough to be held. */
export async function fetchAll(values: Values, ask: AskPage): Promise<Paged> {
  const { size, pages, rows: most } = PAGING_LIMITS
  const rows: unknown[] = []
  let next: Parameters<AskPage>[0] | undefined = { query: firstOf(values) }
  for (let page = 0; next && page < pages; page++) {
    const answer: PageAnswer = await ask(next)
    const found = resultOf(answer.body, textOf(values['resultPath']))
    // One record has no pages.
    if (!Array.isArray(found)) return { data: page === 0 ? found : rows }
    rows.push(...(found as readonly unknown[]))
    if (rows.length > most) throw new Error(SOURCE_MESSAGES.tooManyRows(most))
    const total = totalOf(answer, textOf(values['totalPath']))
    const isLast = found.length === 0 || (total !== undefined && rows.length >= total)
    next = isLast ? undefined : nextOf(values, answer, rows.length, found.length, size)
  }
  return { data: rows }
}

function numbered(values: Values, offset: number, size: number): Readonly<Record<string, string>> {
  const { paging } = values
  const sizeName = textOf(values['sizeName'])
  const sized = sizeName === '' ? {} : { [sizeName]: String(size) }
  if (paging === 'page')
    return {
      ...sized,
      [textOf(values['pageName']) || 'page']: String(Math.floor(offset / size) + Number(values['firstPage'] ?? 1)),
    }
  return { ...sized, [textOf(values['offsetName']) || 'offset']: String(offset) }
}

function firstOf(values: Values): Readonly<Record<string, string>> {
  if (values['paging'] === 'none') return {}
  if (hasNumberedPages(values)) return numbered(values, 0, PAGING_LIMITS.size)
  const sizeName = textOf(values['sizeName'])
  return sizeName === '' ? {} : { [sizeName]: String(PAGING_LIMITS.size) }
}

function nextOf(
  values: Values,
  answer: PageAnswer,
  rows: number,
  found: number,
  size: number,
): Parameters<AskPage>[0] | undefined {
  if (values['paging'] === 'cursor') {
    const cursor = textOf(readPath(answer.body, textOf(values['cursorPath'])))
    return cursor === '' ? undefined : { query: { ...firstOf(values), [textOf(values['cursorName']) || 'cursor']: cursor } }
  }
  if (values['paging'] === 'link') {
    const address = nextLink(answer.headers['link'] ?? '', answer.url)
    return address === undefined ? undefined : { query: {}, address }
  }
  if (values['paging'] === 'none') return undefined
  // A server that gives more or fewer rows than it was asked for counts its pages by its own size.
  return found < size && values['sizeName'] !== '' ? undefined : { query: numbered(values, rows, found) }
}

/** The address of `rel="next"`, when it is one of the same server: what is sent is for that one only. */
export function nextLink(header: string, url: string): string | undefined {
  for (const part of header.slice(0, 10_000).split(',')) {
    const [target = '', ...parameters] = part.split(';')
    const isNext = parameters.some((one) => /^\s*rel="?next"?\s*$/i.test(one))
    const address = target.trim().replace(/^<|>$/g, '')
    if (!isNext || !URL.canParse(address, url)) continue
    const next = new URL(address, url)
    return next.origin === new URL(url).origin ? next.href : undefined
  }
  return undefined
}

/** The number of all rows, at a path of the answer or in a header. */
function totalOf({ body, headers }: PageAnswer, path: string): number | undefined {
  if (path === '') return undefined
  const said = path.startsWith('header:') ? headers[path.slice('header:'.length).trim().toLowerCase()] : readPath(body, path)
  const total = typeof said === 'string' && said !== '' ? Number(said) : said
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : undefined
}
