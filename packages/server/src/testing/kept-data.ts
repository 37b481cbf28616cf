import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { blankNode, type DocumentRecord } from '@heddle/document'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import type { ServerPorts } from '../ports/ports.ts'
import { GUARDED, guardedRecords } from './guarded-site.ts'
import { testPorts } from './test-ports.ts'
import { openWindow } from './sync-client.ts'
import { PASSWORD, type Person, type TestServer } from './test-server.ts'
import { visit } from './visit.ts'

/** Backups of servers on PostgreSQL as Heddle of that day made them, a folder for each day. */
export const KEPT_FOLDER = join(import.meta.dirname, '../../../../fixtures/data-postgres')

const id = (name: string): string => name.padEnd(16, '0')

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** What a kept server holds: who signs in to it and what its two sites show. Only added to: states of earlier days hold it too. */
export const KEPT = {
  owner: { email: 'owner@example.com', password: PASSWORD },
  visitor: { email: 'ann@example.org', password: 'a long enough secret', name: 'Ann' },
  /** Addresses of the sites: one with accounts, a page behind a rule and files, and one that everybody sees. */
  club: 'club',
  plain: 'plain',
  membersPage: '/members',
  membersText: 'SECRET members',
  plainText: 'Packed long ago',
  picture: PICTURE,
  pictureFile: `${createHash('sha256').update(PICTURE).digest('hex').slice(0, 40)}.png`,
  visitorsFile: 'a letter',
} as const

/** A site with accounts; its page for members shows a picture and takes files. */
const clubRecords = (): readonly DocumentRecord[] => [
  ...guardedRecords({ namespace: 'site-accounts' })(),
  {
    id: id('plan'),
    kind: 'asset',
    name: 'plan.png',
    file: KEPT.pictureFile,
    mime: 'image/png',
    size: PICTURE.length,
    width: 1,
    height: 1,
    folder: '',
    index: 'a0',
  },
  {
    ...blankNode(id('picture'), 'image', { parentId: id('topmembers'), slot: 'children', index: 'a1' }),
    props: { url: { default: `asset:${id('plan')}` } },
  },
  {
    id: id('send'),
    kind: 'workflow',
    name: 'send',
    folder: '',
    index: 'a0',
    ownerId: GUARDED.members,
    trigger: 'onload',
    parameters: [],
    firstAction: id('act'),
    actions: { [id('act')]: { type: 'upload-file', args: { source: 'value', file: { type: 'f', code: 'null' } } } },
  },
]

/** What a server needs that fills or opens a kept state. */
export const keptPorts = (): ServerPorts => {
  const ports = testPorts()
  return {
    ...ports,
    plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
    pluginServers,
    templates: [...ports.templates, { id: 'club', assets: [], create: clubRecords }],
  }
}

/** Asks a site for something of its accounts; resolves with the answer, and with the cookies that it sets. */
export async function askAccounts(server: TestServer, act: string, body: object) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await visit(server.siteUrl(KEPT.club, `/ww/accounts/${act}`), init)
  return { ...answer, cookie: (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ') }
}

/** Writes into the only text of a site, as a window does. */
export async function editText(server: TestServer, owner: Person, projectId: string, text: string): Promise<void> {
  const { records } = await server.services.rooms.read(projectId)
  const node = records.find((record) => record.kind === 'node' && record.element === 'text')
  if (node?.kind !== 'node') throw new Error('there is no text')
  const window = await openWindow(server, owner, projectId)
  const saved = await window.push({ set: { [node.id]: { props: [node.props, { ...node.props, text: { en: text } }] } } })
  await window.close()
  if (saved !== 'saved') throw new Error('the text was refused')
}

/** Publishes a project; throws what kept it from being published. */
export async function publishKept(owner: Person, projectId: string): Promise<void> {
  const { text } = await owner.call('POST', `/api/projects/${projectId}/publish`, {})
  if (!text.includes('"release":')) throw new Error(text)
}

/** Sends a file as a member of the club does; resolves with its address. */
async function sendFile(server: TestServer, cookie: string): Promise<string> {
  const site = server.siteUrl(KEPT.club, '')
  const designId = (await server.services.releases.current(KEPT.club))?.release.designId ?? ''
  const facts = { name: 'letter.txt', type: 'text/plain', size: KEPT.visitorsFile.length, tag: '' }
  const signed = await visit(`${site}/ww/designs/${designId}/user-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(facts),
  })
  const { signedRequest, url } = JSON.parse(signed.text) as { readonly signedRequest?: string; readonly url: string }
  if (signedRequest === undefined) throw new Error(signed.text)
  const sent = await visit(site + signedRequest, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain', cookie },
    body: KEPT.visitorsFile,
  })
  if (sent.status !== 200) throw new Error(sent.text)
  return new URL(url).pathname
}

/** Makes on an empty server what `KEPT` says. */
export async function fillKept(server: TestServer): Promise<void> {
  const owner = await server.newPerson('Owner')
  for (const [name, template] of [
    [KEPT.club, 'club'],
    [KEPT.plain, 'empty'],
  ]) {
    const { json } = await owner.call('POST', '/api/projects', { name, template })
    const projectId = String(json['project']?.['id'])
    if (template === 'club') {
      const body = new FormData()
      body.append('file', new Blob([Uint8Array.from(PICTURE)], { type: 'image/png' }), 'plan.png')
      const to = `${server.url}/api/projects/${projectId}/assets`
      const answer = await fetch(to, { method: 'POST', body, headers: owner.headers })
      if (!(await answer.text()).includes(KEPT.pictureFile)) throw new Error('the picture has another name')
    }
    if (template === 'empty') await editText(server, owner, projectId, KEPT.plainText)
    await publishKept(owner, projectId)
  }
  const { cookie, text } = await askAccounts(server, 'sign-up', KEPT.visitor)
  if (cookie === '') throw new Error(text)
  await sendFile(server, cookie)
}
