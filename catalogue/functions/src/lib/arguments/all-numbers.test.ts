import { describe, expect, it } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { allNumbers } from './all-numbers.ts'

const numbers = (...args: readonly unknown[]) => allNumbers(fakeHost(), args)

describe('numbers of a function that takes many', () => {
  it('come alone, in lists and from the current page of a collection', () => {
    expect(numbers(1, ['2', 3], { data: [4, 5, 6, 7], limit: 2, total: 4, offset: 2 })).toEqual([1, '2', 3, 6, 7].map(Number))
  })

  it('leave out what is empty', () => expect(numbers(null, [undefined, '', 1], '')).toEqual([1]))

  it.each([['x'], [{}], [true], [[['nested']]], [() => 1]])('are not %s', (value) =>
    expect(() => numbers(1, value)).toThrow('All parameters must be numbers'),
  )
})
