import { expect, test } from 'vitest'
import { fixtureElement, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { nodeTitle } from '../../session/tree.ts'
import { canEditText } from './edit-text.ts'

const id = (name: string): string => name.padEnd(16, '0')
const Divider = fixtureElement('divider')
const Badge = fixtureElement('badge')
const Image = fixtureElement('image')
const editor = createTestEditor(
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Text id={id('empty')} text="" />
      <Divider id={id('line')} />
      <Divider id={id('or')} text="or" />
      <Badge id={id('new')} text="New" />
      <Badge id={id('dot')} dot />
      <Image id={id('photo')} />
    </Section>
  </Page>,
)

test.each([
  ['empty', true],
  ['or', true],
  ['new', true],
  ['line', false],
  ['dot', false],
  ['photo', false],
])('what is drawn with a text, or is one, is typed in on the canvas: %s %s', (name, can) => {
  expect(canEditText(editor, id(name))).toBe(can)
})

test('what is typed in says in the layers what it says on the page', () => {
  expect([nodeTitle(editor, id('or')), nodeTitle(editor, id('new'))]).toEqual(['Divider · or', 'Badge · New'])
})
