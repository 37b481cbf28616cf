import { doormanPlugins, doormanServers, guardedRecords } from './guarded-site.ts'
import { oddRequests } from './odd-addresses.ts'
import { startTestServer } from './test-server.ts'
import { visit } from './visit.ts'

/**
 * Asks a site with rules for addresses that a seed decides.
 * @returns what no visitor may be answered with: failures of the server, texts of what is not for everybody
 */
export async function askOddly(seed: number, count: number): Promise<readonly string[]> {
  // Nobody may ask for so many in so little time: each takes ten milliseconds by the server's clock.
  let asked = 0
  const server = await startTestServer({
    ports: {
      now: () => Date.now() + asked * 10,
      plugins: doormanPlugins,
      pluginServers: doormanServers,
      templates: [{ id: 'guarded', assets: [], create: guardedRecords() }],
    },
  })
  try {
    const owner = await server.newPerson('Owner')
    const { json } = await owner.call('POST', '/api/projects', { name: 'guarded', template: 'guarded' })
    await owner.call('POST', `/api/projects/${String(json['project']?.['id'])}/publish`, {})
    const wrong: string[] = []
    for (const { method, path } of oddRequests(seed, count)) {
      const { status, text } = await visit(server.siteUrl('guarded', '') + path, { method })
      asked += 1
      if (status === 429) throw new Error('too many at once: nothing was looked at')
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
      if (text.includes('SECRET')) wrong.push(`${method} ${path}: SECRET`)
    }
    return wrong
  } finally {
    await server.stop()
  }
}
