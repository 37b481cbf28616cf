// Jobs for tests of the pool, and the worker they run on.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
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
/** Ways to need more memory than there is: in many small pieces, and in one that takes all at once, of JavaScript or outside it. */
export const GREEDS = ['objects', 'a list that doubles', 'a long text', 'bytes', 'bytes without a pause'] as const
export const greedyJob = defineJob<{ input: (typeof GREEDS)[number]; output: never }>({ ...texts, name: 'greedy', time: NEVER })
/** Connects to a port of this machine, then never ends. */
export const connectedJob = defineJob<{ input: number; output: never }>({ ...texts, name: 'connected', time: NEVER })
export const signalJob = defineJob<{ input: NodeJS.Signals; output: string }>({ ...texts, name: 'signal', time: NEVER })
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
  if (what === 'objects') for (let before: object = {}; ; before = { before });
  const held: unknown[] = []
  if (what === 'a list that doubles') for (;;) held.push(0)
  if (what === 'a long text') held.push(JSON.stringify('x'.repeat(500_000_000)))
  for (;;) {
    held.push(Buffer.alloc(10_000_000, 1))
    if (what === 'bytes') await nextTurn()
  }
}
const connected: JobBody<typeof connectedJob> = async (port) => {
  await once(connect(port, '127.0.0.1'), 'connect')
  for (;;);
}
const signal: JobBody<typeof signalJob> = async (name) => {
  process.kill(process.pid, name)
  // A signal is heard between two turns.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  return 'here still'
}
const bytes: JobBody<typeof bytesJob> = async (size) => Buffer.alloc(size, 7)

if (process.argv[1] === fileURLToPath(entry)) {
  const bodies = { sum, fail, endless, greedy, connected, signal, bytes }
  serveJobs(Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, async () => body as JobBody<never>])))
}
