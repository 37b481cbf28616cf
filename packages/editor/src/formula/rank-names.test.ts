import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankNames } from './rank-names.ts'

const named = (...labels: readonly string[]) => labels.map((label) => ({ label }))
const MANY = 50
const labelsOf = (labels: readonly string[], typed: string, most = MANY) =>
  rankNames(named(...labels), most)(typed).map(({ option }) => option.label)

describe('names that are offered while one types', () => {
  it('come as whole names first, then those that begin so, then words in them, then any part, then single letters', () => {
    const labels = ['s-u-m', 'resume', 'order.sum', 'Summary', 'summary', 'sum', 'orderSum', 'other']
    expect(labelsOf(labels, 'sum')).toEqual(['sum', 'summary', 'Summary', 'order.sum', 'orderSum', 'resume', 's-u-m'])
  })

  it('prefer the case that is typed among those that begin so', () => {
    expect(labelsOf(['cart', 'Cart total', 'Card'], 'Car')).toEqual(['Card', 'Cart total', 'cart'])
  })

  it('stand in the order of the alphabet where they are found alike, with what is preferred first', () => {
    const options = [{ label: 'total' }, { label: 'tax' }, { label: 'tz', boost: 1 }]
    expect(rankNames(options, MANY)('t').map(({ option }) => option.label)).toEqual(['tz', 'tax', 'total'])
  })

  it('are the first of all where nothing is typed yet, and never more than asked for', () => {
    expect(labelsOf(['c', 'b', 'a'], '', 2)).toEqual(['a', 'b'])
    expect(labelsOf(['a1', 'a2', 'a3'], 'a', 2)).toEqual(['a1', 'a2'])
  })

  it('keep a whole name in the list though many others begin so', () => {
    const labels = [...Array.from({ length: 100 }, (_, at) => `Id${at}`), 'id']
    expect(labelsOf(labels, 'id', 3)[0]).toBe('id')
  })

  it('are not found where a letter is missing', () => {
    expect(labelsOf(['variable', 'total'], 'vz')).toEqual([])
  })

  it('say which of their letters were found, neighbours together', () => {
    const [found] = rankNames(named('order total'), MANY)('ortal')
    expect(found?.ranges).toEqual([0, 2, 6, 7, 9, 11])
    expect(rankNames(named('order total'), MANY)('TOT')[0]?.ranges).toEqual([6, 9])
  })

  it('are found with letters that stand in the name as they are typed, whatever the names', () => {
    const label = fc.string({ unit: fc.constantFrom('a', 'B', 'c', '.', ' ', '1'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(label, { maxLength: 20 }), label, (labels, typed) => {
        for (const { option, ranges } of rankNames(named(...labels), MANY)(typed)) {
          const parts = Array.from({ length: ranges.length / 2 }, (_, at) =>
            option.label.slice(ranges[2 * at], ranges[2 * at + 1]),
          )
          expect(parts.join('').toLowerCase()).toBe(typed.toLowerCase())
        }
        // Nothing that holds what is typed is left out.
        const holding = labels.filter((one) => one.toLowerCase().includes(typed.toLowerCase()))
        expect(labelsOf(labels, typed)).toEqual(expect.arrayContaining(holding))
      }),
      { seed: 3 },
    )
  })
})
