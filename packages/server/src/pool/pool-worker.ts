import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Lane } from './lanes.ts'
import { MEMORY_EXIT, MEMORY_SETTING, WORKER_ENDED, type FromWorker, type ToWorker } from './protocol.ts'

/** A thread or process that works for the pool. */
export interface PoolWorker {
  send(message: ToWorker): void
  /** Keeps the server alive while it works. */
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

export function openWorker(entry: URL, lane: Lane, listener: WorkerListener): PoolWorker {
  return lane.place === 'thread' ? openThread(entry, lane, listener) : openProcess(entry, lane, listener)
}

const endedByItself = (code: number | string | null): Error =>
  Object.assign(new Error(`a worker ended by itself (${code})`), { code: WORKER_ENDED })

function openThread(entry: URL, { memory }: Lane, { onMessage, onEnd }: WorkerListener): PoolWorker {
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.on('message', onMessage)
  worker.on('error', (error: NodeJS.ErrnoException) => onEnd(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : error))
  worker.on('exit', (code) => onEnd(endedByItself(code)))
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

/** What a program needs of its surroundings to start; the server's secrets are not among it. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'NODE_COMPILE_CACHE']

function openProcess(entry: URL, { memory }: Lane, { onMessage, onEnd }: WorkerListener): PoolWorker {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  const child = fork(fileURLToPath(entry), {
    execArgv: [],
    env: { ...Object.fromEntries(passedOn), [MEMORY_SETTING]: String(memory) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.on('message', (message) => onMessage(message as FromWorker))
  child.on('error', onEnd)
  child.on('exit', (code, signal) => onEnd(code === MEMORY_EXIT ? 'memory' : endedByItself(code ?? signal)))
  return {
    send: (message) => void child.send(message),
    hold() {
      child.ref()
      child.channel?.ref()
    },
    release() {
      child.unref()
      child.channel?.unref()
    },
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
