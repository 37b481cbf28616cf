import { computed, effect } from '@preact/signals-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { functionCalls } from '@heddle/functions/calls'
import { publishedBinding } from '@heddle/testing'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { createLiveSurroundings } from './live.ts'

const PUBLISHED = Date.UTC(2026, 0, 2)
const NOW = Date.UTC(2026, 5, 1)

const deprecated: unknown[] = []

function site() {
  const surroundings = createLiveSurroundings({
    now: PUBLISHED,
    language: () => 'en',
    defaultLanguage: 'en',
    deprecated: (...names) => void deprecated.push(names),
  })
  const { resolve } = createEvaluator({ functions: functionCalls, surroundings })
  return { surroundings, read: (code: string) => resolve(publishedBinding(code), {}) }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test('runtime-RT18 S8-16 a deprecated function does its work, and is told with what to use instead', () => {
  const { read } = site()
  expect([read("lower('A')"), read('dateISO()')]).toEqual(['a', new Date(PUBLISHED).toISOString()])
  expect(deprecated.splice(0)).toEqual([
    ['lower', 'lowercase'],
    ['dateISO', 'date'],
  ])
})

describe('clock and chance', () => {
  test('runtime-RE6 stand still until the page is adopted, and are real afterwards', () => {
    const { surroundings, read } = site()
    expect(read('now()')).toBe(new Date(PUBLISHED).toISOString())
    expect(read('dateRealtime()')).toBe(new Date(PUBLISHED).toISOString())
    expect(surroundings.random()).toBe(0.5)
    expect(surroundings.timezone()).toBe('UTC')
    surroundings.becomeReal()
    expect(read('now()')).toBe(new Date(NOW).toISOString())
    expect(surroundings.timezone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(new Set([1, 2, 3].map(() => surroundings.random())).size).toBe(3)
  })

  test('a page that reads and writes dates opens no time zone by its name, which takes a phone 0.1 s', () => {
    const { surroundings, read } = site()
    surroundings.becomeReal()
    const opened = vi.spyOn(Intl, 'DateTimeFormat')
    expect(read("formatDate('2026-03-04T10:30', 'YYYY-MM-DD HH:mm')")).toBe('2026-03-04 10:30')
    expect(read("addHours('2026-03-04T10:30', 2)")).toBe(new Date(2026, 2, 4, 12, 30).toISOString())
    expect(opened).not.toHaveBeenCalled()
    expect(read('getBrowserTimezone()')).toBe(surroundings.timezone())
    opened.mockRestore()
  })

  test('runtime-RE6 becoming real works formulas out again that read them, and no others', () => {
    const { surroundings, read } = site()
    const runs = { clock: 0, other: 0 }
    const stops = [
      effect(() => {
        runs.clock += 1
        read('now()')
      }),
      effect(() => {
        runs.other += 1
        read('1 + 1')
      }),
    ]
    surroundings.becomeReal()
    expect(runs).toEqual({ clock: 2, other: 1 })
    for (const stop of stops) stop()
  })

  test('runtime-RE6 S9-19 dateRealtime becomes another one every 1000 ms, for all who follow it', () => {
    const { surroundings, read } = site()
    surroundings.becomeReal()
    const seen: unknown[] = []
    const other: unknown[] = []
    const stops = [effect(() => void seen.push(read('dateRealtime()'))), effect(() => void other.push(read('dateRealtime()')))]
    vi.advanceTimersByTime(999)
    expect(seen).toEqual([new Date(NOW).toISOString()])
    vi.advanceTimersByTime(1)
    vi.advanceTimersByTime(1000)
    expect(seen).toEqual([0, 1000, 2000].map((ms) => new Date(NOW + ms).toISOString()))
    expect(other).toEqual(seen)
    for (const stop of stops) stop()
  })

  test('runtime-RE6 the clock rests while nobody follows it, and is right when it is read again', () => {
    const { surroundings, read } = site()
    surroundings.becomeReal()
    const live = computed(() => read('dateRealtime()'))
    expect(vi.getTimerCount()).toBe(0)
    const stop = effect(() => void live.value)
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(5500)
    expect(read('dateRealtime()')).toBe(new Date(NOW + 5500).toISOString())
    const seen: unknown[] = []
    const stopAgain = effect(() => void seen.push(live.value))
    vi.advanceTimersByTime(1000)
    expect(seen.at(-1)).toBe(new Date(NOW + 6500).toISOString())
    stopAgain()
  })

  test('runtime-RE6 a file has one address, and what is no file has none', () => {
    const { surroundings } = site()
    const file = new Blob(['a'])
    expect(surroundings.fileUrl(file)).toMatch(/^blob:/)
    expect(surroundings.fileUrl(file)).toBe(surroundings.fileUrl(file))
    expect(surroundings.fileUrl('blob:x')).toBeUndefined()
  })
})
