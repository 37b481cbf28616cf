import { WebSocket } from 'ws'
import type { DocumentRecord } from '@heddle/document'
import type { ServerMessage } from '@heddle/sync/protocol'
import { idOf, pageNodes } from './pages.ts'

const PER_CHANGE = 500

/** Fills the home page of an empty project over the sync connection, as an editor would. */
export async function fillProject(origin: string, projectId: string, cookie: string, count: number): Promise<void> {
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
  const clientId = idOf('bench')
  socket.send(JSON.stringify({ type: 'hello', clientId }))
  const { snapshot = [] } = await welcome
  const site = snapshot.find((record) => record.kind === 'site')
  if (!site) throw new Error('The project has no site')
  const removed = Object.fromEntries(snapshot.filter((record) => record.kind === 'node').map((record) => [record.id, record]))
  const language = Object.keys(site.languages)[0] ?? 'en'
  const nodes = pageNodes(site.homePageId, count, language)
  const diffs: object[] = Object.keys(removed).length > 0 ? [{ remove: removed }] : []
  for (let at = 0; at < nodes.length; at += PER_CHANGE) diffs.push({ put: byId(nodes.slice(at, at + PER_CHANGE)) })
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
