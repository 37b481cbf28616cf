import { describe, expect, test } from 'vitest'
import type { Diff } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { formula, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { describeStep } from './describe-step.ts'

const id = (name: string): string => name.padEnd(16, '0')
const [HERO, TITLE, LEAD] = [id('hero'), id('title'), id('lead')] as const

function open() {
  return createTestEditor(
    <Page id={id('home')} name="Home">
      <Section id={HERO} name="Hero">
        <Text id={TITLE} name="Hero title">
          Hello
        </Text>
        <Text id={LEAD}>Welcome</Text>
      </Section>
    </Page>,
  )
}
const told = (diff: Diff<DocumentRecord>, label = 'Change') => describeStep(open(), { label, diff, time: 0 })
const set = (node: string, path: string, from: unknown, to: unknown): Diff<DocumentRecord> =>
  ({ set: { [node]: { [path]: [from, to] } } }) as Diff<DocumentRecord>

describe('a step that changed one value says which, of what, from what and to what', () => {
  test.each([
    ['a style', set(TITLE, 'styles/default/font-size', '48px', '56px'), 'Font size of Hero title: 48px → 56px'],
    ['a state', set(TITLE, 'styles/default:hover/color', null, '#ff0000'), 'Color (hover) of Hero title: not set → #ff0000'],
    ['a screen size', set(TITLE, 'styles/mobile/display', 'flex', null), 'Display (Mobile) of Hero title: flex → not set'],
    ['a setting', set(TITLE, 'props/tag/default', 'p', 'h1'), 'Tag of Hero title: p → h1'],
    ['a text, of which it is called', set(LEAD, 'props/text/en', 'Hi', 'Welcome'), 'Text of Text: Hi → Welcome'],
    ['a formula', set(TITLE, 'props/text/en', 'Hello', formula('1 + 1')), 'Text of Hero title: Hello → a formula'],
    ['a name', set(TITLE, 'name', 'Title', 'Hero title'), 'Name of Text: Title → Hero title'],
    [
      'a long text',
      set(TITLE, 'props/text/en', 'One', 'one two three four five six seven'),
      'Text of Hero title: One → one two three four five six…',
    ],
  ])('%s', (_, diff, title) => {
    expect(told(diff).title).toBe(title)
  })

  test('the same value of several: how many', () => {
    const diff = {
      set: { ...set(TITLE, 'styles/default/color', 'red', 'blue').set, ...set(LEAD, 'styles/default/color', null, 'blue').set },
    }
    expect(told(diff).title).toBe('Color of 2 elements: blue')
  })
})

describe('a step that did more keeps its name and tells each part', () => {
  test('several values', () => {
    const diff = {
      set: { [TITLE]: { 'styles/default/width': ['10px', '20px'], 'styles/default/height': [null, '5px'] } },
    } as const
    expect(told(diff, 'Resize')).toEqual({
      title: 'Resize',
      lines: ['Width of Hero title: 10px → 20px', 'Height of Hero title: not set → 5px'],
      nodeIds: [TITLE],
    })
  })

  test('what it added, removed and moved', () => {
    const editor = open()
    const [title, lead] = [editor.view.find('node', TITLE), editor.view.find('node', LEAD)]
    if (!title || !lead) throw new Error('The fixture has both')
    const gone = { ...lead, id: id('gone'), name: '' }
    const place = { ...title.place, index: 'a9' }
    const diff = {
      put: { [TITLE]: title },
      remove: { [gone.id]: gone },
      set: { [LEAD]: { place: [{ ...lead.place }, place] as const } },
    }
    const text = describeStep(editor, { label: 'Paste Text', diff, time: 0 })
    expect(text).toEqual({
      title: 'Paste Text',
      lines: ['Added Hero title', 'Removed Text', 'Moved Welcome'],
      nodeIds: [TITLE, LEAD],
    })
  })

  test('of very much the beginning', () => {
    const paths = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`styles/default/p${at}`, [null, '1'] as const]))
    expect(told({ set: { [TITLE]: paths } }).lines).toHaveLength(21)
    expect(told({ set: { [TITLE]: paths } }).lines.at(-1)).toBe('and 5 more')
  })

  test('what is not of an element, and of an element that is gone, by the name alone', () => {
    expect(told(set(id('site'), 'name', 'A', 'B'), 'Rename the site').title).toBe('Rename the site')
    expect(told(set(id('gone'), 'styles/default/color', null, 'red'), 'Change color')).toMatchObject({
      title: 'Change color',
      nodeIds: [],
    })
    expect(told(set(HERO, 'isHidden', null, true), 'Hide Hero').title).toBe('Hide Hero')
  })
})
