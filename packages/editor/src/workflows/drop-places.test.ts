import { describe, expect, test } from 'vitest'
import type { WorkflowRecord } from '@heddle/document'
import { dropPlaces, isInside, nearestPlace, type DropPlace } from './drop-places.ts'
import { outlineOf } from './outline.ts'
import { outermostOf } from './list-range.ts'

const KINDS: Readonly<Record<string, 'loop' | 'boolean'>> = { loop: 'loop', if: 'boolean' }
const actionOf = (type: string) => {
  const branches = KINDS[type]
  return branches && { branches }
}
/** a, then an if with b for true and a loop with c for false, then d; e when something fails. */
const workflow: WorkflowRecord = {
  id: 'workflow00000000',
  kind: 'workflow',
  name: 'w',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: 'a',
  firstErrorAction: 'e',
  actions: {
    a: { type: 'log', args: {}, next: 'split' },
    split: {
      type: 'if',
      args: {},
      branches: [
        { value: true, id: 'b' },
        { value: false, id: 'loop' },
      ],
      next: 'd',
    },
    b: { type: 'log', args: {} },
    loop: { type: 'loop', args: {}, loop: 'c' },
    c: { type: 'log', args: {} },
    d: { type: 'log', args: {} },
    e: { type: 'log', args: {} },
  },
}
const rows = outlineOf(workflow, actionOf)
const at = (key: string) => rows.findIndex((row) => row.key === key)
const told = ({ spot, depth }: DropPlace) =>
  `${depth} ${spot.from}${'action' in spot ? ` ${spot.action}` : ''}${spot.from === 'branch' ? ` ${spot.branch}` : ''}`
const below = (key: string) => dropPlaces(rows, at(key)).map(told)

describe('places in the gap below a line', () => {
  test('above the first line is the beginning', () => {
    expect(dropPlaces(rows, -1).map(told)).toEqual(['0 start'])
    expect(dropPlaces([], -1)).toEqual([])
  })

  test('behind an action that holds nothing is one place', () => {
    expect(below('a')).toEqual(['0 next a'])
  })

  test('below an action that holds others is the beginning of what it holds', () => {
    expect(below('split')).toEqual(['1 branch split 0'])
    expect(below('loop')).toEqual(['2 loop loop'])
    expect(below('split branch 1')).toEqual(['1 branch split 1'])
  })

  test('where a branch ends and another one follows, only that branch is left', () => {
    expect(below('b')).toEqual(['1 next b'])
  })

  test('where several end together there is a place at each depth', () => {
    expect(below('c')).toEqual(['2 next c', '1 next loop', '0 next split'])
  })

  test('what runs when something fails has places of its own', () => {
    expect(below('error')).toEqual(['0 error'])
    expect(below('e')).toEqual(['0 next e'])
    expect(below('end')).toEqual(['0 next d'])
  })

  test('the pointer chooses among depths', () => {
    const places = dropPlaces(rows, at('c'))
    expect([0, 1, 2, 9, -3].map((depth) => nearestPlace(places, depth)?.depth)).toEqual([0, 1, 2, 2, 0])
    expect(nearestPlace([], 1)).toBeUndefined()
  })

  test('what is dragged does not go into itself; behind itself is where it is', () => {
    const inside = (ids: readonly string[], key: string) =>
      dropPlaces(rows, at(key)).map((place) => isInside(rows, new Set(ids), place))
    expect(inside(['split'], 'c')).toEqual([true, true, false])
    expect(inside(['loop'], 'c')).toEqual([true, false, false])
    expect(inside(['b'], 'c')).toEqual([false, false, false])
    expect(inside(['split'], 'split')).toEqual([true])
    expect(inside(['split'], 'end')).toEqual([false])
    expect(isInside(rows, new Set(['a']), { spot: { from: 'start' }, depth: 0 })).toBe(false)
  })
})

test('of several that are chosen those count that stand in no other one', () => {
  expect(outermostOf(rows, ['a', 'split', 'b', 'c', 'd'])).toEqual(['a', 'split', 'd'])
  expect(outermostOf(rows, ['c', 'loop'])).toEqual(['loop'])
  expect(outermostOf(rows, ['b', 'c'])).toEqual(['b', 'c'])
  expect(outermostOf(rows, [])).toEqual([])
})
