import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collection } from '../testing/collection-desk.ts'
import { loadRows } from './load-rows.ts'

const rowsOf = (id: string) => collection(id, { mode: 'static' })
const asked: string[] = []
let answer: (path: string) => Response = () => Response.json({ data: [] })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('runtime-RC11 rows of static collections are loaded once, by the cache version; one that fails is tried again', async () => {
  answer = (path) => {
    if (path.includes('lost') && asked.length < 3) return new Response('{}', { status: 404, statusText: 'Not Found' })
    return Response.json({ id: 'x', data: [path.includes('lost') ? 'found' : 1], total: 1 })
  }
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const list = [rowsOf('here'), rowsOf('lost'), collection('far')]
  expect(await loadRows(list, { cacheVersion: 7 })).toEqual({ rows: { here: [1] }, isWhole: false })
  expect(said.mock.calls).toEqual([['The rows of the collection "the lost" could not be loaded', new Error('404 Not Found')]])
  said.mockRestore()
  expect(await loadRows(list, { cacheVersion: 7 })).toEqual({ rows: { here: [1], lost: ['found'] }, isWhole: true })
  expect(asked.toSorted()).toEqual(['/collections/here.json?_wwcv=7', ...Array(2).fill('/collections/lost.json?_wwcv=7')])
})

test.each([
  ['a list', ['x']],
  ['nothing', null],
  ['a text', 'x'],
  ['no data', { total: 1 }],
])('runtime-RC11 a file that holds %s has no rows, and the page goes on', async (name, body) => {
  answer = () => Response.json(body)
  expect(await loadRows([rowsOf(`with ${name}`)], { cacheVersion: 7 })).toEqual({
    rows: { [`with ${name}`]: undefined },
    isWhole: true,
  })
})

test('runtime-RC11 rows lie below the base path of the site', async () => {
  answer = () => Response.json({ id: 'x', data: [1] })
  await loadRows([rowsOf('below')], { cacheVersion: 7, base: '/shop/' })
  expect(asked).toEqual(['/shop/collections/below.json?_wwcv=7'])
})
