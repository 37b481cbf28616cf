import { expect, test } from 'vitest'
import { setCondition, setOpen, setProp, setStyle } from '@heddle/document/operations'
import { toggleOpen } from '../../commands/components/component-changes.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { id, twoCards } from '../../testing/two-cards.tsx'
import { leaveInside, openInstance } from './inside.ts'
import { changeHere, instanceFor, instancesHere, scopeHere, seenHere, soleInstance, valueHere } from './sole-instance.ts'

function open() {
  const editor = createTestEditor(twoCards)
  editor.session.pageId.value = id('home')
  editor.change('Open', setOpen(editor.view, { ids: [id('label')], isOpen: true }))
  openInstance(editor, id('first'))
  const fieldsOf = (type: string) => editor.definitions.get(type)
  const text = (name: string, value: string | null) =>
    editor.change(
      'Text',
      changeHere(editor, [id(name)], (view, ids) => setProp(view, { ids, field: 'text', variant: 'en', value, fieldsOf })),
    )
  const textOf = (name: string) => editor.view.find('node', id(name))?.props['text']?.['en']
  const overrides = () => editor.view.find('node', id('first'))?.overrides?.[id('label')]
  return { editor, text, textOf, overrides }
}

test('a change is for all instances, until it is for the open one alone; leaving it ends that', () => {
  const { editor, text, textOf, overrides } = open()
  expect(soleInstance(editor, [id('label')])).toBeUndefined()
  text('label', 'For all')
  expect([textOf('label'), overrides()]).toEqual(['For all', undefined])
  editor.session.isOnlyHere.value = true
  text('label', 'Only here')
  expect([textOf('label'), overrides()?.props]).toEqual(['For all', { text: { en: 'Only here' } }])
  expect(valueHere(editor, id('label'), 'text', 'en')).toBe('Only here')
  editor.change(
    'Colour',
    changeHere(editor, [id('label')], (view, ids) => setStyle(view, { ids, variant: 'default', values: { color: '#ff0000' } })),
  )
  expect(overrides()?.styles).toEqual({ default: { color: '#ff0000' } })
  leaveInside(editor)
  expect(editor.session.isOnlyHere.value).toBe(false)
})

test('what is not open, or stands elsewhere, is changed for all', () => {
  const { editor, text, textOf } = open()
  editor.session.isOnlyHere.value = true
  text('fixed', 'Changed')
  expect(textOf('fixed')).toBe('Changed')
  expect([instanceFor(editor, [id('fixed')]), instanceFor(editor, [id('hero')])]).toEqual([undefined, undefined])
  expect(valueHere(editor, id('fixed'), 'text', 'en')).toBe('Changed')
})

test('closing an element names the instances that set something for it; opening it again brings that back', () => {
  const { editor, text, overrides } = open()
  editor.session.isOnlyHere.value = true
  text('label', 'Only here')
  toggleOpen(editor, [id('label')])
  expect(editor.view.find('node', id('label'))?.isOpen).toBeUndefined()
  expect(editor.session.notice.value?.text).toContain('Label is closed. What Shipping set for it is not drawn now')
  expect(overrides()?.props).toEqual({ text: { en: 'Only here' } })
  toggleOpen(editor, [id('label')])
  expect(soleInstance(editor, [id('label')])?.id).toBe(id('first'))
})

test('instances that are opened together are changed together, and selected again when they are left', () => {
  const { editor, text } = open()
  const { session, view } = editor
  leaveInside(editor)
  session.selection.value = [id('first'), id('second'), id('hero')]
  openInstance(editor, id('first'))
  session.isOnlyHere.value = true
  expect(instancesHere(editor).map((node) => node.id)).toEqual([id('first'), id('second')])
  text('label', 'In both')
  const own = [id('first'), id('second')].map((one) => view.find('node', one)?.overrides?.[id('label')]?.props)
  expect(own).toEqual([{ text: { en: 'In both' } }, { text: { en: 'In both' } }])
  leaveInside(editor)
  expect(session.selection.value).toEqual([id('first'), id('second')])
})

test('elements are seen as the open instance has them, and its formulas see the place around it', () => {
  const { editor, text } = open()
  const [label, view] = [id('label'), editor.view]
  const node = () => view.find('node', label) ?? expect.fail()
  text('label', 'For all')
  expect(seenHere(editor, [node()])).toEqual([node()])
  editor.session.isOnlyHere.value = true
  text('label', 'Only here')
  const [seen] = seenHere(editor, [node()])
  expect(seen?.props).toEqual({ text: { en: 'Only here' } })
  expect(seenHere(editor, [node()])[0]).toBe(seen)
  expect(scopeHere(editor, label, 'props/text/en')).toBe(id('first'))
  editor.change('When', setCondition(view, { ids: [label], condition: { type: 'f', code: 'true' } }))
  expect(scopeHere(editor, label, 'condition')).toBe(label)
  editor.session.isOnlyHere.value = false
  expect(scopeHere(editor, label, 'props/text/en')).toBe(label)
})
