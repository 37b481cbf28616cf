import { afterEach, expect, it, vi } from 'vitest'
import type { NeededRows } from '@heddle/document/published'
import type { DrawnRequest, NotDrawn } from '../jobs/draw-request/job.ts'
import { LIMITS } from '../limits.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { createRequestPages, type AskRows, type RequestPagesOptions } from './request-pages.ts'

const release = { id: 'r1', projectId: 'bakery', renderer: 'renderer-1.mjs' } as ReleaseManifest
const pattern = { pattern: '/goods/:slug', file: 'goods/[slug]/index.html', drawn: 'requests/shop.en.json' }
const NO_ROWS: AskRows = () => Promise.reject(new Error('nothing is to be asked'))
const pageOf = (path: string): DrawnRequest => ({ hash: path, plain: Buffer.from(path), br: Buffer.alloc(0) })

/** Pages that are drawn by `answer`; what was asked for, and what the log was told. */
function newPages(
  answer: (path: string, answered: unknown) => Promise<DrawnRequest | NotDrawn | undefined>,
  options: Partial<RequestPagesOptions> = {},
) {
  const asked: unknown[] = []
  const errors: string[] = []
  const run = (_: unknown, input: { readonly path: string; readonly answered: unknown }) => {
    asked.push(input)
    return answer(input.path, input.answered)
  }
  const pages = createRequestPages({
    pool: { run } as unknown as Pick<JobPool, 'run'>,
    storage: { kind: 'disk', folder: '/data' },
    onError: (error) => void errors.push(String(error)),
    ...options,
  })
  const find = (path: string, of = release, askRows: AskRows = NO_ROWS) => pages.draw(of, pattern, path, askRows)
  const draw = async (path: string, of = release) => {
    const found = await find(path, of)
    return found === 'missing' ? undefined : found
  }
  return { asked, errors, find, draw }
}

afterEach(() => void vi.useRealTimers())

it('a page is drawn once for an address of a release, whoever asks for it at once and after', async () => {
  const { draw, asked } = newPages(async (path) => pageOf(path))
  const same = await Promise.all(Array.from({ length: 50 }, () => draw('/goods/rye')))
  expect(new Set(same).size).toBe(1)
  expect(await draw('/goods/rye')).toBe(same[0])
  expect(asked).toEqual([
    {
      storage: { kind: 'disk', folder: '/data' },
      projectId: 'bakery',
      releaseId: 'r1',
      renderer: 'renderer-1.mjs',
      shell: pattern.file,
      drawn: pattern.drawn,
      path: '/goods/rye',
      answered: {},
    },
  ])
  await draw('/goods/wheat')
  await draw('/goods/rye', { ...release, id: 'r2' })
  expect(asked).toHaveLength(3)
})

it('what was not asked for longest goes when there is no more room', async () => {
  const { draw, asked } = newPages(async (path) => pageOf(path), { most: 20 })
  for (const path of ['/goods/1', '/goods/2', '/goods/1', '/goods/3', '/goods/1', '/goods/2']) await draw(path)
  expect(asked.map((one) => Reflect.get(Object(one), 'path'))).toEqual(['/goods/1', '/goods/2', '/goods/3', '/goods/2'])
})

it('a page that fails is answered as it was published, is said once in the log, and is tried again', async () => {
  let isBroken = true
  const { draw, errors } = newPages(async (path) => {
    if (isBroken) throw new Error('no memory')
    return pageOf(path)
  })
  expect([await draw('/goods/1'), await draw('/goods/2'), await draw('/goods/1')]).toEqual([undefined, undefined, undefined])
  expect(errors).toEqual([
    'Error: The page goods/[slug]/index.html of the project bakery was answered as it was published, not drawn for its address: no memory',
  ])
  isBroken = false
  expect((await draw('/goods/1'))?.hash).toBe('/goods/1')
})

it('nobody waits longer than a second; what comes later is there for who comes next', async () => {
  vi.useFakeTimers()
  let finish = (_: DrawnRequest): void => {}
  const { draw, asked, errors } = newPages(() => new Promise((resolve) => (finish = resolve)))
  const first = draw('/goods/rye')
  await vi.advanceTimersByTimeAsync(999)
  const second = draw('/goods/rye')
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBeUndefined()
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('It took more than a second.')
  finish(pageOf('/goods/rye'))
  expect((await second)?.hash).toBe('/goods/rye')
  expect((await draw('/goods/rye'))?.hash).toBe('/goods/rye')
  expect(asked).toHaveLength(1)
})

it('releases without it, and pages that need it not, are never drawn anew', async () => {
  const { draw, asked } = newPages(async (path) => pageOf(path))
  const { renderer: _, ...old } = release
  expect(await draw('/goods/rye', old)).toBeUndefined()
  const pages = createRequestPages({
    pool: { run: () => Promise.reject(new Error('asked')) },
    storage: { kind: 'disk', folder: '' },
    onError: () => {},
  })
  expect(await pages.draw(release, { pattern: '/a/:b', file: 'a/[b]/index.html' }, '/a/1', NO_ROWS)).toBeUndefined()
  expect(asked).toEqual([])
})

const need = (id: string): NeededRows => ({ id, variables: {}, offset: 0, limit: undefined })
/** A page that wants orders, then the lines of an order, and shows what came. */
const wanting = async (path: string, answered: unknown): Promise<DrawnRequest | NotDrawn> => {
  const has = (id: string): boolean => Object.hasOwn(Object(answered), id)
  if (!has('orders')) return { needs: [need('orders')] }
  return has('lines') ? pageOf(`${path} ${JSON.stringify(answered)}`) : { needs: [need('lines')] }
}

it('rows that a page wants are asked for in waves, as often as it is asked for; it is drawn once for the same rows', async () => {
  const { find, asked } = newPages(wanting)
  const told: string[] = []
  let total = 1
  const askRows: AskRows = async ({ id }) => {
    told.push(id)
    return JSON.stringify({ data: [], total, offset: 0 })
  }
  const first = await find('/goods/rye', release, askRows)
  expect(await find('/goods/rye', release, askRows)).toBe(first)
  expect([told, asked.length]).toEqual([['orders', 'lines', 'orders', 'lines'], 3])
  total = 2
  expect(await find('/goods/rye', release, askRows)).not.toBe(first)
})

it('rows that cannot be had, or are too many to be carried, are the browser’s to ask for', async () => {
  const { find } = newPages(wanting)
  const askRows: AskRows = async ({ id }) => {
    if (id === 'orders') throw new Error('no connection')
    return JSON.stringify({ data: 'x'.repeat(LIMITS.requestRowsBytes), total: 1, offset: 0 })
  }
  expect(await find('/goods/rye', release, askRows)).toMatchObject({ hash: '/goods/rye {"orders":null,"lines":null}' })
})

it('a page that there is not for these values is told, and one that never has enough is as it was published', async () => {
  const { find } = newPages(async () => ({ isMissing: true }))
  expect(await find('/goods/gone')).toBe('missing')
  let at = 0
  const greedy = newPages(async () => ({ needs: [need(`more ${(at += 1)}`)] }))
  expect(await greedy.find('/goods/rye')).toBeUndefined()
  expect(greedy.asked.length).toBeLessThan(10)
})
