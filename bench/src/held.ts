import { WebSocket } from 'ws'
import { idOf } from '../../e2e/push-records.ts'
import { inFolder, makeProject, memoryOf, SERVER, signUp, start, stop, workOf, type Started } from './program.ts'
import { median, percentile95, type BenchmarkOptions, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const PROJECTS = 100
const FEW_PROJECTS = 20
const SECONDS = 20
/** Milliseconds between two edits of one window: somebody who works without a pause. */
const PACE = 1_000

interface Told {
  readonly type: string
  readonly snapshot?: readonly { readonly id: string; readonly kind: string; readonly element?: string }[]
  readonly entries?: readonly { readonly localId: string }[]
}

/** A window of an editor that is open on a project. */
interface OpenWindow {
  /** Milliseconds until it had the whole document. */
  readonly opened: number
  /** Changes a text; gives the milliseconds until it was saved. */
  readonly edit: () => Promise<number>
  readonly close: () => Promise<void>
}

async function openWindow(url: string, project: string, cookie: string): Promise<OpenWindow> {
  const begin = performance.now()
  const address = `${url.replace('http', 'ws')}/api/projects/${project}/sync`
  const socket = new WebSocket(address, { headers: { origin: url, cookie } })
  const saved = new Map<string, () => void>()
  const welcome = Promise.withResolvers<Told>()
  socket.on('error', welcome.reject)
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', clientId: idOf(`window ${project}`) })))
  socket.on('message', (data) => {
    const told = JSON.parse(String(data)) as Told
    if (told.type === 'welcome') welcome.resolve(told)
    for (const { localId } of told.entries ?? []) saved.get(localId)?.()
  })
  const { snapshot = [] } = await welcome.promise
  const opened = performance.now() - begin
  const node = snapshot.find(({ kind, element }) => kind === 'node' && element === 'text')?.id ?? ''
  let count = 0
  return {
    opened,
    edit: () =>
      new Promise((resolve) => {
        const localId = idOf(`${project} ${(count += 1)}`)
        const from = performance.now()
        saved.set(localId, () => resolve(performance.now() - from))
        const diff = { set: { [node]: { 'props/text/ru': [null, `Edit ${count}`] } } }
        socket.send(JSON.stringify({ type: 'push', changes: [{ localId, label: 'Edit text', diff }] }))
      }),
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve())
        socket.close()
      }),
  }
}

/** Everybody edits at their pace; milliseconds until each edit was saved. */
async function editTogether(windows: readonly OpenWindow[]): Promise<readonly number[]> {
  const waits: number[] = []
  const work = async ({ edit }: OpenWindow, at: number): Promise<void> => {
    // Not all in the same moment.
    await new Promise((resolve) => setTimeout(resolve, (at / windows.length) * PACE))
    for (let turn = 0; turn < SECONDS; turn += 1) {
      const wait = await edit()
      waits.push(wait)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, PACE - wait)))
    }
  }
  await Promise.all(windows.map(work))
  return waits
}

async function benchOpen(server: Started, projects: number): Promise<readonly BenchmarkRow[]> {
  const cookie = await signUp(server.url)
  const ids: string[] = []
  for (let at = 0; at < projects; at += 1) ids.push((await makeProject(server.url, 'sample', cookie)).id)
  const before = memoryOf(server)
  const windows: OpenWindow[] = []
  for (const id of ids) windows.push(await openWindow(server.url, id, cookie))
  const open = memoryOf(server)
  const [worked, begin] = [workOf(server), performance.now()]
  const waits = await editTogether(windows)
  const share = (workOf(server) - worked) / ((performance.now() - begin) / 1000)
  const after = memoryOf(server)
  await Promise.all(windows.map(({ close }) => close()))
  const opening = windows.map(({ opened }) => opened)
  return [
    { label: `memory with ${projects} projects, none open`, value: before, unit: 'MB' },
    { label: 'memory that an open project adds', value: ((open - before) * 1000) / projects, unit: 'KB' },
    { label: 'time to open one', value: median(opening), unit: 'ms', spread: [Math.min(...opening), Math.max(...opening)] },
    {
      label: `an edit a second in each of ${projects}: until it is saved, 95 of 100`,
      value: percentile95(waits),
      unit: 'ms',
      aim: 'under 100 ms',
      isMet: percentile95(waits) < 100,
    },
    { label: 'the process is busy meanwhile', value: share * 100, unit: '% of a core' },
    { label: 'memory after it', value: after, unit: 'MB' },
  ]
}

/** What one process holds: projects of the size of the sample (some 300 records), each open in a window of its own. */
export async function benchHeld({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const rows = await inFolder(async (folder) => {
    const server = await start(SERVER, folder)
    try {
      return await benchOpen(server, isQuick ? FEW_PROJECTS : PROJECTS)
    } finally {
      await stop(server)
    }
  })
  return { name: 'What one process holds', rows }
}
