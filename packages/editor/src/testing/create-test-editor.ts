import { signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { createDocumentView, type Id } from '@heddle/document'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { createIds, fieldsOfDefinitions, recordsOf } from '@heddle/testing'
import type { CanvasConnection } from '../frame/connection.ts'
import type { Editor } from '../session/editor.ts'
import { createSession } from '../start/create-session.ts'

export interface TestEditor extends Editor {
  /** Names of the changes that were made, in order. */
  readonly labels: readonly string[]
}

/** An editor on a fixture without a server, a canvas or a window: changes are made at once, and nobody else is there. */
export function createTestEditor(fixture: ReactNode, pageId?: Id): TestEditor {
  const store = createStore(recordsOf(fixture, { fieldsOf: fieldsOfDefinitions(elementDefinitions) }))
  const view = createDocumentView(store)
  const site = view.site()
  if (!site) throw new Error('A fixture has a site')
  const projectId = 'project'
  const [session] = createSession({ projectId, site, pageId: pageId ?? site.homePageId, selection: [], storage: undefined })
  const labels: string[] = []
  // What is asked of client and server here is this, and no more.
  const client: Partial<Editor['client']> = {
    peers: signal([]),
    role: signal(undefined),
    steps: signal({ done: [], undone: [] }),
    canUndo: signal(false),
    canRedo: signal(false),
    startGesture: () => () => undefined,
  }
  const server: Partial<Editor['server']> = {}
  return {
    labels,
    projectId,
    store,
    view,
    session,
    canvas: signal<CanvasConnection | undefined>(undefined),
    plugins: new Map(),
    pageSets: {},
    functions: [],
    actions: {
      all: signal(new Map(actionDefinitions.map((definition) => [definition.type, definition]))),
      load: async () => undefined,
    },
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    newId: createIds(7),
    assetsUrl: 'https://assets.example/',
    assetsRoom: undefined,
    client: client as Editor['client'],
    server: server as Editor['server'],
    change(label, result) {
      const diff = 'ok' in result ? (result.ok ? result.diff : undefined) : result
      if (!diff) return false
      labels.push(label)
      store.apply(diff)
      return true
    },
  }
}
