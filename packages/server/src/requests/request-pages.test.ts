import { afterEach, expect, it, vi } from 'vitest'
import type { DrawnRequest } from '../jobs/draw-request/job.ts'
import type { JobPool } from '../pool/job-pool.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { createRequestPages, type RequestPagesOptions } from './request-pages.ts'

const release = { id: 'r1', projectId: 'bakery', renderer: 'renderer-1.mjs' } as ReleaseManifest
const pattern = { pattern: '/goods/:slug', file: 'goods/[slug]/index.html', drawn: 'requests/shop.en.json' }
const pageOf = (path: string): DrawnRequest => ({ hash: path, plain: Buffer.from(path), br: Buffer.alloc(0) })

/** Pages that are drawn by `answer`; what was asked for, and what the log was told. */
function newPages(answer: (path: string) => Promise<DrawnRequest | undefined>, options: Partial<RequestPagesOptions> = {}) {
  const asked: unknown[] = []
  const errors: string[] = []
  const run = (_: unknown, input: { readonly path: string }) => {
    asked.push(input)
    return answer(input.path)
  }
  const pages = createRequestPages({
    pool: { run } as unknown as Pick<JobPool, 'run'>,
    dataFolder: '/data',
    onError: (error) => void errors.push(String(error)),
    ...options,
  })
  return { asked, errors, draw: (path: string, of = release) => pages.draw(of, pattern, path) }
}

afterEach(() => void vi.useRealTimers())

it('a page is drawn once for an address of a release, whoever asks for it at once and after', async () => {
  const { draw, asked } = newPages(async (path) => pageOf(path))
  const same = await Promise.all(Array.from({ length: 50 }, () => draw('/goods/rye')))
  expect(new Set(same).size).toBe(1)
  expect(await draw('/goods/rye')).toBe(same[0])
  expect(asked).toEqual([
    {
      dataFolder: '/data',
      projectId: 'bakery',
      releaseId: 'r1',
      renderer: 'renderer-1.mjs',
      shell: pattern.file,
      drawn: pattern.drawn,
      path: '/goods/rye',
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
  const pages = createRequestPages({ pool: { run: () => Promise.reject(new Error('asked')) }, dataFolder: '', onError: () => {} })
  expect(await pages.draw(release, { pattern: '/a/:b', file: 'a/[b]/index.html' }, '/a/1')).toBeUndefined()
  expect(asked).toEqual([])
})
