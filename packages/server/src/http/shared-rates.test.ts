import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { Notice, NoticeListener } from '../ports/notices.ts'
import { shareRates } from './shared-rates.ts'

/** Processes that hear of one another at once, each with a clock of its own. */
function processes(...clocks: readonly (() => number)[]) {
  const listeners: NoticeListener[] = []
  const told: Notice[] = []
  const stores = clocks.map((now, at) => {
    const tell = (notice: Notice): void => {
      told.push(notice)
      for (const [other, listener] of listeners.entries()) if (other !== at) listener.onNotice(notice, `process ${at}`)
    }
    return new (shareRates({ tell, follow: (listener) => void listeners.push(listener) }, now))()
  })
  /** Whether a request passes, and how long the window goes on. */
  const ask = (at: number, name: string, max: number) => {
    let answer = { passes: false, ttl: 0 }
    stores[at]?.incr(name, (_, { current, ttl }) => void (answer = { passes: current <= max, ttl }), LIMITS.rateWindow, max)
    return answer
  }
  return { ask, told, listeners }
}
const NOON = 1_000_000 * LIMITS.rateWindow

describe('requests in a minute, counted by several processes', () => {
  it('are let through as often as one process lets them, and an eighth for each further process at most', () => {
    for (const max of [1, 10, 20, 400, 6_000])
      for (const count of [1, 2, 3, 8]) {
        const { ask } = processes(...Array.from({ length: count }, () => () => NOON))
        let passed = 0
        for (let at = 0; at < count * max * 2; at += 1) if (ask(at % count, 'ida', max).passes) passed += 1
        expect(passed).toBeGreaterThanOrEqual(max)
        expect(passed).toBeLessThanOrEqual(max + ((count - 1) * max) / 8)
      }
  })

  it('cost others a notice only where somebody asks much, and at most nine for each minute', () => {
    const { ask, told } = processes(
      () => NOON,
      () => NOON,
    )
    for (let at = 0; at < 700; at += 1) ask(0, `visitor ${at % 10}`, 6_000)
    expect(told).toEqual([])
    for (let at = 0; at < 20_000; at += 1) ask(0, '203.0.113.7', 6_000)
    expect(told.length).toBe(8)
    expect(JSON.stringify(told)).not.toContain('203.0.113.7')
  })

  it('of one visitor and one route are no one else’s', () => {
    const { ask } = processes(
      () => NOON,
      () => NOON,
    )
    for (let at = 0; at < 10; at += 1) ask(0, 'ida POST /sign-in', 10)
    expect(ask(1, 'ida POST /sign-in', 10).passes).toBe(false)
    expect(ask(1, 'ida POST /sign-up', 10).passes).toBe(true)
    expect(ask(1, 'max POST /sign-in', 10).passes).toBe(true)
  })

  it('begin anew with the minute, for all processes at once', () => {
    let time = NOON + 59_000
    const { ask } = processes(
      () => time,
      () => time,
    )
    for (let at = 0; at < 10; at += 1) ask(0, 'ida', 10)
    expect(ask(1, 'ida', 10)).toEqual({ passes: false, ttl: 1_000 })
    time += 1_000
    expect(ask(1, 'ida', 10)).toEqual({ passes: true, ttl: 60_000 })
  })

  it('are counted by the clock that is ahead, where two do not agree by some seconds', () => {
    let time = NOON + 58_000
    const { ask } = processes(
      () => time,
      () => time + 5_000,
    )
    for (let at = 0; at < 10; at += 1) ask(1, 'ida', 10)
    for (let at = 0; at < 3; at += 1) expect(ask(0, 'ida', 10).passes).toBe(false)
    time += 3_000
    expect(ask(0, 'ida', 10).passes).toBe(false)
  })

  it('are not confused by a notice of another time or another version', () => {
    const { ask, listeners } = processes(() => NOON)
    for (let at = 0; at < 5; at += 1) ask(0, 'ida', 10)
    const window = NOON / LIMITS.rateWindow
    for (const [at, count] of [
      [window + 1_000, 1],
      [window - 1, 50],
      [window, -5],
      [window, Number.NaN],
      [Number.NaN, 1],
    ] as const)
      listeners[0]?.onNotice({ about: 'requests', key: 'other', window: at, count }, 'other')
    const passed = Array.from({ length: 10 }, () => ask(0, 'ida', 10).passes)
    expect(passed.filter(Boolean).length).toBe(5)
  })

  it('of more visitors than are counted pass, as a list without end would be the greater harm', () => {
    const { ask } = processes(() => NOON)
    for (let at = 0; at < LIMITS.countedVisitors; at += 1) ask(0, `visitor ${at}`, 10)
    for (let at = 0; at < 20; at += 1) expect(ask(0, 'one more', 10).passes).toBe(true)
  })
})
