import type { PublishedPageEntry } from '@heddle/document/published'

/** A page of the site as formulas see it (logic reference 1.3), the one on show being itself. */
type PageRecord = PublishedPageEntry & { readonly lang: string; readonly pageLoaded: boolean }
type Records = Readonly<Record<string, PageRecord>>

/**
 * Pages by id; the same records for as long as nothing changed. What is told of the page on show is what `page` tells; the
 * address of any other is that of its defaults.
 */
export function createPageRecords(): typeof recordsOf {
  let last: { readonly input: readonly unknown[]; readonly records: Records } | undefined
  return (...input) => {
    if (!last || input.some((part, at) => part !== last?.input[at])) last = { input, records: recordsOf(...input) }
    return last.records
  }
}

function recordsOf(
  entries: readonly PublishedPageEntry[],
  shownId: string | undefined,
  shownPath: string | undefined,
  lang: string,
): Records {
  return Object.fromEntries(
    entries.map((entry) => {
      const pageLoaded = entry.id === shownId
      return [entry.id, { ...entry, lang, path: (pageLoaded ? shownPath : undefined) ?? entry.path, pageLoaded }]
    }),
  )
}
