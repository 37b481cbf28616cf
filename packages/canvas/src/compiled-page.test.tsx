import { describe, expect, it } from 'vitest'
import type { Diff } from '@heddle/store'
import { blankNode, type DocumentRecord } from '@heddle/document'
import { Component, Flexbox, fixtureElement, Instance, Page, Section, Text } from '@heddle/testing'
import { createCompiledPage } from './compiled-page.ts'
import type { CanvasInside, CanvasView } from './protocol.ts'
import { DEFINITIONS, followed, VIEW } from './testing/follow.ts'

const Input = fixtureElement('form-input')
const Lightbox = fixtureElement('lightbox')
const Unknown = fixtureElement('not-installed')

function open(inside?: CanvasInside, type?: 'modal', more?: Partial<CanvasView>) {
  const { view, after } = followed(
    <>
      <Component id="card" name="Card" {...(type && { type })}>
        <Flexbox id="root" styles={{ default: { color: '#00ff00' } }}>
          <Text id="inside">In a card</Text>
        </Flexbox>
      </Component>
      <Page id="page" name="Home">
        <Section id="hero">
          <Text id="title" styles={{ default: { color: '#ff0000' } }}>
            Hello
          </Text>
          <Text id="other">Other</Text>
          <Input id="input" name="Mail" />
          <Lightbox id="pictures" />
          <Instance id="instance" of="card" />
          <Unknown id="unknown" />
        </Section>
      </Page>
      <Page id="second" name="Second">
        <Section id="far" styles={{ default: { color: '#123456' } }} />
      </Page>
    </>,
  )
  const page = createCompiledPage({
    view,
    definitions: DEFINITIONS,
    elementStyles: {},
    canvasView: { ...VIEW, ...(inside && { inside }), ...more },
  })
  const told: string[] = []
  const follow = (id: string, name = id) => page.source.subscribe?.(id, () => told.push(name)) ?? (() => undefined)
  const change = (diff: Diff<DocumentRecord>) => {
    told.length = 0
    const { rules, notify } = after(diff, page.apply)
    notify()
    return { rules, told: told.toSorted() }
  }
  return { page, told, follow, change }
}
const text = (before: string, after: string) => ({ 'props/text/en': [before, after] }) as const
const put = (id: string, parentId: string): Diff<DocumentRecord> => ({
  put: { [id]: blankNode(id, 'text', { parentId, slot: 'children', index: 'a9' }) },
})

describe('canvas-C3 who is told of a change', () => {
  it('is who draws a node that is drawn otherwise now; all others keep what they have', () => {
    const { page, follow, change } = open()
    follow('title')
    follow('other')
    const [title, other] = [page.source.get('title'), page.source.get('other')]
    expect(page.source.get('title')).toBe(title)
    expect(change({ set: { title: text('Hello', 'Bye') } }).told).toEqual(['title'])
    expect(page.source.get('title')).not.toBe(title)
    expect(page.node('title')?.props['text']).toBe('Bye')
    expect(page.source.get('other')).toBe(other)
  })

  it('is nobody when nothing of it can be seen', () => {
    const { page, follow, change } = open()
    follow('title')
    const title = page.source.get('title')
    expect(change({ set: { title: { name: ['', 'Headline'] } } }).told).toEqual([])
    expect(page.source.get('title')).toBe(title)
  })

  it('is also who waits for a node that was not drawn yet, who draws one that goes, and who holds it', () => {
    const { page, follow, change } = open()
    page.source.get('hero')
    page.source.get('other')
    for (const id of ['hero', 'other', 'new']) follow(id)
    expect(change(put('new', 'hero')).told).toEqual(['hero', 'new'])
    expect(page.source.get('new')).toBeDefined()
  })
})

describe('canvas-C21 a node whose text is typed', () => {
  it('stays as it was until the typing ends, and shows then what came', () => {
    const { page, told, follow, change } = open()
    const before = page.source.get('title')
    follow('title')
    page.hold('title')
    change({ set: { title: text('Hello', 'Bye') } })
    expect(page.source.get('title')).toBe(before)
    expect(page.node('other')?.props['text']).toBe('Other')
    told.length = 0
    page.hold(undefined)
    expect(told).toEqual(['title'])
    expect(page.node('title')?.props['text']).toBe('Bye')
  })

  it('hands over to the next one', () => {
    const { page, told, follow } = open()
    follow('title')
    follow('other')
    page.hold('title')
    expect(told).toEqual([])
    page.hold('other')
    expect(told).toEqual(['title'])
    page.hold(undefined)
    page.hold(undefined)
    expect(told).toEqual(['title', 'other'])
  })
})

