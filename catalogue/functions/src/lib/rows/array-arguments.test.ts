import { anything, array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { functions } from '../../array.gen.ts'
import { FAKE_MAX, fakeHost } from '../../testing/fake-host.ts'

const call = (name: string, ...args: readonly unknown[]) => functions[name]?.call?.(fakeHost(), ...args)
const scalar = constantFrom<unknown>(0, 1, 2, -1, 2.5, '', 'a', 'b', '1', true, false, null, undefined, Number.NaN)

describe('array functions and what is no list', () => {
  const TAKE_ANYTHING = new Set(['createArray', 'range', 'lookup', 'lookupArray', 'contains', 'length'])

  test.each(Object.keys(functions).filter((name) => !TAKE_ANYTHING.has(name)))('%s says so', (name) => {
    for (const wrong of [undefined, null, 5, 'text', {}, { data: 5 }, true, () => 1]) {
      expect(() => call(name, wrong, 'a')).toThrow(/must be (?:an array \(or collection\)|arrays \(or collections\))/)
    }
  })

  test('fail with a text and never otherwise, whatever they are given', () => {
    const args = array(anything({ maxDepth: 2 }), { maxLength: 4 })
    assert(
      property(constantFrom(...Object.keys(functions)), args, scalar, (name, rest, last) => {
        try {
          call(name, ...rest, last)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          expect(error).not.toBeInstanceOf(TypeError)
          expect((error as Error).message).toMatch(/ must | cannot be used |too (?:long|many|deeply)/)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('take a collection for its current page', () => {
    const collection = { data: [1, 2, 3, 4, 5], limit: 2, offset: 2, total: 5 }
    expect(call('slice', collection, 0)).toEqual([3, 4])
    expect(call('first', { data: [1, 2], limit: 5, offset: 0, total: 2 })).toBe(1)
    expect(call('merge', collection, { data: [9] })).toEqual([3, 4, 9])
  })

  test('count their work, and refuse to make what is too long before they make it', () => {
    const long = Array.from({ length: FAKE_MAX.items }, (_, at) => at)
    for (const name of ['add', 'prepend', 'merge', 'union', 'zip']) {
      expect(() => call(name, long, long, long)).not.toThrow(TypeError)
    }
    expect(() => call('add', long, 1)).toThrow('list too long')
    expect(() => call('merge', long, [1])).toThrow('list too long')
    expect(() => call('range', 1e15)).toThrow('list too long')
    expect(() => call('flat', [long, long])).toThrow('list too long')
    expect(() => call('join', long, 'xx')).toThrow('text too long')
    const host = fakeHost()
    functions['filter']?.call?.(host, long, () => true)
    expect(host.spent()).toBeGreaterThanOrEqual(long.length)
  })

  test('let through what a callback throws', () => {
    const fail = () => {
      throw new Error('from the callback')
    }
    for (const name of ['filter', 'mapEach', 'some', 'every', 'find', 'count', 'sortBy', 'sumBy', 'minBy', 'groupBy']) {
      expect(() => call(name, [1], fail)).toThrow('from the callback')
    }
    expect(() => call('reduce', [1, 2], fail)).toThrow('from the callback')
  })

  test('make own properties of names that lead to a class', () => {
    const groups = call('groupBy', [{ k: '__proto__' }, { k: 'constructor' }], 'k') as object
    expect(Object.keys(groups)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(groups)).toBe(Object.prototype)
    expect(() => call('map', [{}], '__proto__')).toThrow('__proto__ cannot be used in a formula')
    expect(() => call('map', [{}], 'a', '__proto__')).toThrow('__proto__ cannot be used in a formula')
  })

  test('hand out copies of what they keep', () => {
    const list = Array.from({ length: 20 }, (_, k) => ({ k }))
    for (let look = 0; look < 3; look += 1) {
      const keys = call('rollup', list, 'k') as unknown[]
      expect(keys).toHaveLength(20)
      keys.length = 0
      const groups = call('groupBy', list, 'k') as Record<string, unknown[]>
      expect(groups['3']).toEqual([{ k: 3 }])
      groups['3']?.pop()
    }
  })
})
