import { parentPort, type Transferable } from 'node:worker_threads'
import type { JobBody } from './job.ts'
import { toFailure, type FromWorker, type ToWorker } from './protocol.ts'

/** Bodies by the names of their jobs, each loaded with its first job. */
export type JobBodies = Readonly<Record<string, () => Promise<JobBody<never>>>>

/** Makes this thread a worker of the pool. */
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

  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'run') void run(message.name, message.input)
    else for (const item of message.items) items.push(item)
  })
}

const send = (message: FromWorker, moved: readonly Transferable[] = []): void => parentPort?.postMessage(message, [...moved])
