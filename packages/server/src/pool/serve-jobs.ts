import { Worker } from 'node:worker_threads'
import type { GuardData } from './guard.ts'
import type { JobBody } from './job.ts'
import { toFailure, type FromWorker, type ToWorker } from './protocol.ts'

/** Bodies by the names of their jobs, each loaded with its first job. */
export type JobBodies = Readonly<Record<string, () => Promise<JobBody<never>>>>

/** Makes this process a worker of the pool. */
export function serveJobs(bodies: JobBodies): void {
  let items: unknown[] = []

  async function run(name: string, input: unknown): Promise<void> {
    const given = items
    items = []
    try {
      const body = await bodies[name]?.()
      if (!body) throw new Error(`there is no job ${name}`)
      const output = await body(input as never, { items: given as never, emit: (event) => send({ type: 'event', event }) })
      send({ type: 'done', output })
    } catch (error) {
      send({ type: 'failed', failure: toFailure(error) })
    }
  }

  const workerData: GuardData = { server: process.ppid }
  new Worker(new URL('./guard.ts', import.meta.url), { workerData }).unref()
  process.on('message', (message: ToWorker): void => {
    if (message.type === 'run') void run(message.name, message.input)
    else for (const item of message.items) items.push(item)
  })
  // The server may be gone without having said so.
  process.on('disconnect', () => process.exit())
  // Whoever stops the server by its terminal or service stops this process too; the server is who ends it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}

const send = (message: FromWorker): void => void process.send?.(message)