describe('canvas-C1 marks', () => {
  it('name the node; inside a component its instance, and nothing further in', () => {
    const { page } = open()
    expect(page.source.marks?.('title')).toEqual({ 'data-node': 'title' })
    const instance = page.node('instance')
    const inside = instance?.slots?.['children'] ?? []
    expect(page.source.marks?.('instance')).toMatchObject({ 'data-node': 'instance' })
    for (const uid of inside) expect(page.source.marks?.(uid)).toBeUndefined()
  })

  it('canvas-C7 name the least size of what takes others', () => {
    const { page } = open()
    const { minSize } = DEFINITIONS.get('section')?.editing ?? {}
    expect(minSize).toBeGreaterThan(0)
    expect(page.source.marks?.('hero')).toEqual({ 'data-node': 'hero', 'data-min-size': String(minSize) })
    // What takes nothing in says what is missing, where it says so: pictures of a lightbox are a setting.
    expect(page.source.marks?.('pictures')).toEqual({
      'data-node': 'pictures',
      'data-min-size': String(DEFINITIONS.get('lightbox')?.editing.minSize),
      'data-empty': 'lightbox',
    })
    // An input has a least size in the editor too, but is never empty.
    expect(DEFINITIONS.get('form-input')?.editing.minSize).toBeGreaterThan(0)
    expect(page.source.marks?.('input')).toEqual({ 'data-node': 'input' })
    expect(page.source.marks?.('unknown')).toEqual({ 'data-node': 'unknown' })
  })
})

it('canvas-C1 what is nothing to see by itself is always shown, and what a person asks for beside it', () => {
  const { page, change } = open()
  const place = { parentId: 'hero', slot: 'children', index: 'z0' }
  change({ put: { messages: blankNode('messages', 'toasts', place) } })
  expect(DEFINITIONS.get('toasts')?.editing.always).toBe('message')
  expect(page.source.marks?.('messages')).toEqual({ 'data-node': 'messages', 'data-canvas-shows': 'message' })
  page.show({ messages: 'error', title: '' })
  expect(page.source.marks?.('messages')).toMatchObject({ 'data-canvas-shows': 'message error' })
  expect(page.source.marks?.('title')).toEqual({ 'data-node': 'title', 'data-canvas-shows': '' })
})

it('canvas-C3 an instance that comes brings the rules of what is in it', () => {
  const { change } = open(undefined, undefined, { pageId: 'second' })
  const place = { parentId: 'far', slot: 'children', index: 'a0' }
  const { rules } = change({ put: { late: { ...blankNode('late', 'library-component', place), componentId: 'card' } } })
  expect([...rules.values()].join()).toContain('#00ff00')
})

it('canvas-C60 what lies behind the page is drawn, the page’s own over the site’s, and follows changes', () => {
  const { page, change } = open()
  expect(page.background()).toBe('')
  change({ set: { page: { 'background/background-color': [null, '#123456'] } } })
  expect(page.background()).toContain('background-color:#123456')
  expect(open({ uid: 'instance', isAlone: true }).page.background()).toBe('')
})

