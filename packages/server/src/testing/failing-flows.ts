import { blankPage } from '@heddle/document'
import { expect } from 'vitest'
import { readConfig } from '../config.ts'
import { checkData } from '../data/check-data.ts'
import { newId } from '../ids.ts'
import { endFailing, failCall, type CallFault } from './failing-calls.ts'
import { openWindow } from './sync-client.ts'
import type { Person, TestServer } from './test-server.ts'

interface Desk {
  readonly server: TestServer
  readonly owner: Person
  readonly projectId: string
}

/** What a person does; resolves with `true` when it was done, `false` when the server said that it was not. */
type Flow = (desk: Desk, time: number) => Promise<boolean>

/** An answer is the answer, or a refusal with a text for people; never a stack trace, never silence. */
function isDone(answer: { readonly status: number; readonly text: string }): boolean {
  expect([200, 503]).toContain(answer.status)
  if (answer.status === 503) expect(answer.text).toMatch(/^\{"error":\{"code":"[a-z-]+","message":"[A-Z]/)
  expect(answer.text).not.toContain('made to fail')
  return answer.status === 200 && !answer.text.includes('"error":{"code"')
}

async function upload({ server, owner, projectId }: Desk, text: string) {
  const body = new FormData()
  body.append('file', new Blob([text], { type: 'text/plain' }), 'notes.txt')
  const response = await fetch(`${server.url}/api/projects/${projectId}/assets`, { method: 'POST', body, headers: owner.headers })
  return { status: response.status, text: await response.text() }
}

const address = ({ projectId }: Desk, path = ''): string => `/api/projects/${projectId}${path}`

export const FLOWS: Readonly<Record<string, Flow>> = {
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
  upload: async (desk, time) => isDone(await upload(desk, `note ${time} ${newId()}`)),
  publish: async (desk) => isDone(await desk.owner.call('POST', address(desk, '/publish'), {})),
  async 'roll back'(desk) {
    const { json } = await desk.owner.call('GET', address(desk, '/releases'))
    const oldest = (json['releases'] as unknown as readonly { readonly id: string }[] | undefined)?.at(-1)
    return oldest !== undefined && isDone(await desk.owner.call('POST', address(desk, `/releases/${oldest.id}/activate`), {}))
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

/**
 * Does a flow again and again, the n-th of its calls to database and storage failing each time, for the given n or until
 * there is none. Each time the flow is done or refused, what is stored is sound, and the flow can be done afterwards.
 * Resolves with how many calls were made to fail.
 */
export async function failEachCall(
  server: TestServer,
  owner: Person,
  name: string,
  how: CallFault,
  calls?: readonly number[],
): Promise<number> {
  const flow = FLOWS[name]
  if (!flow) throw new Error(`no flow ${name}`)
  let failed = 0
  for (let at = 0; ; at++) {
    const n = calls ? calls[at] : at + 1
    if (n === undefined) break
    const desk = await newProject(server, owner)
    failCall(n, how)
    const wasDone = await flow(desk, n)
    const hasFailed = endFailing()
    const place = `${name}, call ${n}, ${how}`
    if (!hasFailed && calls === undefined) {
      expect(wasDone, `${place}, none of which failed`).toBe(true)
      break
    }
    failed += hasFailed ? 1 : 0
    const { problems } = await checkData(readConfig({ HEDDLE_DATA: server.folder }))
    expect(problems, place).toEqual([])
    if (name !== 'delete') expect(await flow(desk, n), `${place}, afterwards`).toBe(true)
    const gone = await owner.call('DELETE', address(desk))
    expect([200, 404], `${place}, deleted afterwards`).toContain(gone.status)
  }
  return failed
}
