import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Countdown } from './component.tsx'
import { countdownDefinition } from './definition.ts'

const { draw, rootOf } = serverDrawing(countdownDefinition, Countdown)
const textOf = (props: object): string =>
  draw(props)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s/g, ' ')

describe('what the server writes of a countdown', () => {
  test('is the moment itself, in the language of the page', () => {
    expect(draw({ until: '2030-05-01T18:00' })).toMatch(/<time dateTime="2030-05-01T18:00">May 1, 2030 at 6:00.PM<\/time>/)
    expect(textOf({ until: '2030-05-01T18:00', locale: 'de' })).toBe('1. Mai 2030 um 18:00')
    expect(textOf({ until: '2030-05-01T18:00', locale: 'no language' })).toContain('May 1, 2030')
    for (const until of ['', null, 'soon']) expect(textOf({ until })).toBe('')
  })

  test('names the time zone whose clock it is, and gives the instant to machines', () => {
    const inTokyo = { until: '2030-05-01T18:00', timezone: 'Asia/Tokyo' }
    expect(textOf(inTokyo)).toBe('May 1, 2030 at 6:00 PM (Asia/Tokyo)')
    expect(draw(inTokyo)).toContain('dateTime="2030-05-01T09:00:00.000Z"')
    expect(textOf({ ...inTokyo, until: '2030-05-01T18:00Z' })).toBe('May 1, 2030 at 6:00 PM')
    expect(textOf({ ...inTokyo, timezone: 'Nowhere/At-All' })).toBe('May 1, 2030 at 6:00 PM')
  })

  test('of a time is all of it', () => {
    const props = { mode: 'duration', seconds: 90_061 }
    expect(textOf(props)).toBe('1 day01 hour01 minute01 second')
    expect(textOf({ ...props, locale: 'ru', seconds: 5 * 86_400 })).toBe('5 дней00 часов00 минут00 секунд')
    expect(textOf({ ...props, look: 'clock' })).toBe('1 day 01:01:01')
    expect(textOf({ ...props, look: 'clock', largest: 'minute' })).toBe('1501:01')
    expect(textOf({ ...props, largest: 'hour', showsSeconds: false })).toBe('25 hours01 minute')
  })

  test('is a timer with a name, whose end is said', () => {
    expect(rootOf(draw())).toBe('<div class="k" role="timer" aria-label="Time left">')
    const over = draw({ mode: 'duration', seconds: 0, endText: 'Too late' })
    expect(rootOf(over)).toContain('data-state="ended"')
    expect(over).toContain('<span role="status">Too late</span>')
    expect(textOf({ mode: 'duration', seconds: 0 })).toContain('0 days')
  })
})
