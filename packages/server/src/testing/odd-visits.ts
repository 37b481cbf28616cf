import { doormanPlugins, doormanServers, guardedRecords } from './guarded-site.ts'
import { oddRequests } from './odd-addresses.ts'
import { startTestServer } from './test-server.ts'
import { visit } from './visit.ts'

/**
 * Asks a site with rules for addresses that a seed decides.
 * @returns what no visitor may be answered with: failures of the server, texts of what is not for everybody
 */
export async function askOddly(seed: number, count: number): Promise<readonly string[]> {
  const server = await startTestServer({
    ports: {
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
      if (status >= 500) wrong.push(`${method} ${path}: ${status}`)
      if (text.includes('SECRET')) wrong.push(`${method} ${path}: SECRET`)
    }
    return wrong
  } finally {
    await server.stop()
  }
}
