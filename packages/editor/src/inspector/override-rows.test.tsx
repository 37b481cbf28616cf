import { expect, test } from 'vitest'
import type { DocumentView } from '@heddle/document'
import {
  addClass,
  insertClass,
  setAttribute,
  setCondition,
  setLink,
  setOpen,
  setOverrides,
  setProp,
  setStyle,
  type OperationResult,
} from '@heddle/document/operations'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { id, twoCards } from '../testing/two-cards.tsx'
import { overrideRows } from './override-rows.ts'

function open() {
  const editor = createTestEditor(twoCards)
  const { view } = editor
  editor.change('Open', setOpen(view, { ids: [id('label')], isOpen: true }))
  const made = insertClass(view, { name: 'Wide', newId: () => id('wide') })
  editor.change('Class', made)
  const set = (instances: readonly string[], change: (view: DocumentView, ids: readonly string[]) => OperationResult) =>
    editor.change('Set', setOverrides(view, { ids: instances.map(id), nodeIds: [id('label')], change }))
  const rows = (...instances: readonly string[]) =>
    overrideRows(
      editor,
      instances.flatMap((name) => view.find('node', id(name)) ?? []),
      id('label'),
    ).map(({ label, value }) => `${label}: ${value}`)
  const text = (value: string) => (seen: DocumentView, ids: readonly string[]) =>
    setProp(seen, { ids, field: 'text', variant: 'en', value, fieldsOf: (type) => editor.definitions.get(type) })
  return { editor, set, rows, text }
}

test('what an instance sets inside is named as its rows are, with what it is', () => {
  const { set, rows, text } = open()
  set(['first'], text('Mine'))
  set(['first'], (view, ids) => setStyle(view, { ids, variant: 'default:hover', values: { color: '#ff0000' } }))
  set(['first'], (view, ids) => addClass(view, { ids, classId: id('wide') }))
  set(['first'], (view, ids) => setAttribute(view, { ids, name: 'data-x', value: 'y' }))
  set(['first'], (view, ids) => setCondition(view, { ids, condition: { type: 'f', code: 'browser.isMobile' } }))
  set(['first'], (view, ids) => setLink(view, { ids, link: { type: 'external', href: 'https://example.org' } }))
  expect(rows('first')).toEqual([
    'Text: Mine',
    'Colour (Hover): #ff0000',
    'Class Wide: put on',
    'Value of data-x: y',
    'Link: https://example.org',
    'Show when: ƒ browser.isMobile',
  ])
  expect(rows('second')).toEqual([])
})

test('what an instance leaves out, and what it shows always, is said', () => {
  const { editor, set, rows } = open()
  const label = [id('label')]
  editor.change('Never', setCondition(editor.view, { ids: label, condition: false }))
  editor.change('Link', setLink(editor.view, { ids: label, link: { type: 'internal', pageId: id('home') } }))
  set(['first'], (view, ids) => setLink(view, { ids, link: null }))
  set(['first'], (view, ids) => setCondition(view, { ids, condition: null }))
  set(['second'], (view, ids) => setLink(view, { ids, link: { type: 'internal', sectionId: id('hero') } }))
  expect(rows('first')).toEqual(['Link: left out', 'Show when: Always'])
  expect(rows('second')).toEqual(['Link: Section'])
})

test('of what is bound its formula is known, and asked for where it is changed', () => {
  const { editor, set } = open()
  const isMobile = { type: 'f', code: 'browser.isMobile' } as const
  set(['first'], (view, ids) => setCondition(view, { ids, condition: isMobile }))
  set(['first'], (view, ids) => setAttribute(view, { ids, name: 'data-x', value: 'y' }))
  set(['first'], (view, ids) => setLink(view, { ids, link: { type: 'external', href: isMobile } }))
  const first = editor.view.find('node', id('first')) ?? expect.fail()
  const rows = overrideRows(editor, [first], id('label'))
  expect(rows.map(({ label, bound }) => [label, bound?.label])).toEqual([
    ['Value of data-x', undefined],
    ['Link', 'Address'],
    ['Show when', 'Show when'],
  ])
  expect(rows[2]?.bound).toMatchObject({ nodeId: id('first'), inside: id('label'), tab: 'settings' })
})

test('of several instances each value stands once, and differs where they do', () => {
  const { set, rows, text } = open()
  set(['first', 'second'], text('Both'))
  expect(rows('first', 'second')).toEqual(['Text: Both'])
  set(['second'], text('Other'))
  expect(rows('first', 'second')).toEqual(['Text: Mixed'])
})
