import { describe, expect, test } from 'vitest'
import { Button, Component, Flexbox, formula, Instance, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { drawnElement } from './role.ts'
import { contentOf, nodeIcon, nodeOf, nodeTitle } from './tree.ts'

const id = (name: string): string => name.padEnd(16, '0')
const editor = createTestEditor(
  <Page id={id('home')} name="Home">
    <Section id={id('top')} tag="header">
      <Flexbox id={id('nav')} tag="nav" />
    </Section>
    <Section id={id('hero')}>
      <Flexbox id={id('plain')}>
        <Flexbox id={id('row')} styles={{ default: { 'flex-direction': 'row' } }}>
          <Text id={id('lead')}>Small groups, local guides and cabins above the tree line</Text>
        </Flexbox>
      </Flexbox>
      <Flexbox id={id('grid')} styles={{ default: { display: 'grid' } }} />
      <Flexbox id={id('article')} tag="article" />
      <Text id={id('title')} tag="h1">
        Walk
      </Text>
      <Text id={id('bound')} text={formula('context.item.data.title')} />
      <Button id={id('named')} name="Buy" />
    </Section>
    <Section id={id('empty')} />
  </Page>,
)

describe('a node is called what it is', () => {
  test.each([
    ['top', 'Header', 'panel-top'],
    ['nav', 'Menu', 'menu'],
    ['plain', 'Container', 'square-dashed'],
    ['row', 'Row', 'columns-2'],
    ['grid', 'Grid', 'layout-grid'],
    ['article', 'Article', 'square-dashed'],
    ['title', 'Heading 1 · Walk', 'heading-1'],
    ['bound', 'Text · title', 'type'],
  ])('%s is “%s”', (name, title, icon) => {
    const node = nodeOf(editor.view, id(name)) ?? expect.fail()
    expect([nodeTitle(editor, node.id), nodeIcon(editor, node)]).toEqual([title, icon])
  })

  test('a class decides as the node itself does, and the node is stronger', () => {
    const styles = { default: { 'flex-direction': 'row' } }
    const record = { id: id('along'), kind: 'style-class', name: 'along', folder: '', index: 'a0', styles } as const
    editor.store.apply({ put: { [record.id]: record }, set: { [id('plain')]: { [`classes/${record.id}`]: [null, 'a0'] } } })
    expect(nodeTitle(editor, id('plain'))).toBe('Row')
    editor.store.apply({ set: { [id('plain')]: { 'styles/default/flex-direction': [null, 'column'] } } })
    expect(nodeTitle(editor, id('plain'))).toBe('Container')
  })
})

test('what has no words of its own says what stands in it', () => {
  expect(contentOf(editor, id('hero'))).toBe('Small groups, local guides …')
  expect(contentOf(editor, id('row'))).toBe('Small groups, local guides …')
  expect(['title', 'named', 'empty', 'grid', 'nothing'].map((name) => contentOf(editor, id(name)))).toEqual(['', '', '', '', ''])
})

test('an instance is drawn as the root of its component, through others too; without one it is nothing', () => {
  const opened = createTestEditor(
    <>
      <Component id={id('card')} name="Card">
        <Flexbox id={id('box')} />
      </Component>
      <Component id={id('frame')} name="Frame">
        <Instance id={id('inner')} of={id('card')} />
      </Component>
      <Page id={id('home')} name="Home">
        <Section id={id('hero')}>
          <Instance id={id('framed')} of={id('frame')} />
          <Instance id={id('lost')} of={id('gone')} />
          <Text id={id('text')} />
        </Section>
      </Page>
    </>,
  )
  const typeOf = (name: string) => {
    const node = nodeOf(opened.view, id(name))
    return node && drawnElement(opened, node)?.type
  }
  expect([typeOf('framed'), typeOf('lost'), typeOf('text')]).toEqual(['flexbox', undefined, 'text'])
})
