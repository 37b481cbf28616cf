// Jobs for tests of the pool, and the worker they run on.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { messages } from '../messages.ts'
import { defineJob, type JobBody } from '../pool/job.ts'
import { serveJobs } from '../pool/serve-jobs.ts'
import { ServerError } from '../server-error.ts'

export const entry = new URL(import.meta.url)

const told = (code: string) => ({ code, status: 503, text: `told ${code}` })
const texts = { lane: 'publish', tooLong: told('too-long'), tooLarge: told('too-large') } as const
const NEVER = 10 * 60_000

export const sumJob = defineJob<{ input: number; item: number; event: string; output: number }>({
  ...texts,
  name: 'sum',
  time: NEVER,
})
export const failJob = defineJob<{ input: 'known' | 'coded' | 'outside' | 'exit'; output: never }>({
  ...texts,
  name: 'fail',
  time: NEVER,
})
/** Says that it has begun and never ends. */
export const endlessJob = defineJob<{ input: 'loop' | 'pattern'; event: 'begun'; output: never }>({
  ...texts,
  name: 'endless',
  time: NEVER,
})
export const greedyJob = defineJob<{ input: 'values' | 'bytes'; output: never }>({ ...texts, name: 'greedy', time: NEVER })
export const bytesJob = defineJob<{ input: number; output: Uint8Array }>({ ...texts, name: 'bytes', time: NEVER })

const sum: JobBody<typeof sumJob> = async (start, { items, emit }) => {
  for (const item of items.slice(0, 2)) emit(`saw ${item}`)
  return items.reduce((total, item) => total + item, start)
}
const fail: JobBody<typeof failJob> = async (how) => {
  if (how === 'known') throw new ServerError(messages.noFile, 'file')
  if (how === 'coded') throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  if (how === 'exit') process.exit(3)
  setImmediate(() => {
    throw new Error('nobody catches this')
  })
  return new Promise(() => undefined)
}
const endless: JobBody<typeof endlessJob> = async (how, { emit }) => {
  emit('begun')
  if (how === 'pattern') new RegExp('^(a+)+$').test(`${'a'.repeat(60)}!`)
  for (;;);
}
const greedy: JobBody<typeof greedyJob> = async (what) => {
  // In small pieces: a thread at its limit has 16 MB to end in, and one piece that is larger ends the process.
  if (what === 'values') for (let before: object = {}; ; before = { before });
  const held: object[] = []
  for (;;) {
    held.push(Buffer.alloc(10_000_000, 1))
    await nextTurn()
  }
}
const bytes: JobBody<typeof bytesJob> = async (size, { move }) => move(Buffer.alloc(size, 7))

if (!isMainThread || process.argv[1] === fileURLToPath(entry)) {
  const bodies = { sum, fail, endless, greedy, bytes }
  serveJobs(Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, async () => body as JobBody<never>])))
}
