// A thread of each worker, beside its job: a job that never lets others have a turn is watched too.
import { workerData } from 'node:worker_threads'
import { MEMORY_SETTING } from './protocol.ts'

/** `server`: its process, as it was when the worker started. */
export interface GuardData {
  readonly server: number
}

/** Milliseconds between two looks. */
const LOOK = 50
const most = Number(process.env[MEMORY_SETTING]) * 1_000_000
const { server } = workerData as GuardData

setInterval(() => {
  // Ended as Node ends where memory cannot be had. No limit of Node counts what native code takes.
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGABRT')
  // Nobody waits for this job any more, and nobody is left to end it.
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, LOOK)
