import { describe, expect, it } from 'vitest'
import { dropPlace, moveItem, removeItem, replaceItem } from './items.ts'

const letters = ['a', 'b', 'c', 'd']

describe('a list of items', () => {
  it.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 1, letters],
    [0, -1, letters],
    [3, 9, letters],
    [2, 9, ['a', 'b', 'd', 'c']],
    [9, 0, letters],
  ])('moves item %d to place %d', (from, to, wanted) => expect(moveItem(letters, from, to)).toEqual(wanted))

  it('stays the same list where nothing moves, so that nothing is saved', () => {
    expect(moveItem(letters, 1, 1)).toBe(letters)
  })

  it('loses and exchanges one item and no other', () => {
    expect(removeItem(letters, 1)).toEqual(['a', 'c', 'd'])
    expect(replaceItem(letters, 1, 'x')).toEqual(['a', 'x', 'c', 'd'])
  })

  it('takes what is dropped between the middles of the rows, the dragged one not counted', () => {
    const middles = [10, 30, 50]
    expect([0, 20, 40, 60].map((height) => dropPlace(middles, 0, height))).toEqual([0, 0, 1, 2])
    expect([0, 20, 40, 60].map((height) => dropPlace(middles, 2, height))).toEqual([0, 1, 2, 2])
  })
})