describe('canvas-C38 an instance that stands open', () => {
  it('is marked with the nodes inside of it, and no other instance is', () => {
    const { page } = open({ uid: 'instance', isAlone: false })
    expect(page.source.marks?.('instance.root')).toMatchObject({
      'data-node': 'root',
      'data-min-size': expect.any(String) as string,
    })
    expect(page.source.marks?.('instance.inside')).toEqual({ 'data-node': 'inside' })
    expect(page.source.marks?.('other.root')).toBeUndefined()
    expect(page.source.marks?.('title')).toEqual({ 'data-node': 'title' })
    expect([page.uidOf('inside'), page.uidOf('title')]).toEqual(['instance.inside', 'title'])
    expect(page.sections.get()).toEqual(['hero'])
  })

  it('tells of changes of a node inside, holds it while a text is typed, and shows parts of it', () => {
    const { page, follow, told, change } = open({ uid: 'instance', isAlone: false })
    page.source.get('instance.inside')
    follow('instance.inside', 'inside')
    expect(change({ set: { inside: text('In a card', 'Tile') } }).told).toEqual(['inside'])
    page.hold('inside')
    const before = page.source.get('instance.inside')
    change({ set: { inside: text('Tile', 'Later') } })
    expect(page.source.get('instance.inside')).toBe(before)
    page.hold(undefined)
    told.length = 0
    page.show({ inside: 'open' })
    expect(told).toEqual(['inside'])
  })

  it('is all that is drawn where it stands alone, also one that stands nowhere', () => {
    const alone = open({ uid: 'instance', isAlone: true }).page
    expect(alone.sections.get()).toEqual(['instance'])
    expect([...alone.rules().values()].join()).not.toContain('#ff0000')
    const { page, change } = open({ uid: 'card', isAlone: true })
    expect(page.sections.get()).toEqual(['card'])
    expect(page.source.get('card')).toMatchObject({ component: { id: 'card' }, slots: { root: ['card.root'] } })
    expect(page.source.marks?.('card.inside')).toEqual({ 'data-node': 'inside' })
    page.rules()
    page.source.get('card.inside')
    const { rules } = change({ set: { inside: { 'styles/default/color': [null, '#00ff00'] } } })
    expect([...rules.values()].join()).toContain('#00ff00')
  })

  it('is drawn over the page where it is a popup, with the rules of both', () => {
    const popup = open({ uid: 'card', isAlone: true }, 'modal').page
    expect(popup.sections.get()).toEqual(['hero', 'card'])
    expect(popup.sections.get()).toBe(popup.sections.get())
    expect([...popup.rules().values()].join()).toContain('#ff0000')
  })
})

describe('canvas-C2 rules', () => {
  const css = (rules: ReadonlyMap<string, string>) => [...rules.values()].join()

  it('are those of the page on show', () => {
    const { page } = open()
    expect(css(page.rules())).toContain('#ff0000')
    expect(css(page.rules())).not.toContain('#123456')
    expect(css(page.rulesOf('title'))).toContain('#ff0000')
    expect(page.rulesOf('gone').size).toBe(0)
  })

  it('of a change are those of what it changed on that page', () => {
    const { page, change } = open()
    page.rules()
    const color = { 'styles/default/color': [null, '#00ff00'] } as const
    expect(css(change({ set: { other: color } }).rules)).toContain('#00ff00')
    expect(css(change({ set: { other: text('Other', 'New') } }).rules)).toContain('#00ff00')
    expect(change({ set: { far: color } }).rules.size).toBe(0)
    expect(css(change({ set: { inside: color } }).rules)).toContain('#00ff00')
    expect(
      change({ remove: { other: blankNode('other', 'text', { parentId: 'hero', slot: 'children', index: 'a1' }) } }).told,
    ).toEqual([])
  })
})

it('canvas-C3 what an instance sets for an element that its component opens is drawn in it at once, and told to who draws it', () => {
  const { page, follow, change } = open()
  follow('instance.inside', 'inside')
  const own = {
    'overrides/inside/props/text/en': [null, 'Only here'],
    'overrides/inside/styles/default/color': [null, '#00ff00'],
  } as const
  expect(change({ set: { instance: own } }).told).toEqual([])
  expect(page.node('instance.inside')?.props['text']).toBe('In a card')
  const opened = change({ set: { inside: { isOpen: [null, true] } } })
  expect(opened.told).toEqual(['inside'])
  expect(page.node('instance.inside')?.props['text']).toBe('Only here')
  expect([...opened.rules.values()].join('')).toContain('#00ff00')
  change({ set: { instance: { 'overrides/inside/props/text/en': ['Only here', null] } } })
  expect(page.node('instance.inside')?.props['text']).toBe('In a card')
})

