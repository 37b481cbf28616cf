import { expect, it } from 'vitest'
import { Page, Section, Text } from '@heddle/testing'
import { rankEntries } from '../../session/rank.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { paletteEntries } from './entries.ts'

const HERO = 'hero000000000000'
const TITLE = 'title00000000000'
const editor = createTestEditor(
  <Page id="page000000000000" name="Home">
    <Section id={HERO}>
      <Text id={TITLE}>Hello</Text>
    </Section>
  </Page>,
)
/** The first that the palette offers for a query while an element is selected. */
function first(query: string, ...selected: readonly string[]): string | undefined {
  editor.session.selection.value = selected
  return rankEntries(paletteEntries(editor), query)[0]?.label
}

it.each([
  ['letter-spacing', 'Style: Letter spacing'],
  ['tracking', 'Style: Letter spacing'],
  ['drop shadow', 'Style: Shadow'],
  ['underline', 'Style: Decoration'],
])('finds the row of a style by %s', (query, label) => expect(first(query, TITLE)).toBe(label))

it('leaves words of commands to the commands', () => {
  expect(first('wrap', TITLE)).toMatch(/^Wrap/)
  expect(first('move', TITLE)).toMatch(/^Move/)
  expect(first('hide', TITLE)).toMatch(/^Hide/)
})

it('offers no style without a selection, nor one that not every selected element has', () => {
  expect(first('letter-spacing') ?? '').not.toMatch(/^Style/)
  expect(first('flex-direction', HERO)).toBe('Style: Direction')
  expect(first('flex-direction', HERO, TITLE) ?? '').not.toBe('Style: Direction')
  expect(first('display', HERO, TITLE)).toBe('Style: Display')
})

it('shows the row: the style tab comes, and is asked for it', () => {
  editor.session.selection.value = [TITLE]
  editor.session.inspectorTab.value = 'settings'
  paletteEntries(editor)
    .find(({ id }) => id === 'style-opacity')
    ?.run()
  expect(editor.session.inspectorTab.value).toBe('style')
  expect(editor.session.askedStyle.value).toBe('opacity')
})
