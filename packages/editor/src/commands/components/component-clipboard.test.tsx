import { expect, test } from 'vitest'
import { copyComponents, insertCollection, insertPlugin, setCondition } from '@heddle/document/operations'
import { definePlugin } from '@heddle/kit'
import { Component, Flexbox, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { isOfComponents, pasteTheComponents } from './component-clipboard.ts'

const id = (name: string): string => name.padEnd(16, '0')
const page = (
  <Page id={id('home')} name="Home">
    <Section id={id('hero')} />
  </Page>
)
const withCard = (
  <>
    <Component id={id('card')} name="Card">
      <Flexbox id={id('box')}>
        <Text id={id('label')}>In a card</Text>
      </Flexbox>
    </Component>
    {page}
  </>
)

test('a component is pasted into another project with its inside, is shown, and said; again it is there already', () => {
  const here = createTestEditor(withCard)
  const fragment = copyComponents(here.view, { ids: [id('card')] })
  expect(isOfComponents(fragment)).toBe(true)
  expect(isOfComponents({ ...fragment, roots: [id('label')] })).toBe(false)
  const there = createTestEditor(page)
  pasteTheComponents(there, fragment)
  expect(there.view.find('library-component', id('card'))?.name).toBe('Card')
  expect(there.view.find('node', id('label'))?.place.parentId).toBe(id('box'))
  expect(there.session.subject.value).toBe(id('card'))
  expect(there.session.notice.value?.text).toBe('Card: pasted with what it needs')
  pasteTheComponents(there, fragment)
  expect(there.view.of('library-component')).toHaveLength(1)
  expect(there.session.notice.value?.text).toBe('Card: it is in this project already')
})

test('a component that is another one by now comes as a further one, and it is said', () => {
  const editor = createTestEditor(withCard)
  const fragment = copyComponents(editor.view, { ids: [id('card')] })
  editor.change('Never', setCondition(editor.view, { ids: [id('label')], condition: false }))
  pasteTheComponents(editor, fragment)
  expect(editor.view.of('library-component').map(({ name }) => name)).toEqual(['Card', 'Card 2'])
  expect(editor.session.notice.value).toEqual({
    text: 'Card 2: pasted with what it needs. "Card" is another one here by now, so it came as a further component',
    tone: 'danger',
  })
})

const rest = definePlugin({
  namespace: 'rest',
  label: { en: 'REST' },
  description: { en: 'Rows' },
  icon: 'plug',
  source: { secretsIn: ['secretHeaders'] } as never,
})

test('collections come with their sources, and the secrets that are to be set here are named', () => {
  const here = createTestEditor(withCard)
  here.change('Install', insertPlugin(here.view, { namespace: 'rest', name: 'REST', newId: () => id('rest') }))
  const config = { origin: 'https://example.org', secretHeaders: [{ name: 'key', value: 'Bearer {ordersKey}' }] }
  const orders = { name: 'Orders', mode: 'server', pluginId: id('rest'), config, newId: () => id('orders') }
  here.change('Orders', insertCollection(here.view, orders))
  const condition = { type: 'f', code: `collections['${id('orders')}'].data.length > 0` } as const
  here.change('When', setCondition(here.view, { ids: [id('label')], condition }))
  const there = { ...createTestEditor(page), plugins: new Map([['rest', rest]]) }
  pasteTheComponents(there, copyComponents(here.view, { ids: [id('card')] }))
  expect(there.view.find('collection', id('orders'))).toMatchObject({ pluginId: id('rest'), config })
  expect(there.session.notice.value?.text).toBe(
    'Card: pasted with what it needs. New in this project: Orders (collection), REST (plugin). Secrets are not copied: set ordersKey here, where the collection or the request is',
  )
})
