import { describe, expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { createTypeAhead, stepOf } from './list-keys.ts'

const among = (count: number, out: readonly number[] = []) => ({ count, isDisabled: (at: number) => out.includes(at) })

describe('where keys lead in a list', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 29, 29],
    ['ArrowUp', 5, 4],
    ['ArrowUp', -1, 29],
    ['ArrowUp', 0, 0],
    ['Home', 7, 0],
    ['End', 7, 29],
    ['PageDown', 7, 17],
    ['PageDown', 25, 29],
    ['PageUp', 17, 7],
    ['PageUp', 3, 0],
    ['a', 3, undefined],
    ['toString', 3, undefined],
  ])('%s at %i of 30 leads to %s', (key, at, to) => {
    expect(stepOf(key, { ...among(30), at })).toBe(to)
  })

  test('what is out of use is passed over, towards where the key leads', () => {
    const list = among(12, [0, 3, 10, 11])
    const lead = (key: string, at: number) => stepOf(key, { ...list, at })
    expect([lead('ArrowDown', 2), lead('ArrowUp', 4), lead('Home', 5), lead('End', 5)]).toEqual([4, 2, 1, 9])
    expect([lead('ArrowUp', 1), lead('ArrowDown', 9), lead('PageDown', 1), lead('PageUp', 9)]).toEqual([1, 9, 9, 1])
  })

  test('where nothing can be chosen they lead nowhere', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']) {
      expect(stepOf(key, { ...among(2, [0, 1]), at: -1 })).toBe(-1)
      expect(stepOf(key, { ...among(0), at: -1 })).toBe(-1)
    }
  })
})

describe('typing letters', () => {
  const labels = ['Paris', 'Peking', 'Palma', 'São Paulo', 'San José']
  const list = { ...among(5, [2]), labelOf: (at: number) => labels[at] ?? '' }

  test('finds what begins with them, from where the keys are on, and round', () => {
    const typing = createTypeAhead()
    expect(typing.find('p', 0, { ...list, at: -1 })).toBe(0)
    expect(typing.find('e', 100, { ...list, at: 0 })).toBe(1)
    expect(typing.find('S', 2000, { ...list, at: 1 })).toBe(3)
    expect(typing.find('P', 4000, { ...list, at: 4 })).toBe(0)
    expect(typing.find('x', 6000, { ...list, at: 4 })).toBeUndefined()
  })

  test('the same letter again goes on to the next', () => {
    const typing = createTypeAhead()
    expect(typing.find('p', 0, { ...list, at: 0 })).toBe(1)
    expect(typing.find('p', 100, { ...list, at: 1 })).toBe(0)
  })

  test('a space goes on with a word, and a pause ends it', () => {
    const typing = createTypeAhead()
    expect(typing.isTyping(0)).toBe(false)
    for (const [at, letter] of [...'sao p'].entries()) expect(typing.find(letter, at, { ...list, at: -1 })).toBe(3)
    expect([typing.isTyping(400), typing.isTyping(600)]).toEqual([true, false])
  })
})

test.each([
  ['ÅRE', 'are'],
  ['Crème Brûlée', 'creme brulee'],
  ['Ёлка', 'елка'],
  ['İstanbul', 'istanbul'],
  ['हिन्दी', 'हिन्दी'],
  ['', ''],
])('%s is searched as %s', (text, folded) => expect(foldText(text)).toBe(folded))
