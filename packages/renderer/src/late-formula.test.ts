import { describe, expect, it } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { evaluateFormulas } from './evaluate.ts'
import { withNames } from './late-formula.ts'

type Formula = (names?: Readonly<Record<string, unknown>>) => unknown
const late = (code: string) => ({ ...publishedBinding(code), late: true as const })
const scope = { size: 3 }
const read = (code: string, at: object = scope) => evaluateFormulas(late(code), at) as Formula

describe('renderer-R74 a formula in the hands of a body', () => {
  it('gives what it gives with names that the body adds, as often as it is asked', () => {
    const fits = read('value < size')
    expect([1, 2, 3, 4].map((value) => fits({ value }))).toEqual([true, true, false, false])
    expect(fits()).toBeUndefined()
  })

  it('reads what its place has at the moment when it is asked', () => {
    let size = 1
    const at = Object.defineProperty({}, 'size', { enumerable: true, get: () => size })
    const fits = read('value < size', at)
    expect(fits({ value: 1 })).toBe(false)
    size = 2
    expect(fits({ value: 1 })).toBe(true)
  })

  it('that fails gives nothing, and what asked goes on', () => {
    expect(read('nobody(value)')({ value: 1 })).toBeUndefined()
    expect(read('value.no.such.part')({ value: 1 })).toBeUndefined()
  })

  it('is the same function for one formula in one place', () => {
    const binding = late('value')
    expect(evaluateFormulas(binding, scope)).toBe(evaluateFormulas(binding, scope))
    expect(evaluateFormulas(binding, scope)).not.toBe(evaluateFormulas(binding, { size: 3 }))
  })
})

describe('names that are added to a scope', () => {
  it('leave it as it was, and go before its own', () => {
    const added = withNames(scope, { size: 9, value: 1 })
    expect({ ...added }).toEqual({ size: 9, value: 1 })
    expect(scope).toEqual({ size: 3 })
  })

  it('that are none leave the scope itself, so that what is known of it stays known', () => {
    expect(withNames(scope, undefined)).toBe(scope)
  })

  it('leave getters getters', () => {
    let reads = 0
    const at = Object.defineProperty({}, 'size', { enumerable: true, get: () => (reads += 1) })
    const added = withNames(at, { value: 1 })
    expect(reads).toBe(0)
    expect(Reflect.get(added, 'size')).toBe(1)
  })
})
