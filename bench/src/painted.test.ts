import { describe, expect, test } from 'vitest'
import { readFrames, readPainted, type TraceEvent } from './painted.ts'

const [PAGE, MAIN] = [7, 1]
const ms = (time: number): number => time * 1000
const on = (name: string, ts: number, dur: number, tdur: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: PAGE,
  tid: MAIN,
  ts: ms(ts),
  dur: ms(dur),
  tdur: ms(tdur),
  ...rest,
})
const told = (type: string, ts: number): TraceEvent => on('EventDispatch', ts, 1, 1, { args: { data: { type } } })

const PRESS: readonly TraceEvent[] = [
  on('RunTask', 0, 5, 5),
  on('RunTask', 10, 20, 12),
  told('pointerdown', 11),
  told('mousedown', 12),
  on('RunTask', 40, 10, 8),
  on('Commit', 45, 2, 2),
  on('RunTask', 100, 30, 20),
  told('pointerup', 101),
  told('click', 110),
  on('RunTask', 135, 5, 1),
  on('RunTask', 150, 10, 9),
  on('Commit', 155, 2, 2),
  on('RunTask', 170, 50, 50),
  on('Commit', 175, 2, 2),
]

describe('the work from an input to the next paint', () => {
  test('is every task of the main thread from the one that takes the first event to the frame after the last', () => {
    expect(readPainted(PRESS, { first: 'pointerup', last: 'click' })).toEqual({ own: 30, wall: 60 })
    expect(readPainted(PRESS, { first: 'pointerdown', last: 'mousedown' })).toEqual({ own: 20, wall: 40 })
  })

  test('has nothing of other threads and pages in it, nor of what was in the trace in another order', () => {
    const others = PRESS.flatMap((event) => [
      { ...event, tid: MAIN + 1, args: {} },
      { ...event, pid: PAGE + 1, args: {} },
    ])
    const shuffled = [...others, ...PRESS.filter(({ name }) => name === 'RunTask').toReversed(), ...PRESS.filter(isNoTask)]
    expect(readPainted(shuffled, { first: 'pointerup', last: 'click' })).toEqual({ own: 30, wall: 60 })
  })

  test('a frame that was painted before the last event is not the one', () => {
    const early = [...PRESS, on('Commit', 109, 1, 1)].toSorted((a, b) => a.ts - b.ts)
    expect(readPainted(early, { first: 'pointerup', last: 'click' }).own).toBe(30)
  })

  test('is said to be missing where the page was told of nothing, or painted nothing', () => {
    expect(() => readPainted(PRESS, { first: 'keydown', last: 'input' })).toThrow('The page was told of no keydown')
    expect(() => readPainted(PRESS, { first: 'pointerup', last: 'input' })).toThrow('The page was told of no input')
    const unpainted = PRESS.filter(({ name }) => name !== 'Commit')
    expect(() => readPainted(unpainted, { first: 'pointerup', last: 'click' })).toThrow('Nothing was painted after click')
  })
})

describe('the work of each frame', () => {
  const scrolled = [
    on('RunTask', 0, 9, 9),
    on('RunTask', 10, 4, 4),
    told('scroll', 11),
    on('RunTask', 20, 6, 5),
    on('Commit', 25, 1, 1),
    on('RunTask', 30, 3, 3),
    on('RunTask', 40, 9, 8),
    on('Commit', 48, 1, 1),
    on('RunTask', 60, 2, 2),
  ]

  test('is that of all tasks since the one before, from the first event on; what follows the last one counts too', () => {
    expect(readFrames(scrolled, 'scroll')).toEqual([9, 11, 2])
    expect(readFrames([...scrolled, ...scrolled.map((event) => ({ ...event, tid: 2, args: {} }))], 'scroll')).toEqual([9, 11, 2])
  })

  test('is said to be missing where nothing happened', () => {
    expect(() => readFrames(PRESS, 'scroll')).toThrow('The page was told of no scroll')
  })
})

const isNoTask = ({ name }: TraceEvent): boolean => name !== 'RunTask'
