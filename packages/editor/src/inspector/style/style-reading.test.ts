import { describe, expect, it } from 'vitest'
import type { NodeRecord, StyleClassRecord } from '@heddle/document'
import { SCREENS } from '@heddle/style'
import { chainOf, layersOf, readStyles, sourceOf, type ReadingPlace } from './style-reading.ts'

const styleClass = (id: string, styles: StyleClassRecord['styles'], parentId?: string): StyleClassRecord => ({
  id,
  kind: 'style-class',
  name: id,
  folder: '',
  index: 'a0',
  styles,
  ...(parentId === undefined ? {} : { parentId }),
})
const records = new Map(
  [
    styleClass('card', { default: { color: 'red', width: '10px' }, tablet: { color: 'green' } }),
    styleClass('wide', { default: { width: '20px' } }, 'card'),
  ].map((record) => [record.id, record]),
)
const view = { find: (_kind: string, id: string) => records.get(id) } as unknown as Parameters<typeof layersOf>[0]
const node = (styles: NodeRecord['styles'], classes: NodeRecord['classes'] = {}): NodeRecord => ({
  id: 'node',
  kind: 'node',
  element: 'button',
  version: 1,
  name: '',
  place: { parentId: 'page', slot: 'sections', index: 'a0' },
  props: {},
  styles,
  classes,
  attributes: {},
})
const at = (screenId: string, state = 'default'): ReadingPlace => ({
  screenId,
  state,
  screens: SCREENS,
  token: (id) =>
    id === 'heading'
      ? { value: '700 60px/1.1 serif' }
      : id === 'wide'
        ? { value: '700 60px/1.1 serif', letterSpacing: '0.04em' }
        : undefined,
})
const read = (nodes: readonly NodeRecord[], property: string, place: ReadingPlace, target?: string) =>
  readStyles(
    nodes.map((record) => ({ layers: layersOf(view, record, undefined, target) })),
    [property],
    place,
  )

