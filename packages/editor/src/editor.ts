import type { Signal } from '@preact/signals-core'
import type { ElementDefinition, FunctionDefinition } from '@heddle/kit'
import type { DocumentRecord, DocumentView, Id, Language } from '@heddle/document'
import type { OperationResult } from '@heddle/document/operations'
import type { ScreenId } from '@heddle/style'
import type { Diff, Store } from '@heddle/store'
import type { SyncClient } from '@heddle/sync/client'
import type { CanvasConnection } from './canvas/connection.ts'
import type { ProjectServer } from './server/project-server.ts'

export type PanelId =
  'add' | 'navigator' | 'pages' | 'data' | 'design' | 'assets' | 'plugins' | 'problems' | 'history' | 'settings'
export type DialogId = 'publish' | 'shortcuts'
export type InspectorTab = 'style' | 'settings' | 'workflows'

/** What this window shows: never saved with the document, never sent to others (selection and page travel as presence). */
export interface EditorSession {
  readonly pageId: Signal<Id>
  readonly selection: Signal<readonly Id[]>
  readonly hover: Signal<Id | undefined>
  readonly screenId: Signal<ScreenId>
  /** `default` or a state such as `hover`: which variant the style panel edits. */
  readonly stateId: Signal<string>
  readonly language: Signal<Language>
  /** Width of the page's frame in CSS pixels. */
  readonly canvasWidth: Signal<number>
  /** 1 is 100 %. */
  readonly zoom: Signal<number>
  readonly panel: Signal<PanelId | undefined>
  readonly inspectorTab: Signal<InspectorTab>
  /** Theme the page is shown in on the canvas; the editor's own theme is `shell/editor-theme.ts`. */
  readonly theme: Signal<'dark' | 'light'>
  readonly isPaletteOpen: Signal<boolean>
  readonly dialog: Signal<DialogId | undefined>
  /** Where the selection's context menu stands, in CSS pixels of the editor's window; set it to open the menu. */
  readonly contextMenu: Signal<{ readonly x: number; readonly y: number } | undefined>
  /** Node whose name is being typed in the navigator. */
  readonly renaming: Signal<Id | undefined>
  /** A formula that somebody wants to see: the inspector opens it where its row is; another selection forgets it. */
  readonly askedFormula: Signal<{ readonly nodeId: Id; readonly label: string } | undefined>
  /** Ctrl+\\: panels and bars are out of the way. */
  readonly isInterfaceHidden: Signal<boolean>
  /** A message for the status region; the newest wins. */
  readonly notice: Signal<{ readonly text: string; readonly tone: 'info' | 'danger' } | undefined>
  /** Element type being dragged from the Add panel, or node ids being dragged in navigator or canvas. */
  readonly drag: Signal<{ readonly element: string } | { readonly nodes: readonly Id[] } | undefined>
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
  /** What this project asks of the server beside syncing: uploads, preview, publishing. */
  readonly server: ProjectServer
  /** Where uploaded files are served, ending with a slash; the server says it. */
  readonly assetsUrl: string
  /** The page's frame while it is mounted. */
  readonly canvas: Signal<CanvasConnection | undefined>
  /** Applies an operation's result under a name that undo and history show; issues become a notice. True when applied. */
  readonly change: (label: string, result: OperationResult | Diff<DocumentRecord>) => boolean
  /** Id source for operations: 16 lowercase letters and digits. */
  readonly newId: () => Id
}
