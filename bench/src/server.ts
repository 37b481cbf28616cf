import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { inFolder, makeProject, memoryOf, SERVER, start, stop } from './program.ts'
import { median, type BenchmarkResult } from './result.ts'
import { loadSync, type LoadResult } from './server-load.ts'

const BASELINE = fileURLToPath(new URL('./server-baseline.ts', import.meta.url))
const STARTS = 5
const ROUNDS = 5
const ROUND_MS = 2_000

/** A new project's address to sync with, and with which headers. */
async function openProject(url: string) {
  const { id, cookie } = await makeProject(url, 'sample')
  return { address: `${url.replace('http', 'ws')}/api/projects/${id}/sync`, headers: { origin: url, cookie } }
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
      const started = await start(SERVER, folder)
      starts.push(started.ms)
      await stop(started)
    })
  }
  const [ours, bare] = [[] as LoadResult[], [] as LoadResult[]]
  let memory = Number.NaN
  await inFolder(async (folder) => {
    const server = await start(SERVER, folder)
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
