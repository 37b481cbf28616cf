import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import { openPostgres } from '../drivers/postgres.ts'
import { startEditingAt } from './editing-client.ts'
import { startKillable, type KillableServer } from './killable-server.ts'
import { personAt } from './person.ts'
import { startPostgres } from './postgres-cluster.ts'
import { signUpOwner } from './sign-up-owner.ts'
import { openWindow } from './sync-client.ts'
import { startTcpProxy } from './tcp-proxy.ts'
import { visit } from './visit.ts'

/** What can happen to processes that share a database: one is killed or stopped and started anew, or all lose their database. */
export type ProcessBlow = 'kill' | 'stop' | 'cut' | 'terminate'

const PROCESSES = 3

/** Ends every connection to the database but the one that says so. */
async function terminateAll(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

/** What was lived through. `most`: milliseconds that a save took at most, the blow itself included. */
export interface LivedTogether {
  readonly edits: number
  readonly visits: number
  readonly failedVisits: number
  readonly most: number
}

/**
 * Three people edit a project, each at a process of their own, one publishes, and visitors come, while processes are killed and the
 * database goes away. Every edit is in the log once, all processes end up with the same document, and who visits is answered by
 * some process, as a proxy in front would have it. Rejects with what does not hold.
 */
export async function surviveTogether(blows: readonly ProcessBlow[]): Promise<LivedTogether> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-together-'))
  const cluster = await startPostgres()
  if (!cluster) throw new Error('PostgreSQL is not installed')
  const direct = await cluster.newDatabase()
  const proxy = await startTcpProxy(direct)
  const servers: KillableServer[] = []
  const start = () => startKillable(folder, proxy.url, true)
  const at = (place: number): KillableServer => {
    const server = servers[place % PROCESSES]
    if (!server) throw new Error('no process')
    return server
  }

  async function story(): Promise<LivedTogether> {
    for (let place = 0; place < PROCESSES; place++) servers.push(await start())
    const cookie = await signUpOwner(at(0).url)
    const { project } = (await personAt(at(0).url, cookie).call('POST', '/api/projects', { name: 'Together', template: 'empty' }))
      .json
    const projectId = String(project?.['id'])
    const publish = (place: number) =>
      personAt(at(place).url, cookie)
        .call('POST', `/api/projects/${projectId}/publish`, {})
        .catch(() => undefined)
    await publish(0)
    // A window whose process is gone comes to the one that took its place.
    const people = Array.from({ length: PROCESSES }, (_, place) =>
      startEditingAt(() => ({ url: at(place).url, person: personAt(at(place).url, cookie) }), projectId),
    )
    const over = new AbortController()
    let [visits, failedVisits, most] = [0, 0, 0]
    /** As a proxy does it: a process that does not answer is passed by. */
    async function visitSomewhere(): Promise<void> {
      for (let place = 0; place < PROCESSES; place++) {
        const { port } = new URL(at(visits + place).url)
        const answer = await visit(`http://together.localhost:${port}/`).catch(() => undefined)
        if (answer?.status === 200 && answer.text.includes('Hello')) return
      }
      failedVisits += 1
    }
    const visiting = (async () => {
      while (!over.signal.aborted) {
        await visitSomewhere()
        visits += 1
      }
    })()

    for (const [turn, blow] of blows.entries()) {
      await Promise.all(people.map((person) => person.saveMore(5 + (turn % 7))))
      const began = Date.now()
      if (blow === 'kill') await at(turn).kill()
      if (blow === 'stop') await at(turn).stop()
      if (blow === 'kill' || blow === 'stop') servers[turn % PROCESSES] = await start()
      if (blow === 'cut') proxy.cut()
      if (blow === 'terminate') await terminateAll(direct)
      await Promise.all(people.map((person) => person.saveMore(1)))
      most = Math.max(most, Date.now() - began)
      void publish(turn + 1)
    }
    await Promise.all(people.map((person) => person.saveMore(5)))
    await Promise.all(people.map((person) => person.finish()))
    over.abort()
    await visiting
    await Promise.all(people.map((person) => person.close()))

    const made = people.flatMap((person) => [...person.made])
    const database = openPostgres(direct)
    const log = await database.db.selectFrom('log').select(['seq', 'diff']).orderBy('seq').execute()
    await database.close()
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1))
    const written = log.flatMap(({ diff }) => Object.keys((JSON.parse(diff) as { put?: object }).put ?? {}))
    expect(written.toSorted()).toEqual(made.toSorted())
    const documents = await Promise.all(
      servers.map(async (server) => {
        const window = await openWindow(server, personAt(server.url, cookie), projectId)
        const { snapshot = [] } = await window.find('welcome')
        await window.close()
        return [...snapshot].map(({ id }) => id).toSorted()
      }),
    )
    for (const document of documents) expect(document).toEqual(documents[0])
    return { edits: made.length, visits, failedVisits, most }
  }

  try {
    return await story()
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await proxy.close()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
