import { MORE } from './limits.ts'

/** What is on show of a list, and how much of it is to be. */
export interface Growing {
  /** Of a collection. */
  readonly id: string | undefined
  readonly count: number
  readonly total: number
  /** There is no more; of what is not known yet there may be. */
  readonly isAll: boolean
  /** How many are shown after the next time. */
  readonly next: number
  /** Rows are under way. */
  readonly isComing: boolean
}

/** Reads it off a collection, or off the builder's own numbers. A list without a limit shows all there is. */
export function readGrowing(props: Readonly<Record<string, unknown>>): Growing {
  const isOwn = Boolean(props['useCustomPagination'])
  const source = (isOwn ? props : Object(props['collection'])) as Readonly<Record<string, unknown>>
  const total = whole(source['total'])
  const limit = whole(source['limit'])
  const count = limit === 0 ? total : Math.min(limit, total)
  const next = Math.min(total, count + (whole(props['step']) || MORE.step.default))
  const { id } = source
  return {
    id: !isOwn && typeof id === 'string' ? id : undefined,
    count,
    total,
    isAll: count >= total && source['total'] !== undefined,
    next,
    isComing: !isOwn && source['isFetching'] === true,
  }
}

/** What is on show, in the builder's words: `{count}` and `{total}` stand for numbers. */
export function shownText(words: string, count: number, total: number): string {
  return words.replaceAll(/\{(count|total)\}/g, (_, name) => String(name === 'total' ? total : count))
}

/** A whole number from 0 on; a text counts as the number it spells. */
function whole(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.floor(number) : 0
}
