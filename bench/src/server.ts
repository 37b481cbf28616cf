import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { serverEnvironment } from '../../scripts/run.mjs'
import { median, type BenchmarkResult } from './result.ts'
import { loadSync, type LoadResult } from './server-load.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const BASELINE = fileURLToPath(new URL('./server-baseline.ts', import.meta.url))
const STARTS = 5
const ROUNDS = 5
const ROUND_MS = 2_000

interface Started {
  readonly child: ChildProcess
  readonly url: string
  readonly ms: number
}

/** Starts a program and waits for the address it prints. */
function start(script: string, folder: string): Promise<Started> {
  const begin = performance.now()
  const env = { ...serverEnvironment(), PORT: '0', HEDDLE_DATA: folder, DATABASE_URL: '', HEDDLE_LOG: 'error' }
  const child = spawn(process.execPath, [script, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.on('data', (data: Buffer) => {
      const url = /http:\/\/\S+/.exec(String(data))?.[0]
      if (url) resolve({ child, url, ms: performance.now() - begin })
    })
  })
}

function stop({ child }: Started): Promise<void> {
  child.removeAllListeners('exit')
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  return gone
}

/** Megabytes of memory the process holds; nothing where the system does not say. */
function memoryOf({ child }: Started): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A signed-in owner with a new project: where to sync, with which headers, and the texts there are. */
async function openProject(url: string) {
  const send = async (path: string, body: object, cookie = '') => {
    const headers = { origin: url, 'content-type': 'application/json', cookie }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  const signedUp = await send('/api/sign-up', { name: 'Bench', email: 'bench@example.com', password: 'long enough' })
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { project } = (await (await send('/api/projects', { name: 'Bench', template: 'sample' }, cookie)).json()) as {
    project: { id: string }
  }
  return { address: `${url.replace('http', 'ws')}/api/projects/${project.id}/sync`, headers: { origin: url, cookie } }
}

/** Reads the ids of texts from the first message of a sync connection. */
async function textsOf(address: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const socket = new WebSocket(address, { headers })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', clientId: 'bench00000000000' })))
  const text = await new Promise<string>((resolve, reject) => {
    socket.once('message', (data) => resolve(String(data)))
    socket.once('error', reject)
  })
  socket.close()
  const { snapshot } = JSON.parse(text) as { snapshot: readonly { id: string; kind: string; element?: string }[] }
  return snapshot.filter(({ kind, element }) => kind === 'node' && element === 'text').map(({ id }) => id)
}

/** Cold start, memory, and edits saved for 20 editors against the least a server must do for them. */
export async function benchServer(): Promise<BenchmarkResult> {
  const starts: number[] = []
  for (let i = 0; i < STARTS; i++) {
    await inFolder(async (folder) => {
      const started = await start(MAIN, folder)
      starts.push(started.ms)
      await stop(started)
    })
  }
  const [ours, bare] = [[] as LoadResult[], [] as LoadResult[]]
  let memory = Number.NaN
  await inFolder(async (folder) => {
    const server = await start(MAIN, folder)
    const baseline = await start(BASELINE, folder)
    try {
      memory = memoryOf(server)
      const { address, headers } = await openProject(server.url)
      const texts = await textsOf(address, headers)
      for (let round = 0; round <= ROUNDS; round++) {
        const own = await loadSync(address, headers, texts, ROUND_MS)
        const least = await loadSync(`${baseline.url.replace('http', 'ws')}/sync`, {}, texts, ROUND_MS)
        // The first round warms both up.
        if (round > 0) {
          ours.push(own)
          bare.push(least)
        }
      }
    } finally {
      await stop(server)
      await stop(baseline)
    }
  })
  const rate = median(ours.map(({ perSecond }) => perSecond))
  const wait = median(ours.map(({ p99 }) => p99))
  // Round by round: both ran within seconds of each other, whatever else the machine did.
  const ratioOf = (figure: (result: LoadResult) => number) =>
    median(ours.map((own, round) => figure(own) / figure(bare[round] ?? own)))
  const against = 'bare Fastify and SQLite, synchronous=FULL, same grouping'
  return {
    name: 'Server',
    rows: [
      { label: 'cold start on an empty data folder', value: median(starts), unit: 'ms', aim: 'under 3,000 ms' },
      { label: 'memory after start', value: memory, unit: 'MB', aim: 'under 200 MB' },
      {
        label: 'saved edits, 20 editors',
        value: rate,
        unit: 'edits/s',
        ratio: ratioOf(({ perSecond }) => perSecond),
        baseline: against,
        aim: 'about 1×',
      },
      {
        label: 'time to acknowledgement, p99',
        value: wait,
        unit: 'ms',
        ratio: ratioOf(({ p99 }) => p99),
        baseline: against,
        aim: 'about 1×',
      },
    ],
  }
}
