import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfig } from '../config.ts'
import { checkData } from '../data/check-data.ts'
import { createServer } from '../create-server.ts'
import { DATABASE_FILE } from '../drivers/data-folder.ts'
import { LIMITS } from '../limits.ts'
import { files, watchRequests } from './cut-points.ts'
import { startEditing } from './editing-client.ts'
import { seededRandom } from './random.ts'
import { testPorts } from './test-ports.ts'
import { startTestServer, type Person } from './test-server.ts'
import { readDatabase, tear, type DatabaseBytes } from './torn-database.ts'

/** Calls to disk and database from one cut to the next, at most. */
const MOST_CALLS = 60

/** What the people were told of as saved. */
interface Told {
  readonly edits: number
  readonly releases: number
  readonly uploads: readonly string[]
}

/**
 * Someone edits, uploads and publishes while the power goes `times` times, after one of the calls to disk and database or in the
 * middle of a transaction. Of what was not flushed then some is dropped and some torn. What is left must open, sound, with all that
 * the people had been told of as saved. Resolves with how many edits there were in the end.
 */
export async function cutPower(times: number, seed: number): Promise<{ readonly edits: number }> {
  const random = seededRandom(seed)
  const root = mkdtempSync(join(tmpdir(), 'heddle-power-'))
  const [folder, graves] = [join(root, 'data'), join(root, 'graves')]
  for (const each of [folder, graves]) mkdirSync(each)
  const server = await startTestServer({ folder })
  try {
    const owner = await server.newPerson('Owner')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Power', template: 'empty' })).json
    const projectId = String(project?.['id'])
    const editing = startEditing(server.url, owner, projectId)
    const uploads: string[] = []
    let [releases, isOver] = [0, false]
    const isDone = (): boolean => isOver
    const told = (): Told => ({
      edits: editing.made.size - editing.client.unsavedCount.value,
      releases,
      uploads: [...uploads],
    })
    async function keepPublishing(): Promise<void> {
      for (let time = 0; !isDone(); time++) {
        uploads.push(await upload(owner, server.url, projectId, `Note ${time}, ${'of some length '.repeat(200)}`))
        const { text } = await owner.call('POST', `/api/projects/${projectId}/publish`, {})
        if (text.includes('"release"')) releases += 1
      }
    }

    const path = join(folder, DATABASE_FILE)
    let left = Number.POSITIVE_INFINITY
    let take: ((told: Told, database: () => DatabaseBytes) => Promise<void>) | undefined
    const isDue = (): boolean => (left -= 1) === 0
    /** One request to the database after another; a cut of the files waits for its turn among them. */
    let turn: Promise<unknown> = Promise.resolve()
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      const result = turn.then(work)
      turn = result.catch(() => undefined)
      return result
    }
    watchRequests((of, work) => {
      if (of !== path) return work()
      return inTurn(async () => {
        if (!isDue()) return work()
        const [saved, before] = [told(), readDatabase(path)]
        const result = await work()
        await take?.(saved, () => tear(before, readDatabase(path), random))
        return result
      })
    })
    files.start(folder, graves, async () => {
      if (isDue()) await inTurn(() => take?.(told(), () => readDatabase(path)) ?? Promise.resolve())
    })
    const publishing = keepPublishing()
    // Told where it is waited for.
    publishing.catch(() => undefined)
    void editing.saveMore(1)

    for (let time = 0; time < times; time++) {
      const copy = join(root, `copy-${time}`)
      const saved = await new Promise<Told>((resolve, reject) => {
        const keep = async (known: Told, database: () => DatabaseBytes): Promise<Told> => {
          await files.cut(copy, random)
          const { file, log } = database()
          writeFileSync(join(copy, DATABASE_FILE), file)
          writeFileSync(join(copy, `${DATABASE_FILE}-wal`), log)
          return known
        }
        take = (known, database) => keep(known, database).then(resolve, reject)
        left = 1 + Math.floor(random() * MOST_CALLS)
      })
      await checkCopy(copy, projectId, saved, `cut ${time}, seed ${seed}`)
      rmSync(copy, { recursive: true })
    }
    isOver = true
    await Promise.all([publishing, editing.finish()])
    await editing.close()
    return { edits: editing.made.size }
  } finally {
    watchRequests(undefined)
    await server.stop()
    files.stop()
    rmSync(root, { recursive: true, force: true })
  }
}

/** Uploads a text; resolves with the name that the server gave it. */
async function upload(owner: Person, url: string, projectId: string, text: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([text], { type: 'text/plain' }), 'notes.txt')
  const response = await fetch(`${url}/api/projects/${projectId}/assets`, { method: 'POST', body, headers: owner.headers })
  return ((await response.json()) as { readonly file: string }).file
}

async function checkCopy(copy: string, projectId: string, told: Told, place: string): Promise<void> {
  const config = readConfig({ PORT: '0', HEDDLE_DATA: copy, HEDDLE_LOG: 'silent' })
  const restarted = await createServer(config, testPorts())
  const { rooms, assets, releases } = restarted.services
  try {
    expect((await rooms.read(projectId)).seq, `edits, ${place}`).toBeGreaterThanOrEqual(told.edits)
    expect((await releases.list(projectId)).length, `releases, ${place}`).toBeGreaterThanOrEqual(
      Math.min(told.releases, LIMITS.keptReleases),
    )
    for (const file of told.uploads) expect((await assets.read(file))?.bytes.length, `${file}, ${place}`).toBeGreaterThan(0)
  } finally {
    await restarted.close()
  }
  expect((await checkData(config)).problems, place).toEqual([])
}
