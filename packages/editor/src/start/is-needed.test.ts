import { expect, test } from 'vitest'
import { blankNode, blankPage, blankSite, createDocumentView } from '@heddle/document'
import type { DocumentRecord, Id } from '@heddle/document'
import { addClass, insertClass, insertNode, wrapNodes } from '@heddle/document/operations'
import type { OperationResult } from '@heddle/document/operations'
import { createHistory, createStore } from '@heddle/store'
import { isNeeded } from './is-needed.ts'

const id = (name: string): Id => name.padEnd(16, '0')
const fieldsOf = () => ({ slots: { children: {} }, fields: {}, isSection: false })
let made = 0
const newId = () => id(`made${(made += 1)}`)

function page() {
  const store = createStore<DocumentRecord>([
    blankSite(id('site'), 'Lake', id('home'), 'en'),
    blankPage(id('home'), 'Home', 'home', 'a1', ['en']),
    blankNode(id('part'), 'section', { parentId: id('home'), slot: 'sections', index: 'a1' }),
    blankNode(id('text'), 'text', { parentId: id('part'), slot: 'children', index: 'a1' }),
  ])
  const view = createDocumentView(store)
  const history = createHistory(store, { isReferenced: isNeeded(view) })
  const change = (result: OperationResult, source = 'user') => {
    if (!result.ok) throw new Error(result.issues[0]?.message)
    store.apply(result.diff, source)
    return result.ids?.[0] ?? ''
  }
  return { store, view, history, change }
}
const wrapText = ({ view, change }: ReturnType<typeof page>) =>
  change(wrapNodes(view, { ids: [id('text')], template: { element: 'box' }, slot: 'children', newId, fieldsOf }))

test('undoing a wrap takes the container away with what it moved out of it', () => {
  const lake = page()
  const box = wrapText(lake)
  expect(lake.view.parent(id('text'))).toBe(box)
  expect(lake.history.undo()?.left).toEqual([])
  expect(lake.view.children(id('part'))).toEqual([id('text')])
  lake.history.redo()
  lake.history.undo()
  expect(lake.store.has(box)).toBe(false)
})

test('a container into which another person put something stays', () => {
  const lake = page()
  const box = wrapText(lake)
  const target = { parentId: box, slot: 'children' }
  const theirs = lake.change(
    insertNode(lake.view, { template: { element: 'box' }, target, newId, fieldsOf, language: 'en' }),
    'remote',
  )
  expect(lake.history.undo()?.left).toEqual([box])
  expect(lake.view.children(box)).toEqual([theirs])
})

test('undoing a new class and its use takes both away; a class that another person uses stays', () => {
  const lake = page()
  const make = () => {
    lake.history.mark('Add class')
    const classId = lake.change(insertClass(lake.view, { name: 'Card', newId }))
    lake.change(addClass(lake.view, { ids: [id('text')], classId }))
    return classId
  }
  const first = make()
  lake.history.undo()
  expect(lake.store.has(first)).toBe(false)
  const second = make()
  lake.change(addClass(lake.view, { ids: [id('part')], classId: second }), 'remote')
  expect(lake.history.undo()?.left).toEqual([second])
})
