import type { Diff } from '@heddle/store'
import { ROOT_SLOT, SECTIONS_SLOT, type DocumentRecord, type DocumentView } from '@heddle/document'

/** Whether a diff that the view applied may change what formulas are told of pages: the site, pages, their sections (linked ones are called by their roots) and pictures. */
export function touchesPages({ put, set, remove }: Diff<DocumentRecord>, view: Pick<DocumentView, 'get'>): boolean {
  return (
    [put, remove].some((records) => Object.values(records ?? {}).some(isTold)) ||
    Object.entries(set ?? {}).some(([id, { place }]) => place?.some(isAmongSections) || isTold(view.get(id)))
  )
}

function isTold(record: DocumentRecord | undefined): boolean {
  if (record?.kind === 'node') return isAmongSections(record.place)
  return record?.kind === 'page' || record?.kind === 'site' || record?.kind === 'asset'
}

function isAmongSections(place: unknown): boolean {
  return (
    typeof place === 'object' && place !== null && 'slot' in place && (place.slot === SECTIONS_SLOT || place.slot === ROOT_SLOT)
  )
}
