import type { PublishedPageEntry, PublishedPageInfo } from '@heddle/document/published'

/** A page of the site as formulas see it (logic reference 1.3), the one on show being itself. */
type PageRecord = PublishedPageEntry & { readonly lang: string; readonly pageLoaded: boolean }

/** Pages by id. What is told of the page on show is what `page` tells; the address of any other is that of its defaults. */
export function pageRecords(
  entries: readonly PublishedPageEntry[],
  shown: Pick<PublishedPageInfo, 'id'> | undefined,
  lang: string,
  shownPath: () => string,
): Readonly<Record<string, PageRecord>> {
  return Object.fromEntries(
    entries.map((entry) => {
      const pageLoaded = entry.id === shown?.id
      return [entry.id, { ...entry, lang, path: pageLoaded ? shownPath() : entry.path, pageLoaded }]
    }),
  )
}
