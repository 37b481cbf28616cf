import { createStore } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { createSyncClient, type ChangeStorage, type SyncClient, type Transport } from '@heddle/sync/client'
import type { ServerMessage } from '@heddle/sync/protocol'
import { WebSocket } from 'ws'
import { newId } from '../ids.ts'
import type { Person } from './person.ts'

/** Someone who keeps on editing with the editor's own client, as fast as changes are saved. */
export interface EditingClient {
  readonly client: SyncClient
  /** Ids of the variables that were made, one by each change that the client took. */
  readonly made: ReadonlySet<string>
  /** Resolves when so many changes more than now were acknowledged. */
  saveMore(count: number): Promise<void>
  /** Makes no more changes; resolves when the server has them all. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Changes that may be under way at once. */
const WIDTH = 8

const NO_STORAGE: ChangeStorage = {
  load: () => Promise.resolve([]),
  save: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

/** A server, and who somebody is there. */
export interface EditingPlace {
  readonly url: string
  readonly person: Person
}

const transportTo =
  (place: () => EditingPlace, projectId: string): Transport =>
  ({ onOpen, onMessage, onClose }) => {
    const { url, person } = place()
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/projects/${projectId}/sync`, { headers: person.headers })
    socket.on('open', onOpen)
    socket.on('message', (data) => onMessage(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => undefined)
    socket.once('close', onClose)
    return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() }
  }

const variable = (id: string): DocumentRecord => ({
  id,
  kind: 'variable',
  name: `v${id}`,
  folder: '',
  index: 'a0',
  type: 'number',
  defaultValue: 1,
})

/** Opens a project at the server of `url` and begins. */
export const startEditing = (url: string, person: Person, projectId: string): EditingClient =>
  startEditingAt(() => ({ url, person }), projectId)

/** The same at a place that may be another one after each end of the connection. */
export function startEditingAt(place: () => EditingPlace, projectId: string): EditingClient {
  const client = createSyncClient({
    store: createStore<DocumentRecord>([]),
    transport: transportTo(place, projectId),
    storage: NO_STORAGE,
    clientId: newId(),
    newId,
    now: Date.now,
    random: Math.random,
    schedule: (fn, ms) => {
      const timer = setTimeout(fn, ms)
      return () => clearTimeout(timer)
    },
  })
  const made = new Set<string>()
  let isOver = false
  let waiting: { readonly isTrue: () => boolean; readonly resolve: () => void }[] = []
  const saved = (): number => made.size - client.unsavedCount.value

  function change(): boolean {
    const id = newId()
    if (client.status.value === 'connecting' || !client.change('Edit', { put: { [id]: variable(id) } })) return false
    made.add(id)
    return true
  }
  const turn = (): void => {
    for (let free = isOver ? 0 : WIDTH - client.unsavedCount.value; free > 0 && change(); free--);
    for (const { isTrue, resolve } of waiting) if (isTrue()) resolve()
    waiting = waiting.filter(({ isTrue }) => !isTrue())
  }
  const soon = (): void => void setImmediate(turn)
  client.unsavedCount.subscribe(soon)
  client.status.subscribe(soon)

  const until = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      waiting.push({ isTrue, resolve })
      soon()
    })
  return {
    client,
    made,
    saveMore(count) {
      const goal = saved() + count
      return until(() => saved() >= goal)
    },
    finish() {
      isOver = true
      return until(() => client.status.value === 'saved')
    },
    close: () => client.close(),
  }
}
