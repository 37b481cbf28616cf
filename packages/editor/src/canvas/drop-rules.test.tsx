import { expect, test } from 'vitest'
import { openComponent, openInstance } from '../session/inside/inside.ts'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { id, twoCards } from '../testing/two-cards.tsx'
import { createDropRules } from './drop-rules.ts'

function open() {
  const editor = createTestEditor(twoCards)
  editor.session.pageId.value = id('home')
  return editor
}

const at = (name: string) => ({ id: id(name), slot: 'children' })

test('a component that would come to stand in itself is refused wherever in it, and it is said why', () => {
  const editor = open()
  openInstance(editor, id('first'))
  const { whyNot } = createDropRules(editor, { componentId: id('card') })
  expect(whyNot(at('box'))).toEqual({ message: 'A component cannot be placed inside itself', isFinal: true })
})

test('what is moved with an instance in it is refused in its component too; other elements are taken', () => {
  const editor = open()
  openComponent(editor, id('card'))
  const box = { ...at('box'), x: 0, y: 0, width: 9, height: 9, axis: 'column' as const, children: [] }
  expect(createDropRules(editor, { nodes: [id('first')] }).allows(box)).toBe(false)
  expect(createDropRules(editor, { nodes: [id('fixed')] }).allows(box)).toBe(true)
  expect(createDropRules(editor, { nodes: [id('fixed')] }).whyNot(box)).toBeUndefined()
})

test('outside of a component that is open nothing is placed; on the page it is', () => {
  const editor = open()
  openInstance(editor, id('first'))
  expect(createDropRules(editor, { nodes: [id('label')] }).whyNot(at('hero'))).toEqual({
    message: 'A component is open: leave it to place something outside of it',
    isFinal: false,
  })
  editor.session.inside.value = undefined
  expect(createDropRules(editor, { componentId: id('card') }).whyNot(at('hero'))).toBeUndefined()
})
