import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect } from 'vitest'
import { openPostgres } from '../drivers/postgres.ts'
import { messages } from '../messages.ts'
import { startEditing } from './editing-client.ts'
import { startKillable } from './killable-server.ts'
import { personAt, type Person } from './person.ts'
import { startPostgres } from './postgres-cluster.ts'
import { signUpOwner } from './sign-up-owner.ts'
import { startTcpProxy } from './tcp-proxy.ts'

/** What can happen to the way to a database. */
export type Blow = 'terminate' | 'restart' | 'cut'

/** Ends every connection to the database but the one that says so. */
async function terminateAll(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

/** Asks for things again and again; every answer is the answer, or says that the database is away. */
async function keepAsking(owner: Person, projectId: string, isOver: () => boolean): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let turn = 0; !isOver(); turn++) {
    const answers = await Promise.all([
      owner.call('GET', '/api/projects'),
      owner.call('GET', '/health'),
      owner.call('PATCH', `/api/projects/${projectId}`, { name: `Chaos ${turn}` }),
    ])
    for (const { status, json } of answers) {
      statuses.push(status)
      if (status !== 200) expect([status, json['error']?.['message']]).toEqual([503, messages.unreachable.text])
    }
  }
  return statuses
}

/**
 * Two people edit a project on PostgreSQL while the database is struck again and again. The server's process goes on, every
 * edit is in the log once, and requests are answered or told to come again. Rejects with what does not hold.
 */
export async function surviveBlows(
  blows: readonly Blow[],
): Promise<{ readonly edits: number; readonly answers: readonly number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-chaos-'))
  const cluster = await startPostgres()
  if (!cluster) throw new Error('PostgreSQL is not installed')
  const direct = await cluster.newDatabase()
  const proxy = await startTcpProxy(direct)
  const server = await startKillable(folder, proxy.url)
  const story = async () => {
    const owner = personAt(server.url, await signUpOwner(server.url))
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Chaos', template: 'empty' })).json
    const projectId = String(project?.['id'])
    const people = [startEditing(server.url, owner, projectId), startEditing(server.url, owner, projectId)]
    let isOver = false
    const asking = keepAsking(owner, projectId, () => isOver)

    for (const [at, blow] of blows.entries()) {
      await Promise.all(people.map((person) => person.saveMore(5 + (at % 7))))
      if (blow === 'terminate') await terminateAll(direct)
      if (blow === 'restart') cluster.restart(at % 2 === 0 ? 'fast' : 'immediate')
      if (blow === 'cut') proxy.cut()
    }
    await Promise.all(people.map((person) => person.saveMore(5)))
    await Promise.all(people.map((person) => person.finish()))
    isOver = true
    const answers = await asking
    await Promise.all(people.map((person) => person.close()))

    const made = people.flatMap((person) => [...person.made])
    const database = openPostgres(direct)
    const log = await database.db.selectFrom('log').select(['seq', 'diff']).orderBy('seq').execute()
    await database.close()
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1))
    const written = log.flatMap(({ diff }) => Object.keys((JSON.parse(diff) as { put?: object }).put ?? {}))
    expect(written.toSorted()).toEqual(made.toSorted())
    return { edits: made.length, answers }
  }
  try {
    const died = server.ended.then((output): never => {
      throw new Error(`the server ended: ${output}`)
    })
    return await Promise.race([story(), died])
  } finally {
    await server.kill()
    await proxy.close()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
