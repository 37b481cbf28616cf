// The least a server must do to save edits: Fastify, a WebSocket, SQLite with synchronous=FULL, one transaction per group. No
// accounts, no checks, no document. Entries, rows and messages hold what ours hold, changes are grouped by the same rule, and
// everybody is told with bytes that are made once. Prints its address: `node server-baseline.ts {folder}`.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import websocket from '@fastify/websocket'
import Sqlite from 'better-sqlite3'
import Fastify from 'fastify'
import type { WebSocket } from 'ws'
import { COMMIT_COUNT, COMMIT_EVERY_MS } from '@heddle/sync/room'
import type { ClientMessage, LogEntry } from '@heddle/sync/protocol'

const db = new Sqlite(join(process.argv[2] ?? '.', 'baseline.sqlite'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec(
  'create table log (seq integer primary key, local_id text not null unique, client_id text, author_id text, author_name text, label text, time integer, diff text not null)',
)
const insert = db.prepare('insert into log values (?, ?, ?, ?, ?, ?, ?, ?)')
const write = db.transaction((entries: readonly LogEntry[]) => {
  for (const { seq, localId, clientId, author, label, time, diff } of entries)
    insert.run(seq, localId, clientId, author.id, author.name, label, time, JSON.stringify(diff))
})

/** As long as the ids and names of people are. */
const author = { id: 'bench00000000000', name: 'Bench' }

let seq = 0
let waiting: LogEntry[] = []
let cancel: (() => void) | undefined
let committedAt = Number.NEGATIVE_INFINITY
const sockets = new Set<WebSocket>()

function commit(): void {
  cancel?.()
  cancel = undefined
  committedAt = Date.now()
  const entries = waiting
  waiting = []
  write(entries)
  const bytes = Buffer.from(JSON.stringify({ type: 'entries', entries }))
  for (const socket of sockets) socket.send(bytes, { binary: false })
}

function schedule(ms: number): () => void {
  if (ms === 0) {
    const turn = setImmediate(commit)
    return () => clearImmediate(turn)
  }
  const timer = setTimeout(commit, ms)
  return () => clearTimeout(timer)
}

const app = Fastify()
await app.register(websocket)
app.get('/sync', { websocket: true }, (socket) => {
  sockets.add(socket)
  let client = ''
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ClientMessage
    if (message.type === 'hello') {
      client = message.clientId
      socket.send(JSON.stringify({ type: 'welcome', seq, role: 'editor', snapshot: [], peers: [] }))
    }
    if (message.type !== 'push') return
    for (const change of message.changes) waiting.push({ ...change, seq: ++seq, clientId: client, author, time: Date.now() })
    if (waiting.length >= COMMIT_COUNT) commit()
    else cancel ??= schedule(Math.max(0, COMMIT_EVERY_MS - Math.max(0, Date.now() - committedAt)))
  })
  socket.on('close', () => sockets.delete(socket))
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
