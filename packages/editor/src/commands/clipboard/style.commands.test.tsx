import { expect, test } from 'vitest'
import { Flexbox, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { commands } from './style.commands.ts'

const id = (name: string) => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Flexbox
        id={id('box')}
        styles={{ default: { 'row-gap': '8px', color: 'red' }, mobile: { 'row-gap': '4px' }, 'default:hover': { color: 'blue' } }}
      />
      <Text id={id('plain')}>Hello</Text>
    </Section>
  </Page>
)
const clear = commands.find((command) => command.id === 'clear-style') ?? expect.fail()

test('styles come off in every screen size and state, classes and all else stay', () => {
  const editor = createTestEditor(fixture)
  const box = () => editor.view.find('node', id('box'))
  editor.session.selection.value = [id('box'), id('plain')]
  const before = box()
  clear.run(editor)
  expect(Object.values(box()?.styles ?? {}).flatMap((values) => Object.keys(values))).toEqual([])
  expect({ ...box(), styles: before?.styles }).toEqual(before)
  expect(editor.labels.every((label) => label.startsWith('Take styles off '))).toBe(true)
})

test('what has no styles is not changed, and without a selection there is nothing to take off', () => {
  const editor = createTestEditor(fixture)
  editor.session.selection.value = [id('plain')]
  clear.run(editor)
  expect(editor.labels).toEqual([])
  editor.session.selection.value = []
  expect(clear.when?.(editor)).toBe(false)
})
