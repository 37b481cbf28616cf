import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, type ServerConfig } from '../config.ts'
import { createServer, type HeddleServer } from '../create-server.ts'
import type { ServerPorts } from '../ports/ports.ts'
import type { SignedIn } from '../services/accounts.ts'
import { personAt, type Person } from './person.ts'
import { testPorts } from './test-ports.ts'

export type { Person } from './person.ts'

export interface TestServer extends HeddleServer {
  readonly url: string
  readonly folder: string
  readonly siteUrl: (slug: string, path?: string) => string
  /** Nobody: no cookies. */
  readonly stranger: Person
  person(signedIn: SignedIn): Person
  /** The first call makes the owner of the server, later ones further accounts. */
  newPerson(name: string): Promise<Person>
  stop(): Promise<void>
}

export const PASSWORD = 'correct horse battery'

/** A real server on a free port and a data folder of its own. */
export async function startTestServer(
  options: { readonly config?: Partial<ServerConfig>; readonly ports?: Partial<ServerPorts>; readonly folder?: string } = {},
): Promise<TestServer> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'heddle-server-'))
  const config = {
    ...readConfig({ PORT: '0', HEDDLE_DATA: folder, HEDDLE_LOG: 'silent', HEDDLE_DRAIN_SECONDS: '0' }),
    ...options.config,
  }
  const server = await createServer(config, testPorts(options.ports))
  const url = await server.listen()

  const person = ({ cookies }: SignedIn) => personAt(url, cookies.map((cookie) => cookie.split(';')[0]).join('; '))
  return {
    ...server,
    url,
    folder,
    siteUrl: (slug, path = '/') => server.hosts.siteOrigin(slug) + path,
    stranger: personAt(url),
    person,
    async newPerson(name) {
      const credentials = { name, email: `${name.toLowerCase()}@example.com`, password: PASSWORD }
      const { accounts } = server.services
      return person(
        (await accounts.needsOwner()) ? await accounts.signUpOwner(credentials) : await accounts.createUser(credentials),
      )
    },
    async stop() {
      await server.close()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
