import { effect, signal } from '@preact/signals-core'
import { customAlphabet } from 'nanoid'
import { createDocumentView, isAtomPath } from '@heddle/document'
import type { DocumentRecord, Id } from '@heddle/document'
import { checkContentChange, checkDiff } from '@heddle/document/check'
import { createStore } from '@heddle/store'
import { createSyncClient, localIdAt } from '@heddle/sync/client'
import type { ChangeStorage, StepStorage, Transport } from '@heddle/sync/client'
import type { ElementDefinition, FunctionDefinition, PageSets, PluginDefinition } from '@heddle/kit'
import type { CanvasConnection } from '../frame/connection.ts'
import type { Editor } from '../session/editor.ts'
import { createKnownActions, type LoadActions } from '../session/known-actions.ts'
import { isNeeded } from './is-needed.ts'
import { createSession } from './create-session.ts'
import { whenOpen } from './open-document.ts'
import { keepSessionValid } from './session-upkeep.ts'
import type { ProjectServer } from '../server/project-server.ts'
import { words } from './words.ts'

/** Ids as the document wants them. */
export const newId: () => Id = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 16)

export interface EditorOptions {
  readonly projectId: Id
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** Functions that formulas may call. */
  readonly functions: readonly FunctionDefinition[]
  /** Plugins of the catalogue by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  readonly pageSets: PageSets
  readonly loadActions: LoadActions
  readonly server: ProjectServer
  /** Where uploaded files are served, ending with a slash. */
  readonly assetsUrl: string
  /** Bytes that its files have room for. */
  readonly assetsRoom: number | undefined
  readonly transport: Transport
  /** Keeps unsent changes on this machine. */
  readonly changes: ChangeStorage
  /** Keeps what this person did, so that it can be undone after a reload. */
  readonly steps?: StepStorage
  /** Keeps what this tab remembers of the project. */
  readonly memory: Storage | undefined
  readonly pageId?: Id | undefined
  readonly selection: readonly Id[]
  /** Told why the server does not open the project, and with nothing when it does. */
  readonly onUnavailable?: ((reason: string | undefined) => void) | undefined
  /** Who removed a record, where that is known. */
  readonly removerOf?: (id: Id) => string | undefined
  /** Gives up opening, and closes what was opened. */
  readonly signal: AbortSignal
}

/** Opens a project: connects, waits for the document, and joins everything that panels and tools work with. */
export async function createEditor(options: EditorOptions): Promise<Editor> {
  const { projectId, definitions, server, signal: giveUp } = options
  const store = createStore<DocumentRecord>()
  const view = createDocumentView(store)
  const client = createSyncClient({
    store,
    transport: options.transport,
    storage: options.changes,
    steps: options.steps,
    clientId: newId(),
    newId: () => localIdAt(Date.now(), newId()),
    now: Date.now,
    random: Math.random,
    isAtom: isAtomPath,
    isReferenced: isNeeded(view),
    schedule: (fn, ms) => {
      const timer = setTimeout(fn, ms)
      return () => clearTimeout(timer)
    },
  })
  giveUp.addEventListener('abort', () => void client.close())
  const stopTelling = client.unavailableReason.subscribe((reason) => options.onUnavailable?.(reason))
  giveUp.addEventListener('abort', stopTelling)
  const site = await whenOpen(store, view, giveUp)
  const asked = options.pageId === undefined ? undefined : view.find('page', options.pageId)
  const selection = options.selection.filter((id) => view.find('node', id))
  const pageId = asked?.id ?? (selection[0] === undefined ? undefined : view.pageOf(selection[0])) ?? site.homePageId
  const [session, stopRemembering] = createSession({ projectId, site, pageId, selection, storage: options.memory })

  const editor: Editor = {
    projectId,
    store,
    view,
    client,
    session,
    definitions,
    functions: options.functions,
    plugins: options.plugins,
    pageSets: options.pageSets,
    actions: createKnownActions(options.loadActions),
    server,
    assetsUrl: options.assetsUrl,
    assetsRoom: options.assetsRoom,
    canvas: signal<CanvasConnection | undefined>(undefined),
    newId,
    change(label, result) {
      const refuse = (why: string | undefined) => {
        session.notice.value = { text: why ?? words.changeRefused, tone: 'danger' }
        return false
      }
      if ('ok' in result && !result.ok) return refuse(result.issues[0]?.message)
      const diff = 'ok' in result ? result.diff : result
      const isWriter = client.role.value === 'content-editor'
      const [more] = isWriter
        ? checkContentChange(
            view,
            diff,
            (type) => definitions.get(type),
            (type) => editor.actions.all.value?.get(type),
          )
        : []
      if (more) return refuse(more.message)
      // The server would say the same, but when the change has been seen already.
      const wrong = checkDiff(view, diff, { fieldsOf: (type) => definitions.get(type) }).find(
        ({ severity }) => severity === 'error',
      )
      if (wrong) return refuse(wrong.message)
      return client.change(label, diff) || refuse(client.readOnlyReason.value)
    },
  }
  const stops = [
    stopRemembering,
    keepSessionValid(editor, options.removerOf),
    effect(() => client.setPresence({ pageId: session.pageId.value, selection: session.selection.value })),
    client.refused.subscribe((refused) => {
      const last = refused.at(-1)
      if (last) session.notice.value = { text: words.refused(last.label, last.issues[0]?.message ?? ''), tone: 'danger' }
    }),
    view.close,
  ]
  giveUp.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  return editor
}
