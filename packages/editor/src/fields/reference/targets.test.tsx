import { describe, expect, it } from 'vitest'
import { blankPage, type DocumentRecord } from '@heddle/document'
import { Component, fixtureElement, Flexbox, formula, Page, Section, Text } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { nameElsewhere, targetsOf } from './targets.ts'

const id = (name: string): string => name.padEnd(16, '0')
const shared = { folder: '', index: 'a0' }
const component = (name: string, type: 'component' | 'modal') =>
  ({
    ...shared,
    id: id(name),
    kind: 'library-component',
    name,
    type,
    rootElementId: id('root'),
    configuration: {},
  }) satisfies DocumentRecord
const variable = (name: string, pageId?: string) =>
  ({
    ...shared,
    id: id(name),
    kind: 'variable',
    name,
    type: 'number',
    ...(pageId !== undefined && { pageId }),
  }) satisfies DocumentRecord

function open() {
  const editor = createTestEditor(
    <Page id={id('home')} name="Home">
      <Section id={id('hero')} name="Hero">
        <Text id={id('title')} name="Title" />
      </Section>
      <Section id={id('end')} name="End" />
    </Page>,
  )
  const more: readonly DocumentRecord[] = [
    { ...blankPage(id('tour'), 'Tour', 'tour', 'a9', ['en']) },
    component('card', 'component'),
    component('cookies', 'modal'),
    variable('everywhere'),
    variable('here', id('home')),
    variable('elsewhere', id('tour')),
  ]
  editor.store.apply({ put: Object.fromEntries(more.map((record) => [record.id, record])) })
  return editor
}

describe('what a field may point at', () => {
  const editor = open()
  const labels = (to: Parameters<typeof targetsOf>[0]) => targetsOf(to, editor).map(({ label }) => label)

  it('is told by its name', () => {
    expect(labels('page')).toEqual(['Home', 'Tour'])
    expect(labels('language')).toEqual(editor.view.languages())
    expect(labels('collection')).toEqual([])
    expect(labels('workflow')).toEqual([])
    expect(labels('plugin')).toEqual([])
  })

  it('on the page: its sections, and all elements of it with what they are', () => {
    expect(labels('section')).toEqual(['Hero', 'End'])
    expect(targetsOf('element', editor).map(({ id: one, hint }) => [one, hint])).toEqual([
      [id('hero'), 'Section'],
      [id('title'), 'Text'],
      [id('end'), 'Section'],
    ])
  })

  it('by an id: of the elements only fields that the browser finds from there', () => {
    const [Label, Input] = [fixtureElement('label'), fixtureElement('form-input')]
    const [outside, inRows] = ['label', 'other'].map((one) => ({ nodeId: id(one), as: 'input' as const }))
    const form = createTestEditor(
      <Page id={id('home')} name="Home">
        <Section>
          <Label id={id('label')} />
          <Input id={id('mail')} />
          <Flexbox repeat={{ over: formula('[1]') }}>
            <Label id={id('other')} />
            <Input id={id('piece')} />
          </Flexbox>
        </Section>
      </Page>,
    )
    expect(targetsOf('element', form, outside).map((target) => target.id)).toEqual([id('mail')])
    expect(targetsOf('element', form, inRows).map((target) => target.id)).toEqual([id('piece')])
  })

  it('what stands on another page is not offered, and told by its name and that of its page', () => {
    editor.session.pageId.value = id('tour')
    expect(labels('section')).toEqual([])
    expect([id('hero'), id('title'), id('here')].map((one) => nameElsewhere(one, editor))).toEqual([
      'Hero, in Home',
      'Title, in Home',
      'here, in Home',
    ])
    expect([id('everywhere'), id('nobody'), id('home')].map((one) => nameElsewhere(one, editor))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    editor.session.pageId.value = id('home')
  })

  it('a popup is a component that opens above the page, and no other', () => {
    expect(labels('popup')).toEqual(['cookies'])
  })

  it('variables are those of the project and of this page, with their type', () => {
    expect(labels('variable').toSorted()).toEqual(['everywhere', 'here'])
    expect(targetsOf('variable', editor)[0]?.hint).toBe('number')
  })

  it('and what elements of the page hold, where it may be set', () => {
    const [Input, FileDrop] = [fixtureElement('form-input'), fixtureElement('file-drop')]
    const page = createTestEditor(
      <Page id={id('home')} name="Home">
        <Section>
          <Input id={id('mail')} name="Mail" />
          <FileDrop id={id('file')} />
        </Section>
      </Page>,
    )
    expect(targetsOf('variable', page)).toEqual([{ id: `${id('mail')}-value`, label: 'Mail.value', hint: 'string' }])
  })

  it('from inside of a component its own variables come first, and elements are those of the component', () => {
    const inside = createTestEditor(
      <>
        <Component id={id('card')} name="Card" variables={{ [id('count')]: { name: 'count', type: 'number' } }}>
          <Flexbox id={id('box')} name="Box">
            <Text id={id('label')} name="Label" />
          </Flexbox>
        </Component>
        <Page id={id('home')} name="Home">
          <Section id={id('hero')} name="Hero" />
        </Page>
      </>,
    )
    inside.store.apply({ put: { [id('everywhere')]: variable('everywhere') } })
    const from = { nodeId: id('label') }
    expect(targetsOf('variable', inside, from).map(({ label, hint }) => [label, hint])).toEqual([
      ['count', 'number'],
      ['everywhere', 'number'],
    ])
    expect(targetsOf('element', inside, from).map(({ label }) => label)).toEqual(['Box', 'Label'])
    expect(targetsOf('variable', inside, { nodeId: id('hero') }).map(({ label }) => label)).toEqual(['everywhere'])
  })
})