describe('where a style value comes from', () => {
  const carrying = node({ default: { height: '1px' } }, { wide: 'a0' })
  it('a sub-class brings its base class along and beats it', () => {
    expect(read([carrying], 'width', at('default'))).toMatchObject({ value: '20px', origin: 'class', source: 'Class wide' })
    expect(read([carrying], 'color', at('mobile'))).toMatchObject({ value: 'green', source: 'Class card on Tablet' })
  })
  it('own values of a larger screen are inherited and named', () => {
    expect(read([carrying], 'height', at('mobile'))).toMatchObject({
      origin: 'wider',
      isSetHere: false,
      source: 'This element on Desktop',
    })
    expect(read([carrying], 'height', at('default', 'hover'))).toMatchObject({
      origin: 'wider',
      source: 'This element on Desktop',
    })
  })
  it('a class that is edited counts as here, and the element’s own values do not', () => {
    expect(read([carrying], 'width', at('default'), 'wide')).toMatchObject({ origin: 'here', isSetHere: true })
    expect(read([carrying], 'height', at('default'), 'wide')).toMatchObject({ value: undefined, origin: 'default' })
  })
  it('a binding is bound wherever it stands', () => {
    const bound = node({ default: { color: { type: 'f', code: 'x' } } })
    expect(read([bound], 'color', at('default'))).toMatchObject({ origin: 'bound', isSetHere: true })
  })
  it('different values are mixed, equal ones of different sources are not', () => {
    const other = node({ default: { width: '20px' } })
    expect(read([carrying, other], 'width', at('default'))).toMatchObject({ value: '20px', isMixed: false, isSetHere: true })
    expect(read([carrying, node({})], 'width', at('default'))).toMatchObject({ value: undefined, isMixed: true, source: 'Mixed' })
  })
  it('nobody sets it', () => {
    expect(read([node({})], 'width', at('default'))).toEqual({
      value: undefined,
      isMixed: false,
      origin: 'default',
      isSetHere: false,
      source: 'Not set',
      initial: 'auto',
      isInherited: false,
    })
  })
  it('an instance has what the root of its component has, under its own', () => {
    const root = {
      ...node({ default: { color: 'blue', height: '5px' }, 'default:hover': { color: 'navy' } }, { card: 'a0' }),
      id: 'root',
    }
    const outer = { ...node({ default: { height: '6px' } }), id: 'outer' }
    const instance = node({ default: { color: 'pink' } }, { wide: 'a1' })
    const readHere = (property: string, place = at('default')) =>
      readStyles([{ layers: layersOf(view, instance, undefined, undefined, [outer, root]) }], [property], place)
    expect(readHere('color')).toMatchObject({ value: 'pink', origin: 'here' })
    expect(readHere('color', at('default', 'hover'))).toMatchObject({ value: 'navy', source: 'The component in state hover' })
    expect(readHere('height')).toMatchObject({ value: '6px', origin: 'default', isSetHere: false, source: 'The component' })
    expect(readHere('width')).toMatchObject({ value: '20px', source: 'Class wide' })
  })
  it('a class that an instance names again is on when the instance says so, and the tag is that of the root', () => {
    const when = { type: 'f', code: 'true' } as const
    const root = { ...node({}, { card: 'a0' }), classConditions: { card: when }, props: { tag: { default: 'h2' } } }
    const definition = { fields: { tag: { kind: 'choice', default: 'p' } } } as unknown as Parameters<typeof layersOf>[2]
    const conditional = (instance: NodeRecord) =>
      layersOf(view, instance, definition, undefined, [root]).find(({ kind }) => kind === 'class')?.isConditional
    expect([conditional(node({})), conditional(node({}, { card: 'a0' }))]).toEqual([true, undefined])
    expect(layersOf(view, node({}), definition, undefined, [root])[0]?.styles).toMatchObject({
      default: { 'font-weight': '700' },
    })
  })
  it('a typography is read part by part', () => {
    const titled = node({ default: { font: { type: 'token', id: 'heading' } }, tablet: { 'font-size': '40px' } })
    expect(read([titled], 'font-weight', at('default'))).toMatchObject({ value: '700', origin: 'here' })
    expect(read([titled], 'font-size', at('default'))).toMatchObject({ value: '60px' })
    expect(read([titled], 'font-size', at('tablet'))).toMatchObject({ value: '40px' })
    expect(read([titled], 'font', at('default'))).toMatchObject({ value: { type: 'token', id: 'heading' } })
    const lost = node({ default: { font: { type: 'token', id: 'gone' } } })
    expect(read([lost], 'font-size', at('default')).value).toBeUndefined()
  })

  it('what an element around sets is inherited from it by name, where nobody nearer does', () => {
    const layers = (styles: NodeRecord['styles']) => layersOf(view, node(styles), undefined)
    const section = {
      name: 'Hero',
      layers: layers({ default: { font: { type: 'token', id: 'heading' }, color: 'red', width: '9px' } }),
    }
    const box = {
      name: 'Box',
      layers: layers({ default: { 'line-height': '2' }, 'default:hover': { color: 'blue' } }),
      parent: section,
    }
    const readIn = (property: string, styles: NodeRecord['styles'] = {}) =>
      readStyles([{ layers: layers(styles), parent: box }], [property], at('default', 'hover'))
    expect(readIn('font-size')).toMatchObject({
      value: undefined,
      initial: '60px',
      origin: 'default',
      isSetHere: false,
      isInherited: true,
      source: 'Inherited from Hero',
    })
    expect(readIn('line-height')).toMatchObject({ initial: '2', source: 'Inherited from Box' })
    expect(readIn('color')).toMatchObject({ initial: 'red', source: 'Inherited from Hero' })
    expect(readIn('width')).toMatchObject({ initial: 'auto', source: 'Not set', isInherited: false })
    expect(readIn('letter-spacing')).toMatchObject({ initial: 'normal', source: 'Not set' })
    expect(readIn('color', { default: { color: 'green' } })).toMatchObject({ value: 'green', source: 'This element on Desktop' })
  })
  it('an element that leaves a property to the one around it says whose value that is', () => {
    const button = { ...node({}), element: 'button' }
    const definition = { baseStyles: { default: { color: 'inherit' } }, fields: {} } as unknown as Parameters<typeof layersOf>[2]
    const parent = { name: 'Hero', layers: layersOf(view, node({ default: { color: 'red' } }), undefined) }
    expect(readStyles([{ layers: layersOf(view, button, definition), parent }], ['color'], at('default'))).toMatchObject({
      value: undefined,
      initial: 'red',
      source: 'Inherited from Hero',
    })
    const own = layersOf(view, node({ default: { color: 'inherit' } }), definition)
    expect(readStyles([{ layers: own, parent }], ['color'], at('default'))).toMatchObject({ value: 'inherit', isSetHere: true })
  })
  it('a typography of a function, a variable or a word is read as well', () => {
    const of = (font: string, property: string) => read([node({ default: { font } })], property, at('default'))
    expect(of('700 clamp(2rem, 5vw, 4rem)/1.1 serif', 'font-size')).toMatchObject({
      value: 'clamp(2rem, 5vw, 4rem)',
      origin: 'here',
    })
    expect(of('italic large serif', 'font-size')).toMatchObject({ value: 'large' })
    expect(of('var(--brand-text)', 'font-size')).toMatchObject({
      value: undefined,
      initial: 'var(--brand-text)',
      isSetHere: true,
    })
  })
  it('a heading is as bold and large as browsers draw it', () => {
    const heading = { ...node({}), props: { tag: { default: 'h1' } } }
    const definition = { fields: { tag: { kind: 'choice', default: 'p' } } } as unknown as Parameters<typeof layersOf>[2]
    const size = (record: NodeRecord) =>
      readStyles([{ layers: layersOf(view, record, definition) }], ['font-size'], at('default'))
    expect(size(heading)).toMatchObject({
      value: undefined,
      initial: '32px',
      origin: 'default',
      source: 'The browser, for this tag',
    })
    expect(size(node({}))).toMatchObject({ value: undefined, initial: '16px', source: 'Not set' })
  })
})

