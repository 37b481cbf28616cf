import type { DocumentRecord, DocumentView, SiteRecord } from '@heddle/document'
import type { Store } from '@heddle/store'

/** Resolves with the site's record as soon as the document is there, and rejects when the signal gives up. */
export function whenOpen(store: Store<DocumentRecord>, view: DocumentView, signal: AbortSignal): Promise<SiteRecord> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const site = view.site()
      if (!site) return
      stop()
      resolve(site)
    }
    const stop = store.subscribeKind('site', look)
    signal.addEventListener('abort', () => {
      stop()
      reject(new DOMException('The project was left before it was open', 'AbortError'))
    })
    look()
  })
}
