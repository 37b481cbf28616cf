import { describe, expect, test } from 'vitest'
import { Button, Component, fixtureElement, formula, Icon, Instance, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import {
  childOfSelection,
  childrenOf,
  contentOf,
  isPart,
  nodeIcon,
  nodeLabel,
  nodeName,
  nodeOf,
  nodeTitle,
  parentOfSelection,
  pathTo,
  siblingOfSelection,
} from './tree.ts'

const id = (name: string): string => name.padEnd(16, '0')
const Gone = fixtureElement('gramophone')
const open = () =>
  createTestEditor(
    <>
      <Component id={id('cards')} name="Card">
        <Text id={id('inside')} />
      </Component>
      <Page id={id('home')} name="Home">
        <Section id={id('hero')} name="Hero">
          <Text id={id('title')} name="Title">
            Hello
          </Text>
          <Text id={id('long')} text={'  One\n two three four five six seven eight '} />
          <Text id={id('bound')} text={formula("'a text'")} />
          <Button id={id('book')} text="Book a tour">
            <Icon id={id('arrow')} slot="leftIcon" />
          </Button>
          <Instance id={id('card')} of={id('cards')} />
          <Gone id={id('gone')} />
        </Section>
        <Section id={id('empty')} />
      </Page>
    </>,
  )

describe('what a node is called', () => {
  test.each([
    ['title', 'Text · Title', 'Title'],
    // Its text in one line, and no more of it than fits.
    ['long', 'Text · One two three four five six…', 'One two three four five six…'],
    ['bound', 'Text · a text', 'a text'],
    ['book', 'Button · Book a tour', 'Book a tour'],
    ['card', 'Card', 'Card'],
    ['gone', 'gramophone', 'gramophone'],
    ['nothing', '', ''],
  ])('%s is “%s” in full and “%s” in short', (node, title, name) => {
    const editor = open()
    expect([nodeTitle(editor, id(node)), nodeName(editor, id(node))]).toEqual([title, name])
  })

  test('in the language that is shown, and in the default one where that has no text', () => {
    const editor = open()
    const path = `props/text/ru`
    editor.store.apply({ set: { [id('book')]: { [path]: [null, 'Выбрать тур'] } } })
    editor.session.language.value = 'ru'
    expect(nodeLabel(editor, id('book')).name).toBe('Выбрать тур')
  })

  test('its icon is that of its element, of components for an instance, and a question for what is not installed', () => {
    const editor = open()
    const icon = (name: string) => nodeIcon(editor, nodeOf(editor.view, id(name)) ?? expect.fail())
    expect(icon('book')).toBe(editor.definitions.get('button')?.icon)
    expect(icon('card')).toBe('component')
    expect(icon('gone')).toBe('circle-help')
  })
})

describe('where the selection can go', () => {
  const select = (...names: readonly string[]) => {
    const editor = open()
    editor.session.selection.value = names.map(id)
    return editor
  }

  test('up to the node around it, and from a section nowhere', () => {
    expect(parentOfSelection(select('arrow'))).toBe(id('book'))
    expect(parentOfSelection(select('hero'))).toBeUndefined()
  })

  test('down to its first child, when it has one', () => {
    expect(childOfSelection(select('hero'))).toBe(id('title'))
    expect(childOfSelection(select('title'))).toBeUndefined()
  })

  test('to its siblings, round and round, also among the sections of the page', () => {
    expect([siblingOfSelection(select('title'), 1), siblingOfSelection(select('title'), -1)]).toEqual([id('long'), id('gone')])
    expect(siblingOfSelection(select('gone'), 1)).toBe(id('title'))
    expect(siblingOfSelection(select('empty'), 1)).toBe(id('hero'))
  })

  test('nowhere from nothing, from several, and from what is no more', () => {
    for (const editor of [select(), select('title', 'long'), select('nothing')]) {
      expect([parentOfSelection(editor), childOfSelection(editor), siblingOfSelection(editor, 1)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })
})

test('the way to a node begins at its section, and the page is no part of it', () => {
  const { view } = open()
  expect(pathTo(view, id('arrow'))).toEqual([id('hero'), id('book'), id('arrow')])
  expect(pathTo(view, id('home'))).toEqual([])
})

test('a part of another element is what stands in a slot made for it', () => {
  const editor = open()
  expect(['arrow', 'book', 'hero', 'nothing'].map((name) => isPart(editor, id(name)))).toEqual([true, false, false, false])
})

test('what stands in several slots comes as its element has them: tabs before what they show, whatever the slots are called', () => {
  const [Tabs, Tab, Panel] = [fixtureElement('tabs'), fixtureElement('tab'), fixtureElement('tab-panel')]
  const editor = createTestEditor(
    <Page id={id('home')} name="Home">
      <Section id={id('hero')}>
        <Tabs id={id('tabs')}>
          <Panel id={id('about')} slot="panels">
            <Text id={id('words')}>All of rye</Text>
          </Panel>
          <Tab id={id('rye')} slot="tabs">
            <Text id={id('name')}>Rye</Text>
          </Tab>
          <Text id={id('astray')} slot="elsewhere" />
        </Tabs>
      </Section>
    </Page>,
  )
  expect(childrenOf(editor, id('tabs'))).toEqual([id('rye'), id('about'), id('astray')])
  expect(contentOf(editor, id('tabs'))).toBe('Rye')
  editor.session.selection.value = [id('tabs')]
  expect(childOfSelection(editor)).toBe(id('rye'))
  editor.session.selection.value = [id('rye')]
  expect(siblingOfSelection(editor, 1)).toBe(id('about'))
})
