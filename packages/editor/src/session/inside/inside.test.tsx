import { describe, expect, it } from 'vitest'
import { Component, Flexbox, Instance, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { keepSessionValid } from '../../start/session-upkeep.ts'
import { contentRoot, goTo, isHere, leaveInside, openComponent, openComponentOf, openInstance, revealNode } from './inside.ts'

const id = (name: string): string => name.padEnd(16, '0')

/** A page with two cards, each of which holds a badge; a component that stands nowhere. */
function open() {
  const editor = createTestEditor(
    <>
      <Component id={id('badge')} name="Badge">
        <Text id={id('word')}>New</Text>
      </Component>
      <Component id={id('card')} name="Card">
        <Flexbox id={id('box')}>
          <Text id={id('label')}>In a card</Text>
          <Instance id={id('inner')} of={id('badge')} />
        </Flexbox>
      </Component>
      <Component id={id('unused')} name="Unused">
        <Text id={id('alone')}>Alone</Text>
      </Component>
      <Page id={id('home')} name="Home">
        <Section id={id('hero')}>
          <Text id={id('title')}>Hello</Text>
          <Instance id={id('first')} of={id('card')} />
          <Instance id={id('second')} of={id('card')} />
        </Section>
      </Page>
      <Page id={id('about')} name="About" path="about">
        <Section id={id('story')} />
      </Page>
    </>,
    id('home'),
  )
  keepSessionValid(editor)
  return editor
}
const pathOf = (editor: ReturnType<typeof open>) => editor.session.inside.value?.path

describe('opening an instance', () => {
  it('makes the component what is worked on; what stands on the page is out of reach', () => {
    const editor = open()
    editor.session.selection.value = [id('first')]
    expect(openInstance(editor, id('first'))).toBe(true)
    expect([pathOf(editor), contentRoot(editor)]).toEqual([[id('first')], id('card')])
    expect(editor.session.selection.value).toEqual([])
    expect([isHere(editor, id('label')), isHere(editor, id('title')), isHere(editor, id('word'))]).toEqual([true, false, false])
    expect(openInstance(editor, id('title'))).toBe(false)
  })

  it('goes on inwards, and Esc goes out by one step, with what was left selected', () => {
    const editor = open()
    openInstance(editor, id('second'))
    openInstance(editor, id('inner'))
    expect([pathOf(editor), openComponentOf(editor)?.name]).toEqual([[id('second'), id('inner')], 'Badge'])
    leaveInside(editor)
    expect([pathOf(editor), editor.session.selection.value]).toEqual([[id('second')], [id('inner')]])
    leaveInside(editor)
    expect([pathOf(editor), editor.session.selection.value]).toEqual([undefined, [id('second')]])
    leaveInside(editor)
    expect(contentRoot(editor)).toBe(id('home'))
  })

  it('ends on another page, and goes to any step of the way', () => {
    const editor = open()
    openInstance(editor, id('second'))
    openInstance(editor, id('inner'))
    goTo(editor, 1)
    expect(pathOf(editor)).toEqual([id('second')])
    editor.session.pageId.value = id('about')
    expect(editor.session.inside.value).toBeUndefined()
    openInstance(editor, id('first'))
    expect(editor.session.pageId.value).toBe(id('home'))
  })
})

describe('a component', () => {
  it('opens in its first instance on the page, and alone where the page has none', () => {
    const editor = open()
    openComponent(editor, id('card'))
    expect(editor.session.inside.value).toEqual({ pageId: id('home'), path: [id('first')], isAlone: false })
    openComponent(editor, id('unused'))
    expect(editor.session.inside.value).toEqual({ pageId: id('home'), path: [id('unused')], isAlone: true })
    expect(openComponentOf(editor)?.name).toBe('Unused')
    leaveInside(editor)
    expect([pathOf(editor), editor.session.selection.value]).toEqual([undefined, []])
    expect(openComponent(editor, id('gone'))).toBe(false)
  })

  it('is opened for a node inside that somebody wants to see', () => {
    const editor = open()
    expect(revealNode(editor, id('label'))).toBe(true)
    expect([pathOf(editor), editor.session.selection.value]).toEqual([[id('first')], [id('label')]])
    expect(revealNode(editor, id('title'))).toBe(true)
    expect([pathOf(editor), editor.session.selection.value]).toEqual([undefined, [id('title')]])
    expect(revealNode(editor, id('gone'))).toBe(false)
  })
})

it('a way inwards ends where an instance is deleted or its component goes', () => {
  const editor = open()
  openInstance(editor, id('first'))
  openInstance(editor, id('inner'))
  const inner = editor.view.get(id('inner'))
  if (inner) editor.store.apply({ remove: { [id('inner')]: inner } })
  expect(pathOf(editor)).toEqual([id('first')])
  const card = editor.view.get(id('card'))
  if (card) editor.store.apply({ remove: { [id('card')]: card } })
  expect(pathOf(editor)).toBeUndefined()
})
