import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { bytesJob, endlessJob, entry, failJob, greedyJob, GREEDS, signalJob, sumJob } from '../testing/pool-jobs.ts'
import { createJobPool, type JobPool, type PoolOptions } from './job-pool.ts'
import { LANES, type Lane, type LaneName } from './lanes.ts'

const LONELY = fileURLToPath(new URL('../testing/lonely-pool.ts', import.meta.url))
const made: JobPool[] = []
afterEach(() => Promise.all(made.splice(0).map((pool) => pool.close())))

/** Starts a job without an end; resolves when it has begun. */
async function startEndless(pool: JobPool, how: 'loop' | 'pattern' = 'loop', signal?: AbortSignal) {
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const done = pool.run(endlessJob, how, { onEvent: () => resolve(), ...(signal ? { signal } : {}) })
  const refused = expect(done).rejects
  await begun
  return { done, refused }
}

/** Every lane of the server, alike. */
const allLanes = (lane: Lane) => Object.fromEntries(Object.keys(LANES).map((name) => [name, lane])) as Record<LaneName, Lane>

/** A pool of one worker at a time with room for two waiting jobs. */
function newPool(change: Partial<PoolOptions> = {}): JobPool {
  const lane: Lane = { width: 1, waiting: 2, memory: 300 }
  const pool = createJobPool({
    entry,
    lanes: allLanes(lane),
    ...change,
  })
  made.push(pool)
  return pool
}

describe('the pool', () => {
  it('starts no worker before the first job, and ends it when it had none for a while', async () => {
    const pool = newPool({ idle: 0 })
    expect(pool.size()).toBe(0)
    expect(await pool.run(sumJob, 1, { items: [2] })).toBe(3)
    await expect.poll(() => pool.size()).toBe(0)
    expect(await pool.run(sumJob, 1, { items: [3] })).toBe(4)
  })

  it('gives a job the whole of a long list, and its events in order', async () => {
    const items = Array.from({ length: 1_700 }, (_, at) => at)
    const events: string[] = []
    const total = await newPool().run(sumJob, 5, { items, onEvent: (event) => events.push(event) })
    expect(total).toBe(5 + (1_699 * 1_700) / 2)
    expect(events).toEqual(['saw 0', 'saw 1'])
  })

  it('asks what a job is given when it begins, by its worker, and takes the worker that the job prefers', async () => {
    const lane: Lane = { width: 2, waiting: 2, memory: 300 }
    const pool = newPool({
      lanes: allLanes(lane),
    })
    const seen: object[] = []
    const given = (worker: object) => {
      seen.push(worker)
      return { input: 1, items: [seen.length] }
    }
    expect(await Promise.all([pool.run(sumJob, given), pool.run(sumJob, given)])).toEqual([2, 3])
    expect(seen[0]).not.toBe(seen[1])
    for (const at of [1, 0, 1]) {
      await pool.run(sumJob, given, { prefers: (worker) => worker === seen[at] })
      expect(seen.at(-1)).toBe(seen[at])
    }
    expect(pool.size()).toBe(2)
    await expect(
      pool.run(sumJob, () => {
        throw new Error('nothing to give')
      }),
    ).rejects.toThrow('nothing to give')
    expect(await pool.run(sumJob, 1)).toBe(1)
  })

  it.each([1, 100_000, 20_000_000])('gives %i bytes of a worker out as they are', async (size) => {
    expect(Buffer.from(await newPool().run(bytesJob, size)).equals(Buffer.alloc(size, 7))).toBe(true)
  })

  it('a job that cannot be sent is refused at once and leaves the lane to the next one', async () => {
    const pool = newPool()
    const items = [() => 1] as unknown as readonly number[]
    await expect(pool.run(sumJob, 1, { items })).rejects.toThrow()
    expect(await pool.run(sumJob, 1, { items: [2] })).toBe(3)
  })

  it('tells what a job throws, with code and place, and goes on with the same worker', async () => {
    const pool = newPool()
    await expect(pool.run(failJob, 'known')).rejects.toMatchObject({
      name: 'ServerError',
      status: 400,
      code: 'no-file',
      path: 'file',
    })
    await expect(pool.run(failJob, 'coded')).rejects.toMatchObject({ message: 'no room', code: 'ENOSPC' })
    expect(await pool.run(sumJob, 1)).toBe(1)
    expect(pool.size()).toBe(1)
  })

  it.each([
    ['outside', 'nobody catches this'],
    ['exit', 'ended by itself (3)'],
  ] as const)('lives when a worker does not (%s), tells why, and starts another one', async (how, why) => {
    const pool = newPool()
    await expect(pool.run(failJob, how)).rejects.toThrow(why)
    expect(await pool.run(sumJob, 1)).toBe(1)
  })

  it.each(GREEDS)('ends a worker that needs too much memory (%s) with its message, and nothing else', async (greed) => {
    const pool = newPool()
    await expect(pool.run(greedyJob, greed)).rejects.toMatchObject({ code: 'too-large' })
    expect(await pool.run(sumJob, 1)).toBe(1)
  })

  it('ends a worker whose server is gone, though its job never ends', async () => {
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const server = spawn(process.execPath, [LONELY, String((listener.address() as AddressInfo).port)], { stdio: 'inherit' })
    const [socket] = (await once(listener, 'connection')) as [Socket]
    socket.on('error', () => undefined)
    const gone = once(socket, 'close')
    server.kill('SIGKILL')
    await gone
    listener.close()
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('a %s to everything leaves it to the server to end its workers', async (signal) => {
    const pool = newPool()
    expect(await pool.run(signalJob, signal)).toBe('here still')
    expect(pool.size()).toBe(1)
  })

  it.each(['loop', 'pattern'] as const)('ends a job that takes too long, a %s in the middle of its work too', async (how) => {
    const pool = newPool()
    await expect(pool.run({ ...endlessJob, time: 1 }, how)).rejects.toMatchObject({ code: 'too-long' })
    expect(await pool.run(sumJob, 1)).toBe(1)
  })

  it('lets few jobs wait, and says that there is too much to do to the next one', async () => {
    const pool = newPool()
    const control = new AbortController()
    const { refused } = await startEndless(pool, 'loop', control.signal)
    const waiting = [pool.run(sumJob, 1), pool.run(sumJob, 2)]
    await expect(pool.run(sumJob, 3)).rejects.toMatchObject({ code: 'busy', status: 503 })
    control.abort()
    await refused.toMatchObject({ code: 'cancelled' })
    expect(await Promise.all(waiting)).toEqual([1, 2])
  })

  it('forgets a waiting job that is cancelled', async () => {
    const pool = newPool()
    const { refused } = await startEndless(pool, 'pattern')
    const control = new AbortController()
    const waiting = pool.run(sumJob, 1, { signal: control.signal })
    control.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
    await expect(pool.run(sumJob, 1, { signal: control.signal })).rejects.toMatchObject({ code: 'cancelled' })
    await pool.close()
    await refused.toMatchObject({ code: 'stopping' })
  })

  it('ends everything when the server is stopped, and takes nothing more', async () => {
    const pool = newPool()
    const { refused } = await startEndless(pool)
    const waiting = expect(pool.run(sumJob, 1)).rejects.toMatchObject({ code: 'stopping', status: 503 })
    await pool.close()
    await refused.toMatchObject({ code: 'stopping', status: 503 })
    await waiting
    expect(pool.size()).toBe(0)
    await expect(pool.run(sumJob, 1)).rejects.toMatchObject({ code: 'stopping' })
  })
})
