import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conditionAt,
  insertAt,
  isGroup,
  kept,
  moveTo,
  nameOf,
  NO_FILTER,
  replaceAt,
  unwrapAt,
  wrapAt,
  type Condition,
  type Leaf,
  type Node,
} from './filter-edit.ts'

const leaf = (field: string): Leaf => ({ field, operator: '$eq', value: 1 })
/** a, (b or (c)), d */
const root: Node = {
  conditions: [leaf('a'), { link: '$or', conditions: [leaf('b'), { conditions: [leaf('c')] }] }, leaf('d')],
}
const shown = (condition: Condition): string =>
  isGroup(condition) ? `(${condition.conditions.map(shown).join(condition.link === '$or' ? '|' : '&')})` : condition.field

describe('a filter as a tree', () => {
  it('finds, replaces, adds and removes a condition by the way to it', () => {
    expect(shown(root)).toBe('(a&(b|(c))&d)')
    expect(conditionAt(root, [1, 1, 0])).toEqual(leaf('c'))
    expect(conditionAt(root, [0, 0])).toBeUndefined()
    expect(shown(replaceAt(root, [1, 1, 0], leaf('x')))).toBe('(a&(b|(x))&d)')
    expect(shown(replaceAt(root, [1, 0], undefined))).toBe('(a&((c))&d)')
    expect(replaceAt(root, [9], leaf('x'))).toBe(root)
    expect(replaceAt(root, [], undefined)).toBe(NO_FILTER)
    expect(shown(insertAt(root, [1, 1], leaf('x')))).toBe('(a&(b|(c&x))&d)')
    expect(shown(insertAt(root, [1], leaf('x'), 0))).toBe('(a&(x|b|(c))&d)')
    expect(insertAt(root, [0], leaf('x'))).toBe(root)
  })

  it('moves conditions among others, into groups and out of them', () => {
    expect(shown(moveTo(root, [0], { group: [], at: 3 }))).toBe('((b|(c))&d&a)')
    expect(shown(moveTo(root, [2], { group: [], at: 0 }))).toBe('(d&a&(b|(c)))')
    expect(shown(moveTo(root, [0], { group: [1, 1], at: 0 }))).toBe('((b|(a&c))&d)')
    expect(shown(moveTo(root, [2], { group: [1], at: 99 }))).toBe('(a&(b|(c)|d))')
    expect(shown(moveTo(root, [1, 1, 0], { group: [1], at: 0 }))).toBe('(a&(c|b|())&d)')
    expect(shown(moveTo(root, [1, 1], { group: [], at: 0 }))).toBe('((c)&a&(b)&d)')
    expect(shown(moveTo(root, [1, 0], { group: [], at: 2 }))).toBe('(a&((c))&b&d)')
    // Never into itself.
    expect(moveTo(root, [1], { group: [1, 1], at: 0 })).toBe(root)
    expect(moveTo(root, [1], { group: [1], at: 0 })).toBe(root)
    expect(moveTo(root, [7], { group: [], at: 0 })).toBe(root)
  })

  it('keeps every condition whatever is moved where', () => {
    const names = (node: Condition): readonly string[] => (isGroup(node) ? node.conditions.flatMap(names) : [node.field])
    const way = fc.array(fc.nat(3), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(fc.record({ from: way, group: way, at: fc.nat(5) }), { maxLength: 6 }), (moves) => {
        const end = moves.reduce((now, { from, group, at }) => (from.length === 0 ? now : moveTo(now, from, { group, at })), root)
        expect([...names(end)].sort()).toEqual(['a', 'b', 'c', 'd'])
      }),
    )
  })

  it('wraps a condition in a group and takes a group apart', () => {
    expect(shown(wrapAt(root, [0]))).toBe('((a)&(b|(c))&d)')
    expect(shown(unwrapAt(root, [1]))).toBe('(a&b&(c)&d)')
    expect(shown(unwrapAt(root, [1, 1]))).toBe('(a&(b|c)&d)')
    expect(unwrapAt(root, [])).toBe(root)
    expect(unwrapAt(root, [0])).toBe(root)
  })

  it('is none without conditions, and names its parts by their places', () => {
    expect(kept(NO_FILTER)).toBeNull()
    expect(kept({ conditions: [], if: true })).toEqual({ conditions: [], if: true })
    expect(nameOf([1, 0])).toBe('2.1')
  })
})
