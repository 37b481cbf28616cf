import { createStore } from '@heddle/store'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blankNode } from '../records/blank.ts'
import type { DocumentRecord, NodeRecord } from '../records/types.ts'
import { idOf } from '../testing/small-site.ts'
import { createKindLists } from './kind-lists.ts'

const INDEXES = ['Zz', 'a0', 'a1', 'a1V', 'a2', 'b00'] as const
const node = (at: number, index: string, name = ''): NodeRecord => ({
  ...blankNode(idOf(`node${at}x`), 'text', { parentId: idOf('page'), slot: 'sections', index }),
  name,
})
const filled = (count: number) => Array.from({ length: count }, (_, at) => node(at, INDEXES[at % INDEXES.length] ?? 'a0'))
const bytes = (a: NodeRecord, b: NodeRecord) => {
  const [one, other] = [`${a.place.index} ${a.id}`, `${b.place.index} ${b.id}`]
  return one < other ? -1 : one > other ? 1 : 0
}

function open(count: number) {
  const store = createStore<DocumentRecord>(filled(count))
  const lists = createKindLists(store)
  store.listen((diff) => {
    for (const part of [diff.put, diff.set, diff.remove]) for (const id of Object.keys(part ?? {})) lists.note('node', id)
  })
  return { store, lists }
}

it('document-D3 whatever comes, goes and moves, a list holds what a fresh one does, in the same order', () => {
  const change = fc.record({
    at: fc.nat({ max: 69 }),
    what: fc.constantFrom('put', 'remove', 'rename'),
    index: fc.constantFrom(...INDEXES),
    asks: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const { store, lists } = open(60)
      lists.of('node')
      for (const { at, what, index, asks } of changes) {
        const id = idOf(`node${at}x`)
        const held = store.get(id)
        if (what === 'put') store.apply({ put: { [id]: node(at, index) } })
        else if (what === 'remove' && held) store.apply({ remove: { [id]: held } })
        else store.apply({ set: { [id]: { name: ['', index] } } })
        if (asks) lists.of('node')
      }
      const fresh = [...store.values('node')].sort(bytes)
      expect(lists.of('node')).toEqual(fresh)
      expect(lists.of('node').every((record) => store.get(record.id) === record)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('document-D3 a list stays the same until something of its kind changes, and what was read of it stays as it was', () => {
  const { store, lists } = open(40)
  const before = lists.of('node')
  expect(lists.of('node')).toBe(before)
  const [first] = before
  store.apply({ set: { [first?.id ?? '']: { name: ['', 'renamed'] } } })
  expect(lists.of('node')).not.toBe(before)
  expect(before[0]).toBe(first)
  expect(lists.of('node')[0]).toMatchObject({ id: first?.id, name: 'renamed' })
})

it('document-D3 lists of other kinds are not asked for: what changes in them costs nothing and is there when they are', () => {
  const { store, lists } = open(3)
  store.apply({ put: { [idOf('node9x')]: node(9, 'a0') } })
  expect(lists.of('node')).toHaveLength(4)
  expect(lists.of('page')).toEqual([])
})
