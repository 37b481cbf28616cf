import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import type { Inside } from '../../session/inside/slice.ts'
import { triedComponent, triedInstance, triedInstances } from './tried-instance.ts'

const page = (id: string) => ({ id, kind: 'page' })
const node = (id: string, parentId: string, more: object = {}) => ({
  id,
  kind: 'node',
  element: 'text',
  place: { parentId, slot: 'x', index: id },
  ...more,
})
const workflow = (id: string, ownerId: string) => ({ id, kind: 'workflow', ownerId, actions: {} })
const card = { componentId: 'card' }

function editorWith(records: readonly object[], inside?: { readonly path: readonly string[] }) {
  const base = [page('home'), page('shop'), { id: 'card', kind: 'library-component' }, { id: 'box', kind: 'library-component' }]
  const own = [node('button', 'card'), workflow('click', 'button'), workflow('open', 'card'), workflow('other', 'page')]
  const view = createDocumentView(createStore([...base, ...own, ...records] as unknown as readonly DocumentRecord[]))
  const session = { inside: signal(inside as Inside | undefined), pageId: signal('shop') }
  return { view, session } as unknown as Parameters<typeof triedInstance>[0]
}

it('a workflow in a component is tried in an instance of the page on show, before others', () => {
  const editor = editorWith([node('one', 'home', card), node('two', 'shop', card)])
  const two = { id: 'two', uid: 'two', pageId: 'shop' }
  expect(triedInstance(editor, 'click')).toEqual(two)
  expect(triedInstance(editor, 'open')).toEqual(two)
})

it('the instance that stands open is the very one, inside of others too', () => {
  const records = [node('inner', 'box', card), node('outer', 'home', { componentId: 'box' }), node('two', 'shop', card)]
  const editor = editorWith(records, { path: ['outer', 'inner'] })
  expect(triedInstance(editor, 'click')).toEqual({ id: 'inner', uid: 'outer.inner', pageId: 'home' })
  // Another component stands open.
  expect(triedInstance(editorWith(records, { path: ['outer'] }), 'click')?.id).toBe('two')
})

it('of several another one can be chosen; one that does not stand any more is none of them', () => {
  const records = [node('one', 'home', card), node('two', 'shop', card), node('three', 'shop', card)]
  const editor = editorWith(records)
  expect(triedInstances(editor, 'click').map(({ uid }) => uid)).toEqual(['three', 'two', 'one'])
  expect(triedInstance(editor, 'click', 'one')).toMatchObject({ uid: 'one', pageId: 'home' })
  expect(triedInstance(editor, 'click', 'gone')?.uid).toBe('three')
})

it('on another page it is the first; none is where none stands, and a workflow of a page has none', () => {
  expect(triedInstance(editorWith([node('one', 'home', card)]), 'click')).toMatchObject({ uid: 'one', pageId: 'home' })
  const none = editorWith([node('inner', 'box', card)])
  expect(triedInstance(none, 'click')).toBeUndefined()
  expect(triedComponent(none.view, 'button')?.id).toBe('card')
  for (const id of ['other', 'gone']) expect(triedInstance(none, id)).toBeUndefined()
  expect(triedComponent(none.view, undefined)).toBeUndefined()
})
