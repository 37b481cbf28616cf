import { beforeEach, describe, expect, test } from 'vitest'
import { fixtureElement, Page, Section, Text } from '@heddle/testing'
import { createTestEditor, type TestEditor } from '../../testing/create-test-editor.ts'
import { moveDown, moveOut, moveUp } from '../move.commands.ts'
import { deleteSelection, duplicate } from '../nodes.commands.ts'
import { addOneMoreHere } from './add-entry.ts'
import { addOneMore } from './entries.commands.ts'

const id = (name: string): string => name.toLowerCase().padEnd(16, '0')
const Tabs = fixtureElement('tabs')
const Tab = fixtureElement('tab')
const Panel = fixtureElement('tab-panel')
const Bar = fixtureElement('navigation-bar')
const Link = fixtureElement('link-block')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Tabs id={id('tabs')}>
        <Tab id={id('rye')} slot="tabs">
          <Text id={id('ryeText')}>Rye</Text>
        </Tab>
        <Tab id={id('oat')} slot="tabs">
          <Text id={id('oatText')}>Oat</Text>
        </Tab>
        <Panel id={id('aboutRye')} slot="panels">
          <Text id={id('ryeWords')}>All of rye</Text>
        </Panel>
        <Panel id={id('aboutOat')} slot="panels">
          <Text id={id('oatWords')}>All of oat</Text>
        </Panel>
      </Tabs>
      <Bar id={id('bar')}>
        <Text id={id('brand')} slot="brand">
          Bakery
        </Text>
        <Link id={id('home')} slot="links">
          <Text id={id('homeText')}>Home</Text>
        </Link>
      </Bar>
      <Text id={id('below')}>Below</Text>
    </Section>
  </Page>
)

let editor: TestEditor
beforeEach(() => {
  editor = createTestEditor(fixture)
})
const select = (...names: readonly string[]): void => {
  editor.session.selection.value = names.map(id)
}
/** What children of a slot say first. */
const saidIn = (owner: string, slot: string) =>
  editor.view.children(id(owner), slot).map((child) => {
    const { props = {} } = editor.view.find('node', editor.view.children(child)[0] ?? '') ?? {}
    return props['text']?.['en']
  })
const tabs = () => [saidIn('tabs', 'tabs'), saidIn('tabs', 'panels')]

describe('one more, where it stands on the canvas', () => {
  test.each(['rye', 'ryeText', 'aboutRye', 'ryeWords'])(
    'a tab comes behind the one that is or holds %s, and is selected',
    (name) => {
      select(name)
      addOneMoreHere(editor)
      expect(tabs()).toEqual([
        ['Rye', 'New tab', 'Oat'],
        ['All of rye', 'What the new tab shows.', 'All of oat'],
      ])
      expect(editor.session.selection.value).toEqual([editor.view.children(id('tabs'), 'tabs')[1]])
    },
  )

  test('with all of them selected it is the last', () => {
    select('tabs')
    addOneMoreHere(editor)
    expect(tabs()[0]).toEqual(['Rye', 'Oat', 'New tab'])
  })

  test('a link of a menu leads to the page on show', async () => {
    select('home')
    addOneMore.run(editor)
    await expect.poll(() => saidIn('bar', 'links')).toEqual(['Home', 'New page'])
    const made = editor.view.find('node', editor.session.selection.value[0] ?? '')
    expect(made?.link).toEqual({ type: 'internal', pageId: id('page') })
  })

  test.each([[['below']], [['brand']], [[]], [['rye', 'oat']]])('is offered for nothing else: %j', (names) => {
    select(...names)
    expect(addOneMore.when?.(editor)).toBe(false)
  })
})

describe('a tab and what it shows', () => {
  test.each(['rye', 'aboutRye'])('go together when %s is deleted', (name) => {
    select(name)
    deleteSelection.run(editor)
    expect(tabs()).toEqual([['Oat'], ['All of oat']])
    expect(editor.labels).toHaveLength(1)
  })

  test('come together when one is duplicated, each beside its own', () => {
    select('rye')
    duplicate.run(editor)
    expect(tabs()).toEqual([
      ['Rye', 'Rye', 'Oat'],
      ['All of rye', 'All of rye', 'All of oat'],
    ])
  })

  test.each([
    ['rye', moveDown],
    ['aboutRye', moveDown],
    ['oat', moveUp],
  ])('are put in another order together when %s is moved', (name, move) => {
    select(name)
    move.run(editor)
    expect(tabs()).toEqual([
      ['Oat', 'Rye'],
      ['All of oat', 'All of rye'],
    ])
    expect(editor.session.selection.value).toEqual([id(name)])
  })

  test('a link of a menu leaves it as everything else does', () => {
    select('home')
    moveOut.run(editor)
    expect(editor.view.children(id('hero'))).toEqual([id('tabs'), id('bar'), id('home'), id('below')])
  })

  test('what stands in a tab is deleted alone', () => {
    select('ryeText')
    deleteSelection.run(editor)
    expect(tabs()).toEqual([
      [undefined, 'Oat'],
      ['All of rye', 'All of oat'],
    ])
  })
})
