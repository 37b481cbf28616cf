import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumbers } from './order-numbers.ts'
import { rankNumbers } from './rank-numbers.ts'
import { rankTexts } from './rank-texts.ts'
import { finish } from './steps.ts'
import { weighTexts } from './text-weights.ts'

const order = (numbers: readonly number[]) => [...orderNumbers(new Float64Array(numbers))]
/** Positions by a plain stable sort. */
const plainly = (numbers: readonly number[]) =>
  numbers.map((_, at) => at).toSorted((a, b) => Math.sign((numbers[a] ?? 0) - (numbers[b] ?? 0)) || a - b)

describe('document-D67 numbers in order', () => {
  it('stand by size, equal ones as they stood', () => {
    expect(order([])).toEqual([])
    expect(order([7])).toEqual([0])
    expect(order([2, 1, 2, 1])).toEqual([1, 3, 0, 2])
    expect(order([5, 5, 5])).toEqual([0, 1, 2])
  })

  it('are told apart by every part of them: sign, exponent and each byte', () => {
    const powers = Array.from({ length: 120 }, (_, at) => 2 ** (at - 60))
    const numbers = [...powers, ...powers.map((power) => -power), ...powers.map((power) => power * (1 + 2 ** -52))]
    const mixed = numbers.toSorted((a, b) => Math.sin(a * 1e9) - Math.sin(b * 1e9))
    expect(order(mixed)).toEqual(plainly(mixed))
    const bytes = Array.from({ length: 512 }, (_, at) => ((at * 37) % 512) * 2 ** 20 + ((at * 101) % 256))
    expect(order(bytes)).toEqual(plainly(bytes))
  })

  it('are in the order that comparing them gives, whatever they are', () => {
    const number = fc.double({ noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value))
    fc.assert(
      fc.property(fc.array(fc.oneof(number, fc.integer({ min: -3, max: 3 })), { maxLength: 60 }), (numbers) => {
        const compared = numbers
          .map((_, at) => at)
          .toSorted((a, b) => {
            const [left, right] = [numbers[a] ?? 0, numbers[b] ?? 0]
            return left < right ? -1 : left > right ? 1 : a - b
          })
        expect(order(numbers)).toEqual(compared)
      }),
      { numRuns: 200 },
    )
  })

  it('have ranks without gaps, from the first one that is free, at the places they are for', () => {
    const ranks = new Uint32Array(6).fill(99)
    expect(rankNumbers([30, 10, 30, 20], [5, 0, 2, 3], ranks, 7)).toBe(10)
    expect([...ranks]).toEqual([7, 99, 9, 8, 99, 9])
    expect(rankNumbers([], [], ranks, 7)).toBe(7)
    expect(rankNumbers([4, 4], [0, 1], ranks, 0)).toBe(1)
    expect([ranks[0], ranks[1]]).toEqual([0, 0])
  })
})

