import { describe, expect, it } from 'vitest'
import { stagedRows } from './staged-rows.ts'

const rows = [
  { id: 1, name: 'Ada', page: 'https://example.org/a', at: '2026-05-04', tags: ['x'] },
  { id: 2, name: 'Bob', page: '/b', at: '2026-05-05', tags: [] },
]

describe('canvas-C35 rows for trying', () => {
  it('are none, the first one, or so many that they do not fit', () => {
    expect(stagedRows('empty', rows, true)).toEqual([])
    expect(stagedRows('one', rows, true)).toEqual([rows[0]])
    const many = stagedRows('many', rows, true) as readonly object[]
    expect(many).toHaveLength(60)
    expect(many[59]).toEqual(rows[1])
    expect(new Set(many).size).toBe(60)
    const lots = Array.from({ length: 70 }, (_, id) => ({ id }))
    expect(stagedRows('many', lots, true)).toBe(lots)
  })

  it('have long texts where people write them, and nothing else is other', () => {
    const [first] = stagedRows('long', rows, true) as readonly Record<string, unknown>[]
    expect(first).toMatchObject({ id: 1, page: 'https://example.org/a', at: '2026-05-04', tags: ['x'] })
    expect(String(first?.['name'])).toMatch(/^Ada .{100,}/)
    expect(stagedRows('long', ['a'], true)).toEqual([expect.stringMatching(/^a .{100,}/)])
  })

  it('are a sample where there are none yet, and a record where the collection gives one', () => {
    expect(stagedRows('one', [], true)).toEqual([{ id: 1, name: 'Sample' }])
    expect(stagedRows('loading', { name: 'Ada' }, false)).toBeNull()
    expect(stagedRows('many', { name: 'Ada' }, false)).toEqual({ name: 'Ada' })
    expect(stagedRows('one', null, false)).toEqual({ id: 1, name: 'Sample' })
  })
})
