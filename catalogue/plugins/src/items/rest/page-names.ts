import type { PageNames } from '@heddle/kit'
import { textOf } from '../../lib/parts-of.ts'

/** The names of numbered pages, where they are counted; without any where they have no numbers. */
export function pageNames(values: Readonly<Record<string, unknown>>): PageNames | undefined {
  const { paging } = values
  if (paging === 'none' || paging === undefined) return undefined
  const sizeName = textOf(values['sizeName'])
  const size = sizeName === '' ? {} : { size: sizeName }
  if (paging === 'page') return { page: textOf(values['pageName']) || 'page', ...size }
  return paging === 'offset' ? { offset: textOf(values['offsetName']) || 'offset', ...size } : {}
}

/** The settings by which pages of these names are counted. */
export function countPages({ page, offset, size = '', first = 1 }: PageNames): Readonly<Record<string, string | number>> {
  if (page !== undefined) return { paging: 'page', pageName: page, firstPage: first, sizeName: size }
  return { paging: 'offset', offsetName: offset ?? 'offset', sizeName: size }
}
