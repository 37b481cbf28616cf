import { describe, expect, it } from 'vitest'
import type { NodeRecord, StyleClassRecord } from '@heddle/document'
import { SCREENS } from '@heddle/style'
import { layersOf, readStyles, type ReadingPlace } from './style-reading.ts'

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
  tokenText: (id) => (id === 'heading' ? '700 60px/1.1 serif' : undefined),
})
const read = (nodes: readonly NodeRecord[], property: string, place: ReadingPlace, target?: string) =>
  readStyles(
    nodes.map((record) => layersOf(view, record, undefined, target)),
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
})
