import type { NodeRecord } from '@heddle/document'
import { blankNode } from '@heddle/document'
import { expect, test } from 'vitest'
import { navigatorDrop } from './drop-kernel.ts'
import type { NavigatorDropQuestion } from './drop-kernel.ts'
import { flattenRows, INDENT, ROW_HEIGHT } from './rows.ts'

const tree: Readonly<Record<string, readonly string[]>> = {
  page: ['header', 'hero'],
  header: ['logo', 'menu'],
  menu: ['tours', 'about'],
  hero: [],
}
const parents = new Map(Object.entries(tree).flatMap(([parent, ids]) => ids.map((id) => [id, parent] as const)))
const containers = new Set(['header', 'hero', 'menu'])

const node = (id: string): NodeRecord | undefined => {
  const parentId = parents.get(id)
  if (parentId === undefined) return undefined
  return blankNode(id, 'box', { parentId, slot: parentId === 'page' ? 'sections' : 'children', index: 'a0' })
}
const view = {
  children: (id: string) => tree[id] ?? [],
  find: ((kind: string, id: string) => (kind === 'node' ? node(id) : undefined)) as NavigatorDropQuestion['view']['find'],
}
const question = (leaving: readonly string[] = []): NavigatorDropQuestion => ({
  rows: flattenRows(view, 'page', new Map()),
  rootId: 'page',
  view,
  leaving: new Set(leaving),
  allows: ({ parentId }) => parentId !== 'page' || leaving.some((id) => tree.page?.includes(id)),
  slotOf: (id) => (containers.has(id) ? 'children' : undefined),
})
// Rows: 0 header, 1 logo, 2 menu, 3 tours, 4 about, 5 hero
const y = (row: number, part: number) => (row + part) * ROW_HEIGHT

test('the middle of a container means into it, at its end', () => {
  expect(navigatorDrop(question(), 0, y(2, 0.5))).toEqual({ target: { parentId: 'menu', slot: 'children', at: 2 }, into: 'menu' })
})

test('the middle of what holds nothing means beside it', () => {
  expect(navigatorDrop(question(), INDENT, y(1, 0.4))).toEqual({
    target: { parentId: 'header', slot: 'children', at: 0 },
    line: { gap: 1, depth: 1 },
  })
})

test('below the last child the depth of the pointer chooses the container', () => {
  expect(navigatorDrop(question(), 2 * INDENT, y(4, 0.9))?.target).toEqual({ parentId: 'menu', slot: 'children', at: 2 })
  expect(navigatorDrop(question(), INDENT, y(4, 0.9))?.target).toEqual({ parentId: 'header', slot: 'children', at: 2 })
})

test('a place that does not take it gives way to the nearest that does', () => {
  expect(navigatorDrop(question(), 0, y(4, 0.9))?.line).toEqual({ gap: 5, depth: 1 })
  expect(navigatorDrop(question(['hero']), 0, y(0, 0.1))?.target).toEqual({ parentId: 'page', slot: 'sections', at: 0 })
})

test('positions are counted without the nodes that move', () => {
  expect(navigatorDrop(question(['logo']), INDENT, y(4, 0.9))?.target).toEqual({ parentId: 'header', slot: 'children', at: 1 })
})
