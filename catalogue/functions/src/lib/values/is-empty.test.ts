import { describe, expect, it } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { isEmpty } from './is-empty.ts'

describe('emptiness', () => {
  it('is nothing, and texts, lists and objects that hold nothing', () => {
    for (const value of [undefined, null, '', [], {}, Object.create(null), Object.create({ inherited: 1 })])
      expect(isEmpty(fakeHost(), value)).toBe(true)
  })

  it('is no value that means something', () => {
    for (const value of [0, false, Number.NaN, ' ', [undefined], { a: undefined }, new Date(0), new File([], 'a')])
      expect(isEmpty(fakeHost(), value)).toBe(false)
  })
})
