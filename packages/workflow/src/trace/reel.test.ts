import { describe, expect, it } from 'vitest'
import type { TraceLimits } from './limits.ts'
import { createReel, type Reel } from './reel.ts'

const open = (limits: Partial<TraceLimits> = {}) =>
  createReel('w', {}, { runs: 1, entries: 1000, runSize: 1000, size: 1000, ...limits })
const step = (id: string, value: unknown = null) => ({ kind: 'result', at: 0, id, value }) as const
const times = (count: number, add: () => void) => Array.from({ length: count }, add)

describe('workflow-T4 a recording within its bounds', () => {
  it('holds what it was given, and how large that is', () => {
    const reel = open()
    expect(reel.size()).toBe(0)
    reel.add(step('a'))
    expect(reel.size()).toBe(80)
    reel.addValue({ value: 1 })
    expect(reel.size()).toBe(104)
    reel.addCall('clock.wait', true)({ value: null })
    expect(reel.size()).toBe(128)
    reel.addTime(5)
    reel.arrive(0)
    reel.arrive()
    expect(reel.size()).toBe(152)
    expect(reel.recording()).toMatchObject({
      workflowId: 'w',
      input: { parameters: {}, chain: [] },
      entries: [step('a')],
      dropped: 0,
      isEnded: false,
      size: 152,
      answers: {
        values: [{ value: 1 }],
        calls: [{ name: 'clock.wait', isLater: true, answer: { value: null } }],
        times: [5],
        arrivals: [{ at: 1, call: 0 }, { at: 1 }],
        isExact: true,
      },
    })
    expect(reel.recording().answers?.arrivals[1]).not.toHaveProperty('call')
    reel.end()
    expect(reel.recording().isEnded).toBe(true)
  })

  it('that is filled to the last byte and the last entry is still whole', () => {
    const bytes = open({ runSize: 160 })
    bytes.add(step('a'))
    bytes.add(step('b'))
    expect(bytes.recording()).toMatchObject({ dropped: 0, answers: {} })
    const entries = open({ entries: 2 })
    entries.add(step('a'))
    entries.add(step('b'))
    expect(entries.recording()).toMatchObject({ dropped: 0, answers: {} })
  })

  const fills: readonly (readonly [what: string, add: (reel: Reel) => void])[] = [
    ['values', (reel) => reel.addValue({ value: 'x'.repeat(50) })],
    ['errors', (reel) => reel.addValue({ error: { name: 'Error', message: 'x', code: null, details: null, actionId: null } })],
    ['answers of ports', (reel) => reel.addCall('a.b', false)({ value: 'x'.repeat(50) })],
    ['times', (reel) => reel.addTime(1)],
    ['arrivals', (reel) => reel.arrive(1)],
  ]
  it.each(fills)('lets all answers go when there are too many %s, keeps its steps, and takes no more answers', (_, fill) => {
    const reel = open({ runSize: 600 })
    reel.add(step('first'))
    reel.addValue({ value: 1 })
    const answer = reel.addCall('a.b', true)
    times(100, () => fill(reel))
    answer({ value: 'late' })
    expect(reel.recording()).not.toHaveProperty('answers')
    expect(reel.recording()).toMatchObject({ entries: [step('first')], dropped: 0, size: 80 })
  })

  it('lets a quarter of its steps go when there are too many, oldest first', () => {
    const reel = open({ entries: 8 })
    for (const id of '12345678') reel.add(step(id))
    expect(reel.recording().dropped).toBe(0)
    reel.add(step('9'))
    const { entries, dropped, size } = reel.recording()
    expect(entries.map(({ id }) => id).join('')).toBe('3456789')
    expect([dropped, reel.count(), size]).toEqual([2, 9, 7 * 80])
  })

  it('lets one step go at least, and the last one too when it alone is too large', () => {
    const few = open({ entries: 2 })
    for (const id of '123') few.add(step(id))
    expect(few.recording().entries.map(({ id }) => id)).toEqual(['2', '3'])
    const reel = open({ runSize: 100 })
    reel.add(step('large', 'x'.repeat(200)))
    expect(reel.recording()).toMatchObject({ entries: [], dropped: 1, size: 0 })
    reel.add(step('small'))
    expect(reel.recording()).toMatchObject({ entries: [step('small')], dropped: 1 })
  })

  it('says that its answers are no exact ones once one of them was cut', () => {
    const reel = open()
    reel.addValue({ value: 1 })
    reel.addValue({ value: () => 1 })
    reel.addValue({ value: 2 })
    expect(reel.recording().answers).toMatchObject({ isExact: false })
  })
})

describe('workflow-T5 what an action got', () => {
  it('is what formulas gave for it, copied once; what it gives later is copied anew, as it may have changed it', () => {
    const reel = open()
    const rows = [{ id: 1 }]
    reel.addValue({ value: rows })
    reel.add({ kind: 'arguments', at: 1, id: 'a', value: { rows } })
    rows.push({ id: 2 })
    reel.add({ kind: 'result', at: 2, id: 'a', value: rows })
    const { entries, answers } = reel.recording()
    expect(entries.map(({ value }) => value)).toEqual([{ rows: [{ id: 1 }] }, [{ id: 1 }, { id: 2 }]])
    const [got, given] = [entries[0]?.value ?? {}, answers?.values[0] ?? {}]
    expect(Reflect.get(got, 'rows')).toBe(Reflect.get(given, 'value'))
  })

  it('is copied anew when another step came in between', () => {
    const reel = open()
    const row = { id: 1 }
    reel.addValue({ value: row })
    reel.add({ kind: 'round', at: 1, id: 'a', value: 0 })
    row.id = 2
    reel.add({ kind: 'arguments', at: 1, id: 'a', value: { row } })
    expect(reel.recording().entries.at(-1)?.value).toEqual({ row: { id: 2 } })
  })
})

describe('workflow-T9 a recording that is only to be run again', () => {
  it('keeps what ports gave, and nothing of what formulas gave and clocks showed', () => {
    const reel = open({ isForRerun: true })
    reel.add(step('a'))
    reel.addValue({ value: [1] })
    reel.addTime(5)
    reel.addCall('clock.wait', false)({ value: 3 })
    expect(reel.recording()).toMatchObject({
      size: 104,
      answers: { values: [], times: [], calls: [{ name: 'clock.wait', answer: { value: 3 } }], isForRerun: true },
    })
  })

  it('tells of each step what it keeps of it: the step itself, or one with a copy of its value', () => {
    const reel = open()
    const [plain, large] = [step('a'), step('b', { rows: [1] })]
    expect(reel.add(plain)).toBe(plain)
    const kept = reel.add(large)
    expect(kept).toEqual(large)
    expect(kept.value).not.toBe(large.value)
    expect(reel.recording().entries.at(-1)).toBe(kept)
  })
})
