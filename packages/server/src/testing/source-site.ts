import type { DocumentRecord } from '@heddle/document'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import { startOutsideServer, type OutsideServer } from './outside-server.ts'
import { startTestServer, type Person, type TestServer } from './test-server.ts'

/** A project whose plugins of the catalogue ask a server outside, and everything that has to be stopped again. */
export interface SourceSite {
  readonly outside: OutsideServer
  readonly server: TestServer
  readonly ann: Person
  /** Id of the project. */
  readonly project: string
  /** Where its routes begin. */
  readonly base: string
  stop(): Promise<void>
}

/**
 * Starts both servers and makes the project.
 * @param name of the project; its site is called so in small letters
 * @param recordsOf its records for the address of the server outside; without it, those of an empty one
 */
export async function startSourceSite(
  name: string,
  recordsOf?: (origin: string) => (newId: () => string) => readonly DocumentRecord[],
): Promise<SourceSite> {
  const outside = await startOutsideServer()
  const template = recordsOf ? 'asking' : 'empty'
  const server = await startTestServer({
    config: { allowPrivate: ['127.0.0.1'] },
    ports: {
      plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
      pluginServers,
      ...(recordsOf && { templates: [{ id: template, assets: [], create: recordsOf(outside.url) }] }),
    },
  })
  const ann = await server.newPerson('Ann')
  const project = String((await ann.call('POST', '/api/projects', { name, template })).json['project']?.['id'])
  return {
    outside,
    server,
    ann,
    project,
    base: `/api/projects/${project}`,
    async stop() {
      await server.stop()
      await outside.stop()
    },
  }
}
