/** A list cut into pages. `page` counts from 1. */
export interface Pages {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly limit: number
}

/** Elements reference 31: no limit or no items make one page; an offset beyond the end is on the last one. */
export function toPages(total: unknown, limit: unknown, offset: unknown): Pages {
  const items = count(total)
  const size = count(limit)
  const pages = size === 0 || items === 0 ? 1 : Math.ceil(items / size)
  const page = size === 0 ? 1 : Math.min(pages, Math.floor(count(offset) / size) + 1)
  return { page, pages, total: items, limit: size }
}

/** Page numbers to show: the first, the last, the current one and its neighbours; `undefined` for what is left out between. */
export function shownPages({ page, pages }: Pages): readonly (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((number, at) => {
    const before = shown[at - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [undefined, number]
  })
}

/** Which items the page shows, in the builder's words: `{from}`, `{to}` and `{total}` stand for numbers. */
export function rangeText(words: string, { page, total, limit }: Pages): string {
  const from = total === 0 ? 0 : (page - 1) * limit + 1
  const to = limit === 0 ? total : Math.min(page * limit, total)
  const numbers: Readonly<Record<string, number>> = { from, to, total }
  return words.replaceAll(/\{(from|to|total)\}/g, (_, name: string) => String(numbers[name]))
}

/** Items counted, or 0 for what is no count; a text counts as the number it spells. */
export function count(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.floor(number) : 0
}
