import { describe, expect, it } from 'vitest'
import { kindOf, LINE, sizeOf, toPlain } from './plain-value.ts'

describe('what the formula editor is told of a value', () => {
  it('canvas-C13 is its kind in the words of builders', () => {
    const kinds: readonly (readonly [unknown, string])[] = [
      [null, 'null'],
      [undefined, 'undefined'],
      [[], 'array'],
      [new Date(0), 'date'],
      [{}, 'object'],
      [1, 'number'],
      ['x', 'string'],
      [true, 'boolean'],
    ]
    for (const [value, kind] of kinds) expect(kindOf(value)).toBe(kind)
  })

  it('canvas-C13 is a copy that another window can be sent: dates as texts, functions and symbols by name', () => {
    const value = {
      made: new Date(0),
      run: () => 1,
      mark: Symbol('x'),
      none: null,
      nothing: undefined,
      list: [1, 'two', { three: true }],
    }
    const copy = toPlain(value)
    expect(copy).toEqual({
      made: '1970-01-01T00:00:00.000Z',
      run: '[function]',
      mark: '[symbol]',
      none: null,
      nothing: undefined,
      list: [1, 'two', { three: true }],
    })
    expect(() => structuredClone(copy)).not.toThrow()
  })

  it('canvas-C13 shows the first 200 items of a list and entries of an object', () => {
    const list = Array.from({ length: 500 }, (_, at) => at)
    expect(toPlain(list)).toEqual(list.slice(0, 200))
    const entries = list.map((at) => [`key${at}`, at] as const)
    expect(toPlain(Object.fromEntries(entries))).toEqual(Object.fromEntries(entries.slice(0, 200)))
  })

  it('canvas-C13 is cut after six levels, so that what holds itself has an end', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 'core' : { in: nest(levels - 1) })
    expect(toPlain(nest(6))).toEqual(nest(6))
    expect(toPlain({ in: nest(6) })).toEqual({ in: { in: { in: { in: { in: { in: '…' } } } } } })
    const circle: unknown[] = []
    circle.push(circle)
    expect(toPlain(circle)).toEqual([[[[[['…']]]]]])
    expect(toPlain([[[[[[new Date(0), 1]]]]]])).toEqual([[[[[['1970-01-01T00:00:00.000Z', 1]]]]]])
  })
})

describe('what fits into a line', () => {
  it('canvas-C29 is the beginning of texts, lists and objects, with how much there is', () => {
    const list = Array.from({ length: 500 }, (_, at) => ({ at, in: { deep: [1] } }))
    expect(toPlain(list, LINE)).toEqual(Array.from({ length: 8 }, (_, at) => ({ at, in: '…' })))
    expect(toPlain('x'.repeat(81), LINE)).toBe(`${'x'.repeat(80)}…`)
    expect(toPlain('x'.repeat(80), LINE)).toBe('x'.repeat(80))
    expect([sizeOf(list), sizeOf({ a: 1 }), sizeOf('text'), sizeOf(null), sizeOf(new Date(0))]).toEqual([
      500,
      1,
      undefined,
      undefined,
      undefined,
    ])
  })
})
