import type { Signal } from '@preact/signals-core'
import type { ElementDefinition, FunctionDefinition, PageSets, PluginDefinition } from '@heddle/kit'
import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import type { OperationResult } from '@heddle/document/operations'
import type { Diff, Store } from '@heddle/store'
import type { SyncClient } from '@heddle/sync/client'
import type { CanvasConnection } from '../frame/connection.ts'
import type { KnownActions } from './known-actions.ts'
import type { ProjectServer } from '../server/project-server.ts'

/**
 * What this window shows: never saved with the document, never sent to others (selection and page travel as presence). These
 * are of the project as a whole; each feature adds its own in its `slice.ts`.
 */
export interface EditorSession {
  readonly pageId: Signal<Id>
  readonly selection: Signal<readonly Id[]>
  readonly hover: Signal<Id | undefined>
  /** A message for the status region; the newest wins. */
  readonly notice: Signal<{ readonly text: string; readonly tone: 'info' | 'danger' } | undefined>
}

/** A record of stores, without behaviour of its own but `change`: what every panel, command and tool receives. */
export interface Editor {
  readonly projectId: Id
  readonly store: Store<DocumentRecord>
  readonly view: DocumentView
  readonly client: SyncClient
  readonly session: EditorSession
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** Functions that formulas may call. */
  readonly functions: readonly FunctionDefinition[]
  /** Plugins of the catalogue by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  /** Pages that are added for a plugin, by its namespace; fetched when somebody does. */
  readonly pageSets: PageSets
  /** What workflows can do. */
  readonly actions: KnownActions
  /** What this project asks of the server beside syncing: uploads, preview, publishing. */
  readonly server: ProjectServer
  /** Where uploaded files are served, ending with a slash; the server says it. */
  readonly assetsUrl: string
  /** Bytes that the files of the project have room for; absent where the server does not say it. */
  readonly assetsRoom: number | undefined
  /** The page's frame while it is mounted. */
  readonly canvas: Signal<CanvasConnection | undefined>
  /** Applies an operation's result under a name that undo and history show; issues become a notice. True when applied. */
  readonly change: (label: string, result: OperationResult | Diff<DocumentRecord>) => boolean
  /** Id source for operations: 16 lowercase letters and digits. */
  readonly newId: () => Id
}
