import { expect, test } from 'vitest'
import { blankNode, createDocumentView, type DocumentRecord } from '@heddle/document'
import { defineElement } from '@heddle/kit'
import { createStore } from '@heddle/store'
import { shownParts } from './shown-parts.ts'

const label = { en: 'Menu' }
const base = { label, icon: 'menu', group: 'basics', fields: {}, supports: [] } as const
const definitions = new Map([
  ['menu', defineElement({ ...base, type: 'menu', editing: { whileSelected: 'open', shows: [{ id: 'empty', label }] } })],
  ['box', defineElement({ ...base, type: 'box' })],
])
const at = (parentId: string) => ({ parentId, slot: 'children', index: 'a0' })
const view = createDocumentView(
  createStore<DocumentRecord>([
    blankNode('outer', 'menu', at('page')),
    blankNode('box', 'box', at('outer')),
    blankNode('inner', 'menu', at('box')),
    blankNode('other', 'gone', at('page')),
  ]),
)

test('what is selected is opened, and what it stands in; nothing where nothing can be opened', () => {
  const shown = (...selection: readonly string[]) => shownParts(selection, { view, definitions })
  expect(shown('inner')).toEqual({ inner: 'open', outer: 'open' })
  expect(shown('box', 'other')).toEqual({ outer: 'open' })
  expect(shown('other')).toEqual({})
  expect(shown()).toEqual({})
})

test('what a person asked to see stays shown, selected or not; what the element does not know is not', () => {
  const shown = (...selection: readonly string[]) =>
    shownParts(selection, { view, definitions }, { inner: 'empty', outer: 'broken', other: 'empty' })
  expect(shown()).toEqual({ inner: 'empty' })
  expect(shown('inner')).toEqual({ inner: 'open empty', outer: 'open' })
})
