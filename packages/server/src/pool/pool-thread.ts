import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './protocol.ts'

/** A thread that works for the pool. */
export interface PoolWorker {
  send(message: ToWorker): void
  /** Keeps the process alive while it works. */
  hold(): void
  release(): void
  /** Stops it wherever it is; resolves when it is gone. */
  end(): Promise<void>
}

export interface WorkerListener {
  readonly onMessage: (message: FromWorker) => void
  /** It is gone without having been asked to go: `memory` when it needed more than it may, else the error. */
  readonly onEnd: (reason: 'memory' | Error) => void
}

/** Starts a thread. `memory`: megabytes of JavaScript values it may hold; one that needs more ends, and nothing else does. */
export function openWorker(entry: URL, memory: number, { onMessage, onEnd }: WorkerListener): PoolWorker {
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.on('message', onMessage)
  worker.on('error', (error: NodeJS.ErrnoException) => onEnd(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : error))
  worker.on('exit', (code) => onEnd(new Error(`a worker ended by itself (${code})`)))
  return {
    send: (message) => worker.postMessage(message, []),
    hold: () => worker.ref(),
    release: () => worker.unref(),
    async end() {
      await worker.terminate()
      await gone
    },
  }
}