describe('a value that stands in another one', () => {
  const font = (id: string) => ({ font: { type: 'token', id } }) as const
  it('a typography with a letter spacing says it, one without leaves it to a weaker place', () => {
    const own = (styles: NodeRecord['styles'][string]) => node({ default: { 'letter-spacing': '1px' }, tablet: styles })
    expect(read([own(font('wide'))], 'letter-spacing', at('tablet'))).toMatchObject({ value: '0.04em', isSetHere: true })
    expect(read([own(font('heading'))], 'letter-spacing', at('tablet'))).toMatchObject({ value: '1px', isSetHere: false })
    expect(read([own({ font: { type: 'f', code: 'x' } })], 'letter-spacing', at('tablet'))).toMatchObject({ value: '1px' })
  })
  it('a letter spacing beside a typography stands', () => {
    const both = node({ default: { ...font('wide'), 'letter-spacing': '2px' } })
    expect(read([both], 'letter-spacing', at('default'))).toMatchObject({ value: '2px' })
  })
  it('a transition says how long it takes', () => {
    const own = node({ default: { transition: 'background-color 160ms ease' } })
    expect(read([own], 'transition-duration', at('default'))).toMatchObject({ value: '160ms', isSetHere: true })
  })
})

describe('a class by a condition', () => {
  const one = { ...node({}, { wide: 'a0', card: 'a1' }), classConditions: { wide: { type: 'f' as const, code: 'late' } } }
  it('says so in the chain, and comes after those that are always on', () => {
    const layers = layersOf(view, one, undefined)
    expect(layers.flatMap(({ kind, id, isConditional }) => (kind === 'class' ? [[id, isConditional === true]] : []))).toEqual([
      ['card', false],
      ['wide', true],
    ])
    const sources = chainOf(layers, 'width', at('default')).map((step) => sourceOf(step, false, at('default')))
    expect(sources).toEqual(['Class wide (while its condition holds)', 'Class card'])
  })
})
