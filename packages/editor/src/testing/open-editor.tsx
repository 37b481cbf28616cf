import { signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import type { PluginDefinition } from '@heddle/kit'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pageSets } from '@heddle/templates/page-sets'
import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { createDocumentView, isAtomPath } from '@heddle/document'
import type { DocumentRecord, Id, MemberRole } from '@heddle/document'
import { checkDiff } from '@heddle/document/check'
import { createStore } from '@heddle/store'
import type { ChangeStorage, Transport } from '@heddle/sync/client'
import type { ServerMessage } from '@heddle/sync/protocol'
import { createRoom } from '@heddle/sync/room'
import type { Room } from '@heddle/sync/room'
import { fieldsOfDefinitions, recordsOf } from '@heddle/testing'
import { createEditor } from '../start/create-editor.ts'
import type { Editor } from '../session/editor.ts'
import { watchProblems } from '../problems/watch-problems.ts'
import { watchPublishing } from '../project/publish-state.ts'
import { ProjectContext } from '../project/project-context.ts'
import { createProjectServer } from '../server/project-server.ts'
import { listenToKeys } from '../shell/listen-to-keys.ts'
import { EditorContext } from '../session/use-editor.ts'
import { show } from './show.tsx'

const PROJECT = 'project000000000'
const fieldsOf = fieldsOfDefinitions(elementDefinitions)

const schedule = (fn: () => void, ms: number) => {
  const timer = setTimeout(fn, ms)
  return () => clearTimeout(timer)
}

/**
 * A room of the real server in this window: the protocol is the one a browser speaks over the network. `refusal` gives a reason
 * to refuse every change.
 */
export function openRoom(records: readonly DocumentRecord[], refusal: () => string | undefined = () => undefined): Room {
  const store = createStore(records)
  const view = createDocumentView(store)
  return createRoom({
    store,
    seq: 0,
    check(diff) {
      const why = refusal()
      return why === undefined
        ? checkDiff(view, diff, { fieldsOf })
        : [{ severity: 'error', code: 'refused', path: 'site', message: why }]
    },
    log: { append: async () => undefined, entriesAfter: async () => [], find: async () => [] },
    now: Date.now,
    schedule,
    isAtom: isAtomPath,
  })
}

/** A connection to a room without a network; messages are copied as the network would. */
export function transportTo(room: Room, name = 'Ada', role: MemberRole = 'editor'): Transport {
  return ({ onOpen, onMessage, onClose }) => {
    const member = room.connect(
      { send: (message) => queueMicrotask(() => onMessage(structuredClone<ServerMessage>(message))), close: onClose },
      { id: name, name, role },
    )
    queueMicrotask(onOpen)
    return { send: (message) => member.receive(structuredClone(message)), close: () => member.leave() }
  }
}

/** What can happen to the way to the server. */
export interface Line {
  /** While the line is cut nothing comes through; mended, the editor finds its way back by itself. */
  readonly cut: () => void
  readonly mend: () => void
  /** How often the editor tried to connect. */
  readonly attempts: () => number
  /** The server refuses every change for a reason from now on. */
  readonly refuse: (why: string) => void
  /** The server says something by itself. */
  readonly say: (message: ServerMessage) => void
}

/** A room, and a line to it. */
function createLine(records: readonly DocumentRecord[], role?: MemberRole) {
  let isCut = false
  let attempts = 0
  let refusal: string | undefined
  let current: Parameters<Transport>[0] | undefined
  let hangUp = () => {}
  const room = openRoom(records, () => refusal)
  const open: Transport = (events) => {
    attempts += 1
    if (isCut) {
      queueMicrotask(events.onClose)
      return { send: () => undefined, close: () => undefined }
    }
    const connection = transportTo(room, undefined, role)(events)
    current = events
    hangUp = () => {
      connection.close()
      events.onClose()
    }
    return connection
  }
  const line: Line = {
    cut() {
      isCut = true
      hangUp()
    },
    mend() {
      isCut = false
    },
    attempts: () => attempts,
    refuse(why) {
      refusal = why
    },
    say: (message) => current?.onMessage(message),
  }
  return { room, open, line }
}

const noStorage: ChangeStorage = { load: async () => [], save: async () => undefined, remove: async () => undefined }

export interface OpenEditor {
  readonly editor: Editor
  readonly room: Room
  readonly line: Line
  readonly host: HTMLElement
}

/** Opens a fixture in an editor on a real room and shows a part of the interface until the test is over. `fetch` answers for the server's API. */
export async function openEditor(
  fixture: ReactNode,
  shown: ReactNode,
  fetch: typeof globalThis.fetch = noFetch,
  plugins: readonly PluginDefinition[] = pluginDefinitions,
  role?: MemberRole,
): Promise<OpenEditor> {
  const { room, open, line } = createLine(recordsOf(fixture, { fieldsOf }), role)
  sessionStorage.clear()
  const leaving = new AbortController()
  const editor = await createEditor({
    projectId: PROJECT,
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    functions: functionDefinitions,
    loadActions: async () => actionDefinitions,
    plugins: new Map(plugins.map((plugin) => [plugin.namespace, plugin])),
    pageSets,
    server: createProjectServer(PROJECT, fetch),
    assetsUrl: `${window.location.origin}/assets/`,
    assetsRoom: 500_000_000,
    transport: open,
    changes: noStorage,
    memory: sessionStorage,
    selection: [],
    signal: leaving.signal,
  })
  const [problems, stopProblems] = watchProblems(editor.store, editor)
  const stopKeys = listenToKeys(editor, window)
  onTestFinished(() => {
    stopKeys()
    stopProblems()
    leaving.abort()
  })
  const host = show(
    <EditorContext value={editor}>
      <ProjectContext
        value={{
          user: { id: 'Ada', name: 'Ada', email: 'ada@example.org' },
          problems,
          publishing: watchPublishing(editor.server, () => 0),
          log: signal([]),
        }}
      >
        {shown}
      </ProjectContext>
    </EditorContext>,
  )
  return { editor, room, line, host }
}

/** Names of a node's children in order. */
export function childNames({ view }: Editor, parentId: Id): readonly string[] {
  return view.children(parentId).map((id) => view.find('node', id)?.name ?? '')
}

const noFetch: typeof globalThis.fetch = async () => new Response(null, { status: 404 })
