import type { ClientMessage, ServerMessage } from '@heddle/sync/protocol'
import { WebSocket } from 'ws'
import { newId } from '../ids.ts'
import type { Person, TestServer } from './test-server.ts'

/** A window on the sync connection that speaks the protocol by hand. */
export interface SyncWindow {
  /** Every message so far. */
  readonly messages: readonly ServerMessage[]
  send(message: ClientMessage | string): void
  /** Pushes one change; resolves with `saved` when it is durable, `refused` when it is not taken. */
  push(diff: object, label?: string): Promise<'saved' | 'refused'>
  /** Resolves with the first message for which `test` holds, past ones included. */
  find<T extends ServerMessage['type']>(
    type: T,
    test?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>
  /** Resolves when the connection has ended, whoever ended it. */
  readonly closed: Promise<void>
  close(): Promise<void>
}

/** Opens a window of a project and says hello. */
export async function openWindow(
  server: Pick<TestServer, 'url'>,
  person: Person,
  projectId: string,
  since?: number,
): Promise<SyncWindow> {
  // On loopback whatever the host: names of tests resolve nowhere.
  const { host, port } = new URL(server.url)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/projects/${projectId}/sync`, { headers: { ...person.headers, host } })
  const messages: ServerMessage[] = []
  const listeners = new Set<() => void>()
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as ServerMessage)
    for (const listener of listeners) listener()
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.on('error', () => undefined)

  const until = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const listener = (): void => {
        const found = look()
        if (found === undefined) return
        listeners.delete(listener)
        resolve(found)
      }
      listeners.add(listener)
      listener()
    })
  const send = (message: ClientMessage | string): void =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const find: SyncWindow['find'] = (type, test = () => true) =>
    until(() =>
      messages.find(
        (message): message is Extract<ServerMessage, { type: typeof type }> => message.type === type && test(message as never),
      ),
    )

  send({ type: 'hello', clientId: newId(), ...(since === undefined ? {} : { since }) })
  await Promise.race([
    find('welcome'),
    find('unavailable').then(({ reason }) => {
      throw new Error(reason)
    }),
    closed.then(() => {
      throw new Error('the connection ended before the welcome')
    }),
  ])
  return {
    messages,
    closed,
    send,
    find,
    push(diff, label = 'Edit') {
      const localId = newId()
      send({ type: 'push', changes: [{ localId, label, diff }] })
      return until(() => {
        for (const message of messages) {
          if (message.type === 'entries' && message.entries.some((entry) => entry.localId === localId)) return 'saved'
          if (message.type === 'refused' && message.localId === localId) return 'refused'
        }
        return undefined
      })
    },
    close() {
      socket.close()
      return closed
    },
  }
}