describe('document-D66 texts in order', () => {
  const ranked = (texts: readonly string[], language = 'en', first = 0) => {
    const ranks = new Uint32Array(texts.length)
    const places = texts.map((_, at) => at)
    const next = finish(rankTexts(texts, places, language, ranks, first))
    return { ranks: [...ranks], next }
  }

  it('have ranks without gaps, equal texts one', () => {
    expect(ranked(['b', 'a', 'c'])).toEqual({ ranks: [1, 0, 2], next: 3 })
    expect(ranked(['b', 'a', 'b', 'a', 'b'], 'en', 5)).toEqual({ ranks: [6, 5, 6, 5, 6], next: 7 })
    expect(ranked([])).toEqual({ ranks: [], next: 0 })
  })

  it('differ by accents and case only after their letters', () => {
    expect(ranked(['B', 'b', 'É', 'é', 'E', 'e', 'a']).ranks).toEqual([2, 1, 6, 5, 4, 3, 0])
    expect(ranked(['Zeb', 'ZEA', 'zea', 'zeb']).ranks).toEqual([3, 1, 0, 2])
  })

  it('are compared to their ends, however long they begin alike', () => {
    const texts = ['a long beginning, then 2', 'a long beginning, then 1', 'a long beginning', 'a long beginning, then 10']
    expect(ranked(texts).ranks).toEqual([3, 1, 0, 2])
    expect(ranked(['xabcdefgh2', 'xabcdefgh1', 'yabcdefgh0']).ranks).toEqual([1, 0, 2])
  })

  it('stand as comparing them has it, though many begin alike for long, in letters of any case', () => {
    const words = ['Rye', 'rye', 'Rye bread', 'Ryes', 'wheat bread of the old mill', 'Wheat bread of the old mill']
    const texts = Array.from({ length: 900 }, (_, at) => `${words[at % 6] ?? ''} ${at % 7} ${(at * 37) % 450}`)
    const { ranks } = ranked(texts)
    const { compare } = new Intl.Collator('en')
    const places = texts.map((_, at) => at).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
    for (const [at, place] of places.entries()) {
      const [before = '', text = ''] = [texts[places[at - 1] ?? place], texts[place]]
      expect(Math.sign((ranks[place] ?? 0) - (ranks[places[at - 1] ?? place] ?? 0)), `${before} ${text}`).toBe(
        at === 0 ? 0 : compare(text, before),
      )
    }
  })

  it('stand as the language has it, though most are the same', () => {
    const some = ['chata', 'cena', 'hora']
    const many = Array.from({ length: 50 }, (_, at) => some[at % 3] ?? '')
    expect(ranked(many, 'cs').ranks.slice(0, 3)).toEqual([2, 0, 1])
    expect(ranked(many, 'en').ranks.slice(0, 3)).toEqual([1, 0, 2])
  })
})

describe('document-D67 weights of texts', () => {
  const weigh = (texts: readonly string[], language = 'en') => {
    const weights = weighTexts(texts, language)?.weigh(0, Uint32Array.from(texts.keys()))
    return weights && [...weights]
  }

  it('are in the order of the texts, and the same where only case differs', () => {
    const [b = 0, a = 0, upper = 0, longer = 0] = weigh(['b', 'a', 'A', 'aa']) ?? []
    expect(a).toBeLessThan(b)
    expect(upper).toBe(a)
    expect(longer).toBeGreaterThan(a)
    expect(longer).toBeLessThan(b)
  })

  it('look at as many characters at a time as fit', () => {
    const texts = ['abcdefghijklmnopqrstuvwxyz a', 'abcdefghijklmnopqrstuvwxyz b', 'b']
    const weights = weighTexts(texts, 'en')
    const [one, two, three] = weights?.weigh(0, Uint32Array.of(0, 1, 2)) ?? []
    expect(one).toBe(two)
    expect(three).toBeGreaterThan(two ?? 0)
    const last = weights?.weigh(weights.looks - 1, Uint32Array.of(1, 0)) ?? []
    expect(last[0]).toBeGreaterThan(last[1] ?? 0)
  })

  it('take in the more characters the fewer different ones there are', () => {
    const looks = (texts: readonly string[]) => weighTexts(texts, 'en')?.looks
    expect(looks(['0'.repeat(30), '1'.repeat(30)])).toBe(1)
    expect(looks(['abcdefghijklmnopqrstuvwxyz0123', '0'.repeat(30)])).toBe(3)
    expect(looks(['', ''])).toBe(0)
  })

  it('know the letters of languages in which each is one', () => {
    expect(weigh(['яма', 'ель'], 'ru-RU')).toBeDefined()
    expect(weigh(['ель', 'яма'], 'RU')?.[0]).toBeLessThan(weigh(['ель', 'яма'], 'ru')?.[1] ?? 0)
    expect(weigh(['а', 'я'], 'ru')).toBeDefined()
    expect(weigh([' ', '~'])).toBeDefined()
    expect(weigh(['hora'], 'cs')).toBeUndefined()
    expect(weigh(['fine', 'caf\u00e9'])).toBeUndefined()
    expect(weigh(['fine', 'long enough to end behind the seventh: \u{1F600}'])).toBeUndefined()
    expect(weigh(['tab\there'])).toBeUndefined()
    expect(weigh([])).toEqual([])
  })
})
