import { expect, test } from 'vitest'
import type { RenderHost } from './host.ts'
import type { ResolvedNode } from './resolve.ts'
import { bothRefs, inRow, rowRoot } from './row-root.ts'

const host = {} as RenderHost
const element = (name: string) => ({ name }) as unknown as Element
const resolved = { root: { className: 'row' }, props: {} } as unknown as ResolvedNode

test('renderer-R62 a row is known by its key while its element stands, and another element of the row stays known', () => {
  const elements = new Map<string, Element>()
  const { ref } = rowRoot('k1', host, elements)
  const [first, second] = [element('first'), element('second')]
  const leave = ref?.(first)
  expect(elements.get('k1')).toBe(first)
  const leaveSecond = ref?.(second)
  leave?.()
  expect(elements.get('k1')).toBe(second)
  leaveSecond?.()
  expect(elements.size).toBe(0)
})

test('renderer-R62 rows of lists that nobody asks for are not noted', () => {
  expect(rowRoot('k1', host, undefined)).toEqual({ onFocus: undefined, ref: undefined })
})

test('renderer-R29 the host is told of the root of the row that takes the focus', () => {
  const told: Element[] = []
  const { onFocus } = rowRoot('k1', { ...host, onRowFocus: (row) => void told.push(row) }, undefined)
  const row = element('row')
  onFocus?.({ currentTarget: row } as never)
  expect(told).toEqual([row])
})

test('renderer-R62 an element that is asked for twice is told to both, and both are ended', () => {
  const said: string[] = []
  const as = (name: string) => (one: Element | null) => {
    said.push(`${name} ${(one as unknown as { name: string }).name}`)
    return () => void said.push(`${name} ends`)
  }
  bothRefs(as('a'), as('b'))?.(element('row'))()
  expect(said).toEqual(['a row', 'b row', 'a ends', 'b ends'])
  const only = as('a')
  expect([bothRefs(only, undefined), bothRefs(undefined, only), bothRefs(undefined, undefined)]).toEqual([only, only, undefined])
})

test('renderer-R29 what a node is drawn with stays, in a row and outside', () => {
  expect(inRow(resolved, undefined)).toBe(resolved)
  expect(inRow(resolved, { onFocus: undefined, ref: undefined }).root).toEqual({ className: 'row' })
  const all = { onFocus: () => {}, ref: () => () => {} }
  expect(inRow(resolved, all).root).toEqual({ className: 'row', onFocusCapture: all.onFocus, ref: all.ref })
})
