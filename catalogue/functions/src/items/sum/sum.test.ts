import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const sum = withFakeHost(call)

describe('sum', () => {
  it('is the same whether numbers come alone, in a list, as texts or as rows of a collection', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const total = numbers.reduce((a, b) => a + b, 0)
        expect([sum(...numbers), sum(numbers), sum(numbers.map(String)), sum({ data: numbers })]).toEqual(Array(4).fill(total))
      }),
    )
  })

  it('counts the rows of the current page only', () => {
    expect(sum({ data: [1, 2, 3, 4, 5], offset: 3, limit: 10, total: 5 })).toBe(9)
  })

  it('never joins texts', () => expect(sum('1', '2')).toBe(3))
})
