import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { localIdAt } from '@heddle/sync/client'

export interface LoadResult {
  /** Acknowledged edits each second. */
  readonly perSecond: number
  /** Milliseconds from sending an edit to its acknowledgement that 99 of 100 edits do not exceed. */
  readonly p99: number
}

const EDITORS = 20
/** Edits of one editor that are under way at once. */
const IN_FLIGHT = 4

interface Received {
  readonly type: string
  readonly entries?: readonly { readonly localId: string }[]
}

/** All editors are told the same: what one of them parsed serves the others, so that the load does not slow down what it measures. */
let last: { readonly text: string; readonly message: Received } | undefined
function parse(text: string): Received {
  if (last?.text !== text) last = { text, message: JSON.parse(text) as Received }
  return last.message
}

/** Ids as editors make them: 16 letters and digits. */
const newId = (): string => Array.from(randomBytes(16), (byte) => (byte % 36).toString(36)).join('')

/** 20 editors change texts of the sample site (Russian) as fast as they are acknowledged, for so many milliseconds. `nodeIds`: texts to change. */
export async function loadSync(
  address: string,
  headers: Readonly<Record<string, string>>,
  nodeIds: readonly string[],
  duration: number,
): Promise<LoadResult> {
  const latencies: number[] = []
  const stopAt = performance.now() + duration
  await Promise.all(
    Array.from({ length: EDITORS }, (_, editor) =>
      runEditor(address, headers, nodeIds[editor % nodeIds.length] ?? '', stopAt, latencies),
    ),
  )
  const sorted = latencies.toSorted((a, b) => a - b)
  return { perSecond: (latencies.length / duration) * 1000, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}

function runEditor(
  address: string,
  headers: Readonly<Record<string, string>>,
  nodeId: string,
  stopAt: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers })
    const sent = new Map<string, number>()
    let count = 0
    const push = (): void => {
      const localId = localIdAt(Date.now(), newId())
      sent.set(localId, performance.now())
      const diff = { set: { [nodeId]: { 'props/text/ru': [null, `Edit ${++count}`] } } }
      socket.send(JSON.stringify({ type: 'push', changes: [{ localId, label: 'Edit text', diff }] }))
    }
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', clientId: newId() })))
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('message', (data) => {
      const message = parse(String(data))
      if (message.type === 'welcome') for (let i = 0; i < IN_FLIGHT; i++) push()
      if (message.type === 'refused') reject(new Error(String(data)))
      for (const { localId } of message.type === 'entries' ? (message.entries ?? []) : []) {
        const start = sent.get(localId)
        if (start === undefined) continue
        sent.delete(localId)
        latencies.push(performance.now() - start)
        if (performance.now() < stopAt) push()
        else if (sent.size === 0) socket.close()
      }
    })
  })
}
