import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRowFilter } from './filter-rows.ts'
import { createRowOrder } from './order-rows.ts'
import { createReadAhead } from './read-ahead.ts'
import { readColumns } from './read-columns.ts'

/** Milliseconds that a step takes by the clock of these tests. */
const STEP = 5
let clock = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Counts to ten, a step each, and tells of every one. */
function counting(tell: (step: string) => void) {
  return createReadAhead(function* count(key: string) {
    for (let step = 1; step <= 10; step += 1) {
      clock += STEP
      tell(`${key}${step}`)
      yield
    }
    return key.toUpperCase()
  })
}

describe('what takes long to learn', () => {
  test('is learnt in slices, between which the page has its turn', () => {
    const steps: string[] = []
    counting((step) => steps.push(step)).prepare('a')
    expect(steps).toEqual([])
    const slices: number[] = []
    for (let before = 0; vi.getTimerCount() > 0; before = steps.length) {
      vi.advanceTimersToNextTimer()
      slices.push(steps.length - before)
    }
    expect(steps).toHaveLength(10)
    // Two steps take longer than a slice.
    expect(Math.max(...slices)).toBe(2)
  })

  test('is learnt at once by whoever asks, from where it has stopped, and only once', () => {
    const steps: string[] = []
    const ahead = counting((step) => steps.push(step))
    ahead.prepare('a')
    vi.advanceTimersToNextTimer()
    expect(steps).toEqual(['a1', 'a2'])
    expect(ahead.get('a')).toBe('A')
    expect(steps).toHaveLength(10)
    vi.runAllTimers()
    ahead.prepare('a')
    vi.runAllTimers()
    expect([ahead.get('a'), steps.length]).toEqual(['A', 10])
  })

  test('is asked for without having been prepared', () => {
    expect(counting(() => {}).get('b')).toBe('B')
  })
})

describe('of a long list', () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({
    name: `${['rye', 'Oat', 'creme', 'oat'][n % 4]} ${(n * 7919) % 20_000}`,
  }))
  const columns = readColumns([{ key: 'name', kind: 'text' }], rows)
  const writing = { language: 'en', timeZone: 'UTC', yes: 'Yes', no: 'No' }
  const places = rows.map((_, place) => place)

  test('a sort that comes while its column is half read is the right one', () => {
    const sort = [{ key: 'name', direction: 'DESC' }] as const
    const whole = createRowOrder(rows, columns, 'en').order(places, sort)
    for (const slices of [1, 3, 9]) {
      const order = createRowOrder(rows, columns, 'en')
      vi.mocked(performance.now).mockImplementation(() => (clock += STEP))
      order.prepareSoon('name')
      for (let slice = 0; slice < slices; slice += 1) vi.advanceTimersToNextTimer()
      expect(vi.getTimerCount(), `${slices} slices leave some`).toBe(1)
      expect(order.order(places, sort)).toEqual(whole)
      vi.runAllTimers()
    }
  })

  test('the first letter of a search finds the same, read ahead or not', () => {
    const find = { search: 'Crème 1', columns: {} }
    const found = createRowFilter(rows, columns, writing)(find)
    expect(found.length).toBeGreaterThan(100)
    const filter = createRowFilter(rows, columns, writing)
    vi.mocked(performance.now).mockImplementation(() => (clock += STEP))
    filter.prepareSearch()
    vi.advanceTimersToNextTimer()
    expect(vi.getTimerCount()).toBe(1)
    expect(filter(find)).toEqual(found)
  })

  test('short ones are read when it is time', () => {
    createRowFilter(rows.slice(0, 100), columns, writing).prepareSearch()
    createRowOrder(rows.slice(0, 100), columns, 'en').prepareSoon('name')
    expect(vi.getTimerCount()).toBe(0)
  })
})
