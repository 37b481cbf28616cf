import { fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Lane } from './lanes.ts'
import { MEMORY_SETTING, WORKER_ENDED, type FromWorker, type ToWorker } from './protocol.ts'

/** A process that works for the pool. */
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

/** What a program needs of its surroundings to start; the server's secrets are not among it. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'NODE_ENV', 'NODE_COMPILE_CACHE']
/** How Node ends where memory cannot be had, by system and by what was asked for; the guard of a worker does it likewise. */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 134]
/** Most characters that are kept of what a worker printed, for the error that tells of its end. */
const LAST_WORDS = 2_000

export function openWorker(entry: URL, { memory }: Lane, { onMessage, onEnd }: WorkerListener): PoolWorker {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]))
  const child = fork(fileURLToPath(entry), {
    execArgv: [`--max-old-space-size=${memory}`],
    env: { ...Object.fromEntries(passedOn), [MEMORY_SETTING]: String(memory) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const errors = child.stderr as Socket
  let printed = ''
  errors.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-LAST_WORDS)
  })
  errors.unref()
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.on('message', (message) => onMessage(message as FromWorker))
  child.on('error', onEnd)
  // `close` comes when all that it printed is read.
  child.on('close', (code, signal) => {
    const how = code ?? signal
    onEnd(OUT_OF_MEMORY.includes(how) ? 'memory' : endedByItself(how, printed.trim()))
  })
  return {
    // One that is gone already is told of by its end.
    send: (message) => void child.send(message, () => undefined),
    hold() {
      child.ref()
      child.channel?.ref()
    },
    release() {
      child.unref()
      child.channel?.unref()
    },
    async end() {
      child.ref()
      child.kill('SIGKILL')
      await gone
    },
  }
}

const endedByItself = (how: number | string | null, printed: string): Error =>
  Object.assign(new Error(`a worker ended by itself (${how})${printed && `: ${printed}`}`), { code: WORKER_ENDED })
