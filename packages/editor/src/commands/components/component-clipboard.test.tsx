import { expect, test } from 'vitest'
import { copyComponents } from '@heddle/document/operations'
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
