import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { toJson } from './to-json.ts'

/** A small value that becomes 2 to the power of `levels` parts when written out. */
function doubled(levels: number): unknown {
  let value: unknown = 'leaf'
  for (let level = 0; level < levels; level += 1) value = [value, value]
  return value
}

describe('writing a value as JSON', () => {
  it('refuses one that names its parts so often that the text would be endless', () => {
    expect(() => toJson(fakeHost(), doubled(60))).toThrow('text too long')
  })

  it('refuses one that holds itself', () => {
    const list: unknown[] = []
    list.push(list)
    expect(() => toJson(fakeHost(), list)).toThrow('The value is nested too deeply')
    expect(() => toJson(fakeHost(), { a: list })).toThrow('The value is nested too deeply')
  })

  it('refuses a text that would be too long, indents counted, while making it', () => {
    expect(() => toJson(fakeHost(), ['x'.repeat(10_000)])).toThrow('text too long')
    const lines = Array.from({ length: 3000 }, () => 1)
    expect(toJson(fakeHost(), lines)).toHaveLength(6001)
    expect(() => toJson(fakeHost(), lines, 2)).toThrow('text too long')
  })

  it('is the same text that JSON.stringify makes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(toJson(fakeHost(), value, indent)).toBe(JSON.stringify(value, undefined, indent))
      }),
    )
  })

  it('never runs what a value brings along', () => {
    const trap = () => {
      throw new Error('ran')
    }
    expect(toJson(fakeHost(), [{ toJSON: trap, a: 1 }, Object.create({ toJSON: trap }), new Date(0)])).toBe(
      '[{"a":1},{},"1970-01-01T00:00:00.000Z"]',
    )
  })

  it('writes what JSON does not know as null, and leaves out keys that hold nothing', () => {
    expect(toJson(fakeHost(), [undefined, Number.NaN, Infinity, () => 1])).toBe('[null,null,null,null]')
    expect(toJson(fakeHost(), { a: undefined, b: 1, c: () => 1 })).toBe('{"b":1}')
    expect(toJson(fakeHost(), undefined)).toBe('null')
  })
})
