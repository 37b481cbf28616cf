import type { DocumentView } from '@heddle/document'
import type { SnapshotFacts } from '../types.ts'

/** What formula functions read while a page is drawn. */
export function snapshotFacts(view: DocumentView, now: number): SnapshotFacts {
  const favoriteFormat = favoriteFormatOf(view)
  return { now, defaultLanguage: view.defaultLanguage() ?? 'en', ...(favoriteFormat !== undefined && { favoriteFormat }) }
}

/** Specification section 3, plugin: the public setting that gives the date helper its default format. */
export function favoriteFormatOf(view: DocumentView): string | undefined {
  for (const { settings } of view.of('plugin')) {
    const format = settings.publicData['favoriteFormat']
    if (typeof format === 'string' && format !== '') return format
  }
  return undefined
}
