import { describe, expect, it } from 'vitest'
import { blankNode, blankPage, blankSite, createDocumentView, type DocumentRecord, type VariableRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { defineElement, definePlugin, text, type ElementDefinition } from '@heddle/kit'
import { dataEntries } from './data-entries.ts'

const variable = (id: string, name: string, pageId?: string): VariableRecord => ({
  id,
  kind: 'variable',
  name,
  folder: '',
  index: id,
  type: 'query',
  ...(pageId === undefined ? {} : { pageId }),
})
const records: DocumentRecord[] = [
  blankSite('site', 'Site', 'tour', 'en'),
  blankPage('tour', 'Tour', 'tours/{{slug}}', 'a0', ['en']),
  blankPage('other', 'Other', 'other', 'a1', ['en']),
  { ...blankPage('staff', 'Staff', 'staff', 'a2', ['en']), userGroups: ['team'] },
  {
    ...blankNode('list', 'flexbox', { parentId: 'tour', slot: 'sections', index: 'a0' }),
    repeat: { over: { type: 'f', code: 'rows' } },
  },
  { ...blankNode('row', 'text', { parentId: 'list', slot: 'children', index: 'a0' }), attributes: { id: "it's" } },
  blankNode('menu', 'menu', { parentId: 'tour', slot: 'sections', index: 'a1' }),
  blankNode('inner', 'menu', { parentId: 'menu', slot: 'panel', index: 'a0' }),
  blankNode('word', 'text', { parentId: 'inner', slot: 'panel', index: 'a0' }),
  blankNode('press', 'text', { parentId: 'menu', slot: 'trigger', index: 'a0' }),
  { ...blankNode('far', 'text', { parentId: 'other', slot: 'sections', index: 'a0' }), attributes: { id: 'elsewhere' } },
  { id: 'm1', kind: 'plugin', name: 'Maps', namespace: 'maps', index: 'a0', settings: { publicData: {} } },
  { id: 't1', kind: 'token', type: 'spacing', name: 'Wide', folder: '', index: 'a0', value: '40px' },
  {
    id: 'card',
    kind: 'library-component',
    name: 'Card',
    folder: '',
    index: 'a0',
    type: 'component',
    rootElementId: 'root',
    configuration: {},
    properties: { p1: { name: 'size', type: 'number' } },
    variables: { w1: { name: 'isOpen', type: 'boolean' } },
    formulas: { f1: { name: 'total', parameters: [{ name: 'tax', type: 'number' }], code: 'tax' } },
  },
  blankNode('root', 'flexbox', { parentId: 'card', slot: 'root', index: 'a0' }),
  blankNode('inside', 'text', { parentId: 'root', slot: 'children', index: 'a0' }),
  variable('v1', 'shared'),
  variable('v2', 'mine', 'tour'),
  variable('v3', 'foreign', 'other'),
]
const label = { en: 'Menu' }
const menu: ElementDefinition = defineElement({
  type: 'menu',
  label,
  icon: 'menu',
  group: 'basics',
  fields: {},
  supports: [],
  slots: {
    panel: {
      label,
      local: {
        data: { menu: { isOpen: { label: { en: 'Is open' }, example: false } } },
        methods: { menu: { close: { label: { en: 'Close' } } } },
      },
    },
    trigger: { label },
  },
})
const definitions = new Map([['menu', menu]])
const view = createDocumentView(createStore(records))
const codes = (nodeId?: string) => dataEntries(view, 'tour', nodeId, definitions).map(({ code }) => code)

describe('what a formula can read', () => {
  it('what it is given where it stands goes first, with what its example holds', () => {
    const sample = { value: 'Anna', file: { name: 'a.png', size: 12, 'last-modified': 1 } }
    const [value, file, name, size, ...others] = dataEntries(view, 'tour', undefined, definitions, sample)
    expect(value).toEqual({ group: 'Given here', name: 'value', code: 'value', kind: 'string' })
    expect(file).toMatchObject({ code: 'file', kind: 'object' })
    expect([name?.code, size?.code, size?.kind]).toEqual(['file.name', 'file.size', 'number'])
    expect(others.map(({ group }) => group)).not.toContain('Given here')
  })
  it('the variables of its page and of the project, its path parameters, page and browser', () => {
    const found = codes()
    expect(found.slice(0, 2)).toEqual(["variables['v2']", "variables['v1']"])
    expect(found).toEqual(expect.arrayContaining(['pageParameters.slug', 'page.name', 'browser.url']))
    expect(found).not.toContain("variables['v3']")
  })
  it('the fields of the row that feeds its page, where one does', () => {
    const goods = { id: 'goods00000000000', kind: 'collection', name: 'Goods', folder: '', index: 'a0' } as const
    const rows = { mode: 'static', type: 'collection', config: {}, data: [{ name: 'Tea', 'in stock': 3 }] } as const
    const fed = { ...blankPage('fed', 'Fed', 'goods/{{name}}', 'a9', ['en']), cmsDataSetPath: 'goods00000000000.name' }
    const all = createDocumentView(createStore<DocumentRecord>([...records, fed, { ...goods, ...rows }]))
    const rowOf = (page: string) =>
      dataEntries(all, page, undefined, definitions).filter(({ group }) => group === 'Row of this page')
    expect(rowOf('fed').map(({ code, kind }) => [code, kind])).toEqual([
      ['page.data.name', 'string'],
      ['page.data["in stock"]', 'number'],
    ])
    expect(rowOf('tour')).toEqual([])
  })
  it('the pages that anybody may visit, and the places of elements of its page that have an HTML id', () => {
    const found = codes()
    expect(found).toEqual(expect.arrayContaining(['values(pages)', "pages['other'].path", "pages['tour'].name"]))
    expect(found).not.toContain("pages['staff'].path")
    expect(found.filter((code) => code.startsWith('componentPositionInfo'))).toEqual(
      ['x', 'y', 'width', 'height', 'xPercent', 'yPercent'].map((field) => `componentPositionInfo['it\\'s'].${field}`),
    )
  })
  it('what the component around gives stands before what the project has', () => {
    const groups = dataEntries(view, 'tour', 'inside', definitions).map(({ group }) => group)
    expect(groups[0]).toBe('Of this component')
    expect(groups).toContain('Variables of the project')
  })

  it('what the component around gives, by ids that survive renames, and nothing of it outside', () => {
    const own = dataEntries(view, 'tour', 'inside', definitions).filter(({ group }) => group === 'Of this component')
    expect(own.map(({ name, code, kind }) => [name, code, kind])).toEqual([
      ['size', "context.component.props['p1']", 'number'],
      ['isOpen', "context.component.variables['w1']", 'boolean'],
      ['total', "context.component.formulas['f1'](tax)", 'function'],
    ])
    expect(codes('row').filter((code) => code.startsWith('context.component'))).toEqual([])
  })
  it('what plugins hold and work out, and design tokens of every kind that formulas read', () => {
    const maps = definePlugin({
      namespace: 'maps',
      label,
      description: label,
      icon: 'map',
      variables: { place: { label, type: 'object', default: null } },
      functions: { near: { description: label, parameters: [{ name: 'spot', type: 'any' }], result: 'any' } },
    })
    const found = dataEntries(view, 'tour', undefined, definitions, {}, new Map([['maps', maps]]))
    const entryOf = (code: string) => found.find((entry) => entry.code === code)
    expect(entryOf("pluginVariables['m1'].place")).toMatchObject({ group: 'Plugin Maps', kind: 'object' })
    expect(entryOf("pluginFormulas['m1'].near(spot)")).toMatchObject({ kind: 'function' })
    expect(entryOf("spacings['t1']")).toMatchObject({ name: 'Wide', group: 'Spacings' })
  })
  it('the repeated item only below a repeat', () => {
    expect(codes('row')).toContain('context.item.data')
    expect(codes()).not.toContain('context.item.data')
  })
  it('what elements around give to the slot it stands in, each name once', () => {
    const local = (nodeId: string) =>
      dataEntries(view, 'tour', nodeId, definitions).filter(({ code }) => code.startsWith('context.local'))
    expect(local('word')).toEqual([
      { group: 'Around this element', name: 'Menu: is open', code: 'context.local.data.menu.isOpen', kind: 'boolean' },
      { group: 'Around this element', name: 'Menu: close', code: 'context.local.methods.menu.close()', kind: 'function' },
    ])
    expect(local('press')).toEqual([])
    expect(local('menu')).toEqual([])
  })
})

describe('what elements hold', () => {
  const field = defineElement({
    type: 'field',
    label: { en: 'Field' },
    icon: 'field',
    group: 'forms',
    fields: { type: text({ label, default: 'text' }) },
    supports: [],
    slots: {},
    exposes: {
      value: { label: { en: 'Value' }, type: ({ type }) => (type === 'number' ? 'number' : 'string') },
      formatted: { label: { en: 'Formatted' }, type: 'string', readonly: true, when: ({ type }) => type === 'number' },
    },
  })
  const list = defineElement({
    type: 'options',
    label: { en: 'Options' },
    icon: 'list',
    group: 'forms',
    fields: {},
    supports: [],
    slots: { each: { label, isPerItem: true }, once: { label } },
  })
  const fieldIn = (id: string, parentId: string, slot: string, more: object = {}): DocumentRecord => ({
    ...blankNode(id, 'field', { parentId, slot, index: `b${id}` }),
    ...more,
  })
  const withFields = createDocumentView(
    createStore<DocumentRecord>([
      ...records,
      fieldIn('first', 'tour', 'sections', { name: 'Departure' }),
      fieldIn('sum', 'tour', 'sections', { props: { type: { default: 'number' } } }),
      blankNode('options', 'options', { parentId: 'tour', slot: 'sections', index: 'c0' }),
      fieldIn('below', 'options', 'once'),
      fieldIn('perItem', 'options', 'each'),
      fieldIn('inRow', 'list', 'children'),
      fieldIn('there', 'other', 'sections'),
      fieldIn('ofCard', 'root', 'children'),
    ]),
  )
  const all = new Map<string, ElementDefinition>([...definitions, ['field', field], ['options', list], ['flexbox', list]])
  const held = (nodeId?: string) =>
    dataEntries(withFields, 'tour', nodeId, all)
      .filter(({ group }) => group === 'Of elements')
      .map(({ name, code, kind }) => [name, code, kind])

  it('is read by the page they stand on, named as people name them, with its type', () => {
    expect(held()).toEqual([
      ['Departure.value', "variables['first-value']", 'string'],
      ['Field.value', "variables['sum-value']", 'number'],
      ['Field.formatted', "variables['sum-formatted']", 'string'],
      ['Field.value', "variables['below-value']", 'string'],
    ])
    expect(held('row')).toHaveLength(4)
  })
  it('is read inside of a component by its own formulas, and no other’s', () => {
    expect(held('inside')).toEqual([['Field.value', "variables['ofCard-value']", 'string']])
  })
})

describe('what instances show', () => {
  const exposed = { w2: { name: 'cost', type: 'number' as const, isExposed: true as const } }
  const instance = (id: string, parent: string, more: object = {}): DocumentRecord => ({
    ...blankNode(id, 'library-component', { parentId: parent, slot: 'children', index: 'a5' }),
    componentId: 'shop00000000card',
    ...more,
  })
  const withInstances = createDocumentView(
    createStore<DocumentRecord>([
      ...records.map((record) =>
        record.kind === 'library-component' ? { ...record, id: 'shop00000000card', variables: exposed } : record,
      ),
      blankNode('part', 'flexbox', { parentId: 'tour', slot: 'sections', index: 'a9' }),
      instance('oneinstance00000', 'part', { name: 'Shipping' }),
      instance('twoinstances0000', 'part', { repeat: { over: { type: 'f', code: '[1]' } } }),
      instance('elsewhere0000000', 'far'),
    ]),
  )
  it('is read by the page they stand on, by instance and variable; not from repeats, nor on other pages', () => {
    const found = dataEntries(withInstances, 'tour', 'word', new Map()).filter(({ group }) => group === 'Of instances')
    expect(found).toEqual([
      { group: 'Of instances', name: 'Shipping.cost', code: "variables['oneinstance00000-w2']", kind: 'number' },
    ])
  })
})
