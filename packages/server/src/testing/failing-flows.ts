import { blankPage } from '@heddle/document'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { checkData } from '../data/check-data.ts'
import { newId } from '../ids.ts'
import { onEveryEngine, type TestEngine } from './database-engines.ts'
import { endFailing, failCall, FAULTS, type Callee, type CallFault } from './failing-calls.ts'
import { openWindow } from './sync-client.ts'
import { startTestServer, type Person, type TestServer } from './test-server.ts'

let pictures = 0

interface Desk {
  readonly server: TestServer
  readonly owner: Person
  readonly projectId: string
}

/** What a person does; resolves with `true` when it was done, `false` when the server said that it was not. */
type Flow = (desk: Desk, time: number) => Promise<boolean>

/** An answer is the answer, or a refusal with a text for people (422: the file took too long); never a stack trace, never silence. */
function isDone(answer: { readonly status: number; readonly text: string }): boolean {
  expect([200, 422, 503], answer.text).toContain(answer.status)
  expect(answer.text).not.toContain('"code":"failed"')
  if (answer.status !== 200) expect(answer.text).toMatch(/^\{"error":\{"code":"[a-z-]+","message":"[A-Z]/)
  expect(answer.text).not.toContain('made to fail')
  return answer.status === 200 && !answer.text.includes('"error":{"code"')
}

/** Uploads a picture of a colour that none before it had. */
async function upload({ server, owner, projectId }: Desk) {
  pictures += 1
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 9 }
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  const response = await fetch(`${server.url}/api/projects/${projectId}/assets`, { method: 'POST', body, headers: owner.headers })
  return { status: response.status, text: await response.text() }
}

const address = ({ projectId }: Desk, path = ''): string => `/api/projects/${projectId}${path}`

const FLOWS: Readonly<Record<string, Flow>> = {
  async open(desk) {
    const window = await openWindow(desk.server, desk.owner, desk.projectId).catch(() => undefined)
    await window?.close()
    return window !== undefined
  },
  async edit(desk, time) {
    const window = await openWindow(desk.server, desk.owner, desk.projectId).catch(() => undefined)
    if (!window) return false
    const page = blankPage(newId(), `Page ${time}`, `page-${newId()}`, 'a5', ['en'])
    const lost = window.closed.then(() => 'lost' as const)
    const outcome = await Promise.race([window.push({ put: { [page.id]: page } }), lost])
    await window.close()
    const { records } = await desk.server.services.rooms.read(desk.projectId)
    if (outcome === 'saved') expect(records.some(({ id }) => id === page.id)).toBe(true)
    return outcome === 'saved'
  },
  upload: async (desk) => isDone(await upload(desk)),
  publish: async (desk) => isDone(await desk.owner.call('POST', address(desk, '/publish'), {})),
  async 'roll back'(desk) {
    const { json } = await desk.owner.call('GET', address(desk, '/releases'))
    const oldest = (json['releases'] as unknown as readonly { readonly id: string }[] | undefined)?.at(-1)
    return oldest !== undefined && isDone(await desk.owner.call('POST', address(desk, `/releases/${oldest.id}/activate`), {}))
  },
  async 'take files away'(desk) {
    const { database, services } = desk.server
    try {
      // One that no record has named for long; who takes it away forgets it, and then its bytes.
      const { file } = JSON.parse((await upload(desk)).text) as { readonly file: string }
      await database.db.updateTable('asset').set({ unused_since: 1 }).where('file', '=', file).execute()
      await database.db.updateTable('project').set({ files_seen_at: 0 }).where('id', '=', desk.projectId).execute()
      await services.unusedFiles.sweep()
      await database.db.updateTable('removed_file').set({ since: 1 }).where('file', '=', file).execute()
      await services.unusedFiles.sweep()
      return (await services.assets.read(file)) === undefined
    } catch {
      return false
    }
  },
  delete: async (desk) => isDone(await desk.owner.call('DELETE', address(desk))),
}

async function newProject(server: TestServer, owner: Person): Promise<Desk> {
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Flow', template: 'empty' })).json
  const desk = { server, owner, projectId: String(project?.['id']) }
  await owner.call('POST', address(desk, '/publish'), {})
  await owner.call('POST', address(desk, '/publish'), {})
  await server.services.rooms.close(desk.projectId)
  return desk
}

interface Matrix {
  readonly server: TestServer
  readonly owner: Person
  readonly databaseUrl: string | undefined
}

/**
 * Does a flow again and again, the n-th of its calls to `of` failing each time, for the given n or until there is none. Each time
 * the flow is done or refused, what is stored is sound, and the flow can be done afterwards. Resolves with how many calls failed.
 */
async function failEachCall(
  { server, owner, databaseUrl = '' }: Matrix,
  name: string,
  how: CallFault,
  of: readonly Callee[],
  calls?: readonly number[],
): Promise<number> {
  const flow = FLOWS[name]
  if (!flow) throw new Error(`no flow ${name}`)
  const config = readConfig({ HEDDLE_DATA: server.folder, DATABASE_URL: databaseUrl })
  let failed = 0
  for (let at = 0; ; at++) {
    const n = calls ? calls[at] : at + 1
    if (n === undefined) break
    const desk = await newProject(server, owner)
    failCall(n, how, of)
    const wasDone = await flow(desk, n)
    const hasFailed = endFailing()
    const place = `${name}, call ${n} to ${of.join(' and ')}, ${how}`
    if (!hasFailed) expect(wasDone, `${place}, none of which failed`).toBe(true)
    if (!hasFailed && calls === undefined) break
    failed += hasFailed ? 1 : 0
    expect((await checkData(config)).problems, place).toEqual([])
    if (name !== 'delete') expect(await flow(desk, n), `${place}, afterwards`).toBe(true)
    const gone = await owner.call('DELETE', address(desk))
    expect([200, 404], `${place}, deleted afterwards`).toContain(gone.status)
  }
  return failed
}

/** Which calls fail together on an engine, and how. */
const MATRIX: Readonly<Record<TestEngine['engine'], readonly { readonly how: CallFault; readonly of: readonly Callee[] }[]>> = {
  sqlite: [
    ...FAULTS.sqlite.map((how) => ({ how, of: ['sqlite', 'storage'] as const })),
    ...FAULTS.job.map((how) => ({ how, of: ['job'] as const })),
  ],
  postgres: FAULTS.postgres.map((how) => ({ how, of: ['postgres'] as const })),
}

/** Jobs are part of these only. */
const WITH_JOBS = ['upload', 'publish', 'take files away']

/** Tries each flow with each fault, on every engine that is installed; `calls`: only these, else all. */
export function tryFailingCalls(calls?: readonly number[]): void {
  onEveryEngine((engine: TestEngine) => {
    const matrix = {} as { -readonly [K in keyof Matrix]: Matrix[K] }
    beforeAll(async () => {
      const databaseUrl = await engine.url()
      matrix.databaseUrl = databaseUrl
      matrix.server = await startTestServer(databaseUrl === undefined ? {} : { config: { databaseUrl } })
      matrix.owner = await matrix.server.newPerson('Owner')
    })
    afterAll(() => matrix.server.stop())

    describe.each(MATRIX[engine.engine])('a call to $of: $how', ({ how, of }) => {
      const isJob = of.includes('job')
      it.each(Object.keys(FLOWS))('%s loses nothing, and tells it', async (name) => {
        const some = isJob ? calls?.map((_, at) => at + 1) : calls
        const failed = await failEachCall(matrix, name, how, of, some)
        if (calls === undefined)
          console.log(`${engine.engine}, ${name}: ${failed} calls failed one by one (${of.join(', ')}: ${how})`)
        if (isJob) expect(failed > 0).toBe(WITH_JOBS.includes(name))
        else expect(failed).toBeGreaterThan(0)
      })
    })
  })
}
