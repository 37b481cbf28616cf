import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doormanPlugins, doormanServers, guardedRecords } from './guarded-site.ts'
import { oddRequests } from './odd-addresses.ts'
import { seededRandom } from './random.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { visit } from './visit.ts'

/** Who visits the site, by their cookies, and which of its secrets are for them. */
const VISITORS: readonly { readonly cookie?: string; readonly may: readonly string[] }[] = [
  { may: [] },
  { may: [] },
  { cookie: 'who=member', may: ['members'] },
  { cookie: 'who=staff', may: ['members', 'staff', 'row'] },
]

/** Every origin there is: the site and its other stages, uploads, and the editor. */
const originsOf = ({ hosts, url }: TestServer): readonly string[] => [
  hosts.siteOrigin('guarded'),
  hosts.siteOrigin('guarded'),
  hosts.siteOrigin('guarded', 'staging'),
  hosts.previewOrigin('guarded'),
  hosts.assetsOrigin,
  url,
]

/**
 * Asks every origin of a server that has a site with rules for addresses that a seed decides.
 * @returns what nobody may be answered with: failures of the server, texts of what is not for those who ask
 */
export async function askOddly(seed: number, count: number): Promise<readonly string[]> {
  const editorFolder = mkdtempSync(join(tmpdir(), 'heddle-editor-'))
  for (const name of ['index.html', 'canvas.html'])
    writeFileSync(join(editorFolder, name), '<!doctype html><title>Editor</title>')
  const server = await startTestServer({
    // Nobody may ask for so many in so little time: each comes from another machine.
    config: { trustProxy: 1 },
    ports: {
      editorFolder,
      plugins: doormanPlugins,
      pluginServers: doormanServers,
      templates: [{ id: 'guarded', assets: [], create: guardedRecords() }],
    },
  })
  try {
    const owner = await server.newPerson('Owner')
    const { json } = await owner.call('POST', '/api/projects', { name: 'guarded', template: 'guarded' })
    for (const stage of ['production', 'staging'])
      await owner.call('POST', `/api/projects/${String(json['project']?.['id'])}/publish`, { stage })
    const random = seededRandom(seed + 1)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const origins = originsOf(server)
    const wrong: string[] = []
    let asked = 0
    for (const { method, path } of oddRequests(seed, count)) {
      const [origin, { cookie, may }] = [pick(origins), pick(VISITORS)]
      asked += 1
      const forwarded = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
      const headers = { origin, 'x-forwarded-for': forwarded, ...(cookie !== undefined && { cookie }) }
      const { status, text } = await visit(origin + path, { method, headers })
      const told = `${cookie ?? 'nobody'} ${method} ${origin}${path}`
      if (status === 429) throw new Error('too many at once: nothing was looked at')
      if (status >= 500) wrong.push(`${told}: ${status}`)
      for (const [, what = ''] of text.matchAll(/SECRET (\w+)/g)) if (!may.includes(what)) wrong.push(`${told}: SECRET ${what}`)
    }
    return wrong
  } finally {
    await server.stop()
    rmSync(editorFolder, { recursive: true })
  }
}
