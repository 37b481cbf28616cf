import { parentPort, type Transferable } from 'node:worker_threads'
import type { JobBody } from './job.ts'
import { MEMORY_EXIT, MEMORY_SETTING, toFailure, type FromWorker, type ToWorker } from './protocol.ts'

/** Bodies by the names of their jobs, each loaded with its first job. */
export type JobBodies = Readonly<Record<string, () => Promise<JobBody<never>>>>

/** Milliseconds between two looks at how much memory a process needs. */
const LOOK = 50

/** Makes this thread or process a worker of the pool. */
export function serveJobs(bodies: JobBodies): void {
  let items: unknown[] = []

  async function run(name: string, input: unknown): Promise<void> {
    const given = items
    items = []
    const moved: Transferable[] = []
    try {
      const body = await bodies[name]?.()
      if (!body) throw new Error(`there is no job ${name}`)
      const output = await body(input as never, {
        items: given as never,
        emit: (event) => send({ type: 'event', event }),
        move: (bytes) => {
          // Small buffers share their memory with others, which cannot be moved, and would be copied whole.
          const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes)
          moved.push(own.buffer as ArrayBuffer)
          return own
        },
      })
      send({ type: 'done', output }, moved)
    } catch (error) {
      send({ type: 'failed', failure: toFailure(error) })
    }
  }

  const hear = (message: ToWorker): void => {
    if (message.type === 'run') void run(message.name, message.input)
    else for (const item of message.items) items.push(item)
  }
  if (parentPort) return void parentPort.on('message', hear)
  process.on('message', hear)
  // The server may be gone without having said so.
  process.on('disconnect', () => process.exit())
  watchMemory(Number(process.env[MEMORY_SETTING]))
}

const send = (message: FromWorker, moved: readonly Transferable[] = []): void => {
  if (parentPort) parentPort.postMessage(message, [...moved])
  else process.send?.(message)
}

/** Ends a process that needs more than so many megabytes. No limit of Node counts what native code takes. */
function watchMemory(most: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > most * 1_000_000) process.exit(MEMORY_EXIT)
  }, LOOK).unref()
}
