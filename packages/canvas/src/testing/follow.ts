import type { ReactNode } from 'react'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createDocumentView, type DocumentRecord, type DocumentView } from '@heddle/document'
import { createStore, type Diff, type Store } from '@heddle/store'
import { fieldsOfDefinitions, recordsOf } from '@heddle/testing'
import type { CanvasView } from '../protocol.ts'

/** The page with the id `page`, in English. */
export const VIEW: CanvasView = { pageId: 'page', language: 'en', theme: 'light', assetsUrl: '/assets/', iconsUrl: '/icons/' }
export const DEFINITIONS = new Map(elementDefinitions.map((definition) => [definition.type, definition]))

export interface Followed {
  readonly view: DocumentView
  readonly store: Store<DocumentRecord>
  /** Applies a diff to the document and then to what follows it. */
  readonly after: <Result>(diff: Diff<DocumentRecord>, follow: (diff: Diff<DocumentRecord>) => Result) => Result
}

/** A fixture as a document that changes. */
export function followed(fixture: ReactNode): Followed {
  const store = createStore(recordsOf(fixture, { fieldsOf: fieldsOfDefinitions(elementDefinitions) }))
  return {
    store,
    view: createDocumentView(store),
    after: (diff, follow) => {
      store.apply(diff)
      return follow(diff)
    },
  }
}
