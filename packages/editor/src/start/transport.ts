import { signal } from '@preact/signals-core'
import type { ReadonlySignal } from '@preact/signals-core'
import type { Transport } from '@heddle/sync/client'
import type { LogEntry, ServerMessage } from '@heddle/sync/protocol'

/** Address of a project's room on the origin the editor was loaded from. */
export function syncAddress(projectId: string, { protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/projects/${projectId}/sync`
}

/** A WebSocket to a project's room. */
export function createEditorTransport(projectId: string, location: Location): Transport {
  return ({ onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(syncAddress(projectId, location))
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => {
      const message: ServerMessage = JSON.parse(String(data))
      onMessage(message)
    })
    socket.addEventListener('close', onClose, { once: true })
    return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() }
  }
}

/** The same transport, keeping the durable entries that come over it: what the history panel shows. */
export function recordEntries(transport: Transport): {
  readonly transport: Transport
  readonly entries: ReadonlySignal<readonly LogEntry[]>
} {
  const entries = signal<readonly LogEntry[]>([])
  return {
    entries,
    transport: (events) =>
      transport({
        ...events,
        onMessage: (message) => {
          // Before they are taken in: who changed what is known when it is seen.
          const news = message.type === 'entries' || message.type === 'welcome' ? (message.entries ?? []) : []
          const last = entries.value.at(-1)?.seq ?? 0
          const added = news.filter(({ seq }) => seq > last)
          if (added.length > 0) entries.value = [...entries.value, ...added]
          events.onMessage(message)
        },
      }),
  }
}
