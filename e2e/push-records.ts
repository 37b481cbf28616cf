import { createHash } from 'node:crypto'
import { WebSocket } from 'ws'
import type { DocumentRecord, Id, SiteRecord } from '@heddle/document'
import type { ServerMessage } from '@heddle/sync/protocol'

const PER_CHANGE = 500

/** Sixteen small letters and digits, the same for the same name. */
export function idOf(name: string): Id {
  return createHash('sha256').update(name).digest('hex').slice(0, 16)
}

/** The home page to fill. */
export interface Home {
  readonly homePageId: Id
  readonly language: string
  /** A record that is put where one stands changes that one. */
  readonly site: SiteRecord
}

/** The sync connection of a project, as an editor opens it, with what stands there. */
async function connect(
  origin: string,
  projectId: string,
  cookie: string,
): Promise<{ readonly socket: WebSocket; readonly snapshot: readonly DocumentRecord[]; readonly next: Next }> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/projects/${projectId}/sync`, { headers: { cookie, origin } })
  const waiting = new Set<(message: ServerMessage) => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage
    for (const hear of waiting) hear(message)
  })
  const next = <T>(read: (message: ServerMessage) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const hear = (message: ServerMessage): void => {
        if (message.type === 'refused' || message.type === 'error') reject(new Error(JSON.stringify(message)))
        const found = read(message)
        if (found === undefined) return
        waiting.delete(hear)
        resolve(found)
      }
      waiting.add(hear)
    })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const welcome = next((message) => (message.type === 'welcome' ? message : undefined))
  socket.send(JSON.stringify({ type: 'hello', clientId: idOf('bench') }))
  const { snapshot = [] } = await welcome
  return { socket, snapshot, next }
}

/** Waits for the message that is read so. */
type Next = <T>(read: (message: ServerMessage) => T | undefined) => Promise<T>

/** What stands in a project; nothing is changed. */
export async function readRecords(origin: string, projectId: string, cookie: string): Promise<readonly DocumentRecord[]> {
  const { socket, snapshot } = await connect(origin, projectId, cookie)
  socket.close()
  return snapshot
}

/** Puts records into an empty project in place of its nodes, over the sync connection, as an editor would. */
export async function pushRecords(
  origin: string,
  projectId: string,
  cookie: string,
  make: (home: Home) => readonly DocumentRecord[],
): Promise<void> {
  const { socket, snapshot, next } = await connect(origin, projectId, cookie)
  const site = snapshot.find((record) => record.kind === 'site')
  if (!site) throw new Error('The project has no site')
  const removed = byId(snapshot.filter((record) => record.kind === 'node'))
  const language = Object.keys(site.languages)[0] ?? 'en'
  const records = make({ homePageId: site.homePageId, language, site })
  const diffs: object[] = Object.keys(removed).length > 0 ? [{ remove: removed }] : []
  for (let at = 0; at < records.length; at += PER_CHANGE) diffs.push({ put: byId(records.slice(at, at + PER_CHANGE)) })
  for (const [at, diff] of diffs.entries()) {
    const localId = idOf(`change ${at}`)
    const saved = next((message) =>
      message.type === 'entries' && message.entries.some((entry) => entry.localId === localId) ? true : undefined,
    )
    socket.send(JSON.stringify({ type: 'push', changes: [{ localId, label: 'Fill', diff }] }))
    await saved
  }
  socket.close()
}

function byId(records: readonly DocumentRecord[]): Record<string, DocumentRecord> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