it('canvas-C41 a changed component draws its instances and what reads it inside, and nothing else', () => {
  const { page, follow, change } = open()
  for (const id of ['title', 'other', 'instance', 'instance.root', 'instance.inside', 'hero']) {
    page.source.get(id)
    follow(id)
  }
  const title = { name: 'title', type: 'text', defaultValue: 'First' }
  change({ set: { card: { 'properties/title': [null, title] } } })
  change({ set: { inside: { 'props/text/en': ['In a card', { type: 'f', code: 'context.component.props.title' }] } } })
  expect(page.node('instance.inside')?.props['text']).toBe('First')
  const { told } = change({ set: { card: { 'properties/title': [title, { ...title, defaultValue: 'Second' }] } } })
  expect(told).toEqual(['instance', 'instance.inside'])
  expect(page.node('instance.inside')?.props['text']).toBe('Second')
  expect(change({ set: { card: { folder: ['', 'Cards'] } } }).told).toEqual([])
})

it('canvas-C41 instances are made anew where their component gives them other parts', () => {
  const { view, after } = followed(
    <>
      <Component id="card" name="Card">
        <Flexbox id="root" />
      </Component>
      <Page id="page" name="Home">
        <Section id="hero">
          <Instance id="instance" of="card" />
        </Section>
      </Page>
    </>,
  )
  const page = createCompiledPage({ view, definitions: DEFINITIONS, elementStyles: {}, canvasView: VIEW })
  const before = page.source.get('instance')
  const variable = { name: 'open', type: 'boolean', defaultValue: true }
  const diff = { set: { card: { 'variables/open': [null, variable] } } } as const
  after(diff, (changed) => page.apply(changed, new Set())).notify()
  expect(page.source.get('instance')).toBe(before)
  after({ set: { card: { folder: ['', 'Cards'] } } }, (changed) => page.apply(changed, new Set(['card']))).notify()
  expect(page.source.get('instance')).not.toBe(before)
  expect(page.source.get('instance')).toEqual(before)
})

it('canvas-C4 an instance shows the variables that its component exposes, at their defaults', () => {
  const { page, change } = open()
  const cost = { name: 'cost', type: 'number', defaultValue: 3, isExposed: true }
  change({ set: { card: { 'variables/cost': [null, cost] } } })
  expect(page.elementVariables().find(({ id }) => id === 'instance-cost')).toEqual({
    id: 'instance-cost',
    name: 'Card - cost',
    type: 'number',
    defaultValue: 3,
    readonly: true,
  })
})

it('canvas-C4 elements give their variables to formulas, under the names people gave them', () => {
  const { page } = open()
  expect(page.elementVariables()).toMatchObject([{ name: expect.stringContaining('Mail') as string, type: 'string' }])
})

it('canvas-C28 a part that is to be seen is marked on its node, which alone is drawn again, until it is no more', () => {
  const { page, told, follow } = open()
  for (const id of ['title', 'other', 'hero']) {
    page.source.get(id)
    follow(id)
  }
  const title = page.source.get('title')
  page.show({ title: 'open' })
  expect(page.source.marks?.('title')).toMatchObject({ 'data-canvas-shows': 'open' })
  expect(page.source.marks?.('other')).not.toHaveProperty('data-canvas-shows')
  expect(page.source.get('title')).not.toBe(title)
  page.show({ title: 'open', gone: 'open' })
  page.show({})
  expect(page.source.marks?.('title')).toEqual({ 'data-node': 'title' })
  expect(told).toEqual(['title', 'title'])
})

it('canvas-C28 what is to be seen before a node is drawn is marked when it is, and a change of the node keeps the mark', () => {
  const { page, change } = open()
  page.show({ title: 'open', new: 'open' })
  expect(page.source.get('title')).toBeDefined()
  change({ set: { title: text('Hello', 'Bye') } })
  change(put('new', 'hero'))
  for (const id of ['title', 'new']) {
    expect(page.source.marks?.(id)).toMatchObject({ 'data-canvas-shows': 'open' })
  }
  expect(page.source.marks?.('other')).toEqual({ 'data-node': 'other' })
})

it('draws texts in the pseudo-language where it is asked to, inside of components and after a change too', () => {
  const { page, change } = open(undefined, undefined, { isPseudo: true })
  const texts = () => ['title', 'instance.inside'].map((uid) => page.node(uid)?.props['text'])
  const [title, inside] = texts()
  expect(title).toMatch(/^\[Ĥéļļö /)
  expect(inside).toMatch(/^\[Îñ å çåŕð /)
  change({ set: { title: text('Hello', 'Bye') } })
  expect(texts()[0]).toMatch(/^\[Ɓýé /)
})
