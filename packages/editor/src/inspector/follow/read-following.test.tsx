import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { insertCollection, setCollection, setSource, type CollectionValues } from '@heddle/document/operations'
import { compileFormula } from '@heddle/formula/run'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { reverseDiff, type Json } from '@heddle/store'
import { Component, fixtureElement, Flexbox, formula, Page, publishedBinding, Section } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { followElement } from './follow-element.ts'
import { readFollowing } from './read-following.ts'

const [HOME, ORDERS, GRID] = ['home000000000000', 'orders0000000000', 'grid000000000000'] as const
const Grid = fixtureElement('data-grid')

/** Parameters as they stand in the query: `sort=-created`, or with a formula. */
type Query = Readonly<Record<string, string | ReturnType<typeof formula>>>
const pairsOf = (query: Query) => Object.entries(query).map(([name, value]) => ({ name, value }))

interface Given {
  readonly query?: Query
  readonly values?: CollectionValues
  readonly props?: Readonly<Record<string, unknown>>
  readonly around?: (grid: ReactNode) => ReactNode
}

/** An editor with orders of an interface, and a grid over them. */
function open({ query = {}, values = {}, props = {}, around = inSection }: Given = {}) {
  const grid = <Grid id={GRID} name="Orders table" data={formula(`collections['${ORDERS}']`)} {...props} />
  const editor = {
    ...createTestEditor(around(grid)),
    plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
  }
  const { view, newId, change } = editor
  change('Orders', insertCollection(view, { name: 'orders', mode: 'dynamic', data: [], newId: () => ORDERS }))
  change('Source', setSource(view, { id: ORDERS, source: { namespace: 'rest', name: 'REST' }, newId }))
  const config = { origin: 'https://a.example', query: pairsOf(query) as Json, ...values.config }
  change('Query', setCollection(view, { id: ORDERS, values: { ...values, config } }))
  const node = () => view.find('node', GRID) as NonNullable<ReturnType<typeof view.find<'node'>>>
  const following = () => readFollowing(editor, node())
  const follow = () => {
    const found = following()
    const result = found && followElement(editor, node(), found)
    if (result) change('Follow', result)
    return result
  }
  const orders = () => view.find('collection', ORDERS)
  return {
    editor,
    following,
    follow,
    orders,
    /** What is told, as `Sort can: sort, order (note)`. */
    told: () =>
      following()?.aspects.map(
        ({ label, state, parameters, note }) =>
          `${label} ${state}: ${parameters.join(', ')}${note === undefined ? '' : ` (${note})`}`,
      ),
    /** What a parameter says while a visitor wants something, worked out as on a page. */
    says(wanted: { readonly sort?: readonly object[]; readonly filters?: object } = {}) {
      const variables = {
        [`${GRID}-sort`]: wanted.sort ?? [],
        [`${GRID}-filters`]: wanted.filters ?? { search: '', columns: {} },
      }
      const pairs = orders()?.config['query'] as readonly { readonly name: string; readonly value: string | { code: string } }[]
      return Object.fromEntries(
        pairs.map(({ name, value }) => [
          name,
          typeof value === 'string' ? value : compileFormula(publishedBinding(value.code).tree)({ variables, lang: undefined }),
        ]),
      )
    },
  }
}
const inSection = (grid: ReactNode) => (
  <Page id={HOME} name="Home">
    <Section>{grid}</Section>
  </Page>
)
const byPrice = (direction: string) => ({ sort: [{ key: 'price', direction }] })
const column = (key: string, kind: string, more: object = {}) => ({ key, kind, isFiltered: true, ...more })

describe('pages', () => {
  test.each<[string, Query, object, number]>([
    ['by a number', { page: '1', per_page: '20' }, { paging: 'page', pageName: 'page', firstPage: 1, sizeName: 'per_page' }, 20],
    [
      'from nought',
      { pageIndex: '0', pageSize: '5' },
      { paging: 'page', pageName: 'pageIndex', firstPage: 0, sizeName: 'pageSize' },
      5,
    ],
    ['by rows to pass over', { skip: '0', take: '50' }, { paging: 'offset', offsetName: 'skip', sizeName: 'take' }, 50],
    ['in brackets', { 'page[number]': '', 'page[size]': '' }, { pageName: 'page[number]', sizeName: 'page[size]' }, 10],
    ['of the size of the source', { page: '1' }, { paging: 'page', pageName: 'page', sizeName: '' }, 10],
    ['by the one of two', { offset: '0', page: '1' }, { paging: 'page', pageName: 'page' }, 10],
  ])('%s are counted by the source from then on', (_, query, config, limit) => {
    const { follow, orders, says, told } = open({ query: { ...query, tag: 'x' } })
    expect(told()?.[0]).toMatch(/^Page can: /)
    follow()
    expect(orders()?.config).toMatchObject(config)
    expect(orders()?.limit).toBe(limit)
    expect(says()).toEqual({ ...('offset' in query && { offset: '0' }), tag: 'x' })
    expect(told()?.[0]).toMatch(/^Page follows: /)
  })

  test('keep the number of rows that the collection has', () => {
    const { follow, orders } = open({ query: { page: '1', limit: '20' }, values: { limit: 3 } })
    follow()
    expect(orders()?.limit).toBe(3)
  })

  test('are those of the grid where neither the collection nor a parameter says how many rows', () => {
    const { follow, orders } = open({ query: { page: '' }, props: { pageSize: 25 } })
    follow()
    expect(orders()?.limit).toBe(25)
  })

  test('by which a hand bound the page of the grid are counted by the source too: it asked twice', () => {
    const { follow, orders } = open({ query: { page: formula(`variables['${GRID}-page']`) } })
    follow()
    expect(orders()?.config).toMatchObject({ paging: 'page', query: [] })
  })

  test('that something else gives stay as they are', () => {
    const { told, following } = open({ query: { page: formula('variables.page') } })
    expect(told()?.[0]).toBe('Page left: page (bound to something else)')
    expect(following()?.values).toBeUndefined()
  })

  test('that are counted already follow, and only lack a number of rows', () => {
    const values = { config: { paging: 'page', sizeName: 'per_page' } }
    const { told, follow, orders } = open({ values })
    expect(told()?.slice(0, 2)).toEqual(['Page can: page (with 10 rows on each)', 'Page size can: per_page'])
    follow()
    expect(orders()?.limit).toBe(10)
    expect(told()?.slice(0, 2)).toEqual(['Page follows: page', 'Page size follows: per_page'])
  })

  test('without numbers, or without a parameter, are told to ask for all rows', () => {
    expect(open({ values: { config: { paging: 'cursor' } } }).told()?.[0]).toContain('have no numbers')
    expect(open().told()?.[0]).toBe('Page left:  (no parameter named like page or offset: all rows are asked for)')
  })

  test('are asked for in the query, not in a body', () => {
    const config = {
      method: 'POST',
      bodyFields: [
        { name: 'page', value: '1' },
        { name: 'q', value: '' },
      ],
    }
    const { told } = open({ values: { config }, props: { searchable: true } })
    expect(told()).toEqual([expect.stringMatching(/^Page left/), expect.stringMatching(/^Sort left/), 'Search can: q'])
    // Without a body nobody gets them.
    expect(open({ values: { config: { ...config, method: 'GET' } }, props: { searchable: true } }).told()?.[2]).toMatch(
      /^Search left/,
    )
  })

  test('of which nobody says how many there are, or which are cut here, are told', () => {
    const paged = { paging: 'page' }
    const notes = (values: CollectionValues) => open({ values: { limit: 5, ...values } }).following()?.notes
    expect(notes({ config: paged })).toEqual([expect.stringContaining('“Total from” of orders is empty')])
    expect(notes({ config: { ...paged, totalPath: 'total' } })).toEqual([])
    const sort = [{ key: 'id', direction: 'ASC' }] as const
    expect(notes({ config: { ...paged, totalPath: 'total' }, sort })).toEqual([expect.stringContaining('a sort of its own')])
    expect(notes({})).toEqual([])
  })
})

describe('a sort', () => {
  test.each<[string, Query, object, object]>([
    ['a field and a direction', { sort: 'id', order: 'desc' }, { sort: 'price', order: 'asc' }, { sort: 'price', order: 'desc' }],
    [
      'the words that stand there',
      { _sort: 'id', _order: 'DESC' },
      { _sort: 'price', _order: 'ASC' },
      { _sort: 'price', _order: 'DESC' },
    ],
    ['numbers', { sortBy: '', sortDir: '1' }, { sortBy: 'price', sortDir: '1' }, { sortBy: 'price', sortDir: '-1' }],
    [
      'a direction that is named like a field',
      { order_by: 'id', sort: 'asc' },
      { order_by: 'price', sort: 'asc' },
      { order_by: 'price', sort: 'desc' },
    ],
    ['a sign before it', { ordering: '' }, { ordering: 'price' }, { ordering: '-price' }],
    ['two signs', { sort: '+id' }, { sort: '+price' }, { sort: '-price' }],
    ['a colon', { sort: 'createdAt:desc' }, { sort: 'price:asc' }, { sort: 'price:desc' }],
    ['a point', { order: 'id.asc' }, { order: 'price.asc' }, { order: 'price.desc' }],
    ['a space', { $orderby: 'Id desc' }, { $orderby: 'price asc' }, { $orderby: 'price desc' }],
    ['a comma', { sort: 'id,ASC' }, { sort: 'price,ASC' }, { sort: 'price,DESC' }],
  ])('is written with %s, and as before while nobody sorts', (_, query, up, down) => {
    const { follow, says } = open({ query })
    follow()
    expect([says(), says(byPrice('ASC')), says(byPrice('DESC'))]).toEqual([query, up, down])
  })

  test('tells how it is written, and follows from then on', () => {
    const { told, follow } = open({ query: { sort: 'id:asc' } })
    expect(told()?.[1]).toBe('Sort can: sort (written as price:asc, price:desc)')
    follow()
    expect(told()?.[1]).toBe('Sort follows: sort')
  })

  test('of which a hand bound one part gets the other', () => {
    const key = formula(`variables['${GRID}-sort']?.[0]?.key`)
    const { told, follow, says } = open({ query: { sort: key, order: 'asc' } })
    expect(told()?.[1]).toMatch(/^Sort can: sort, order/)
    follow()
    expect(says(byPrice('DESC'))).toEqual({ sort: 'price', order: 'desc' })
  })

  test('that something else gives, or of which only a direction is there, stays', () => {
    expect(open({ query: { sort: formula('variables.sort'), order: 'asc' } }).told()?.[1]).toBe(
      'Sort left: sort, order (bound to something else)',
    )
    expect(open({ query: { sort: 'desc' } }).told()?.[1]).toMatch(/^Sort left: sort \(no parameter/)
  })
})

describe('what visitors look for', () => {
  test.each(['q', 'search', 'searchTerm', 'keyword'])(
    'is said by %s, and what stood there while they look for nothing',
    (name) => {
      const { follow, says } = open({ query: { [name]: 'rye' }, props: { searchable: true } })
      follow()
      expect([says(), says({ filters: { search: 'oat' } })]).toEqual([{ [name]: 'rye' }, { [name]: 'oat' }])
    },
  )

  test('is not said where the grid has no search', () => {
    const { told, following } = open({ query: { q: '' } })
    expect(told()?.at(-1)).toBe('Search left: q (the search of the element is off)')
    expect(following()?.values).toBeUndefined()
  })

  test.each<[string, Query, object, object, Query]>([
    ['a text', { status: 'new' }, column('status', 'text'), { status: { text: 'paid' } }, { status: 'paid' }],
    [
      'a text in brackets',
      { 'filter[status]': '' },
      column('status', 'tag'),
      { status: { text: 'paid' } },
      { 'filter[status]': 'paid' },
    ],
    [
      'two ends',
      { price_min: '', max_price: '9' },
      column('price', 'number'),
      { price: { from: '2', to: '' } },
      { price_min: '2', max_price: '9' },
    ],
    [
      'days',
      { 'date[gte]': '', 'date[lte]': '' },
      column('date', 'date'),
      { date: { to: '2026-01-02' } },
      { 'date[gte]': '', 'date[lte]': '2026-01-02' },
    ],
  ])('in a column is said by %s', (_, query, one, columns, said) => {
    const { follow, says } = open({ query, props: { columns: [one] } })
    follow()
    expect([says(), says({ filters: { search: '', columns } })]).toEqual([query, said])
  })

  test('what a column is filtered by is no size, page or sort', () => {
    const { told } = open({ query: { size: '' }, props: { columns: [column('size', 'text', { title: 'Size' })] } })
    expect(told()).toContain('Filter of Size can: size')
  })

  test.each<[string, object, string]>([
    ['has no parameter', column('price', 'text'), 'no parameter named like price'],
    ['has one end only', column('status', 'number'), 'no parameters named like status_min and status_max'],
    ['has a kind that its values say', column('status', 'auto'), 'choose one'],
    ['is yes or no', column('status', 'boolean'), 'words of the page'],
    ['has a filter that a formula gives', column('status', 'text', { isFiltered: formula('1') }), 'a formula says'],
  ])('is left whole where a column %s: the source would pass it over', (_, one, why) => {
    const { told, following } = open({ query: { q: '', status: '' }, props: { searchable: true, columns: [one] } })
    expect(told()?.at(-1)).toContain(why)
    expect(told()?.at(-2)).toMatch(/^Search left: q \(left as it is, as there is none for Filter of/)
    expect(following()?.values).toBeUndefined()
  })

  test('is left whole too with conditions, and where nobody knows the columns', () => {
    const query = { q: '', status: '' }
    const columns = [column('status', 'text')]
    const filterConditions = true
    expect(
      open({ query, props: { searchable: true, columns, filterConditions } })
        .told()
        ?.at(-1),
    ).toContain('more than a parameter')
    expect(
      open({ query, props: { searchable: true, columns: formula('variables.columns') } })
        .told()
        ?.at(-1),
    ).toContain('columns that a formula gives')
  })

  test('that a hand bound is told with what it keeps from being done', () => {
    const q = formula(`variables['${GRID}-filters']?.search`)
    const { told } = open({ query: { q }, props: { searchable: true, columns: [column('status', 'text')] } })
    expect(told()?.slice(2)).toEqual([
      'Search follows: q',
      expect.stringContaining('It does nothing: the source is told other filters'),
    ])
  })

  test('in a parameter that is called a filter and no more stays for a hand', () => {
    expect(
      open({ query: { filter: 'a eq 1' } })
        .told()
        ?.at(-1),
    ).toMatch(/^Filters left: filter/)
  })
})

describe('it is offered', () => {
  const component = (grid: ReactNode) => (
    <>
      <Page id={HOME} name="Home">
        <Section />
      </Page>
      <Component id="card000000000000" name="Card">
        <Flexbox>{grid}</Flexbox>
      </Component>
    </>
  )
  const repeated = (grid: ReactNode) => inSection(<Flexbox repeat={{ over: formula('[1, 2]') } as never}>{grid}</Flexbox>)

  test.each<[string, Given]>([
    ['of rows that are fetched while publishing', { values: { mode: 'static' } }],
    ['of one record', { values: { type: 'single' } }],
    ['of a list', { props: { data: [1, 2] } }],
    ['of the rows of the collection', { props: { data: formula(`collections['${ORDERS}'].data`) } }],
    ['without pages', { props: { pagination: false } }],
  ])('not to a grid %s', (_, given) => expect(open({ query: { q: '' }, ...given }).following()).toBeUndefined())

  test.each([
    ['in a component, of which there may be many', { around: component }],
    ['in a repeat', { around: repeated }],
  ])('not to a grid %s, which says why and what to do', (_, given) => {
    const { aspects, notes, values } = open({ query: { q: '' }, ...given }).following() ?? {}
    expect([aspects, values]).toEqual([[], undefined])
    expect(notes).toEqual([expect.stringContaining('there are many of it')])
  })

  test('not for a collection without a source, nor for a source without parameters', () => {
    const { editor, following } = open()
    editor.change(
      'Csv',
      setSource(editor.view, { id: ORDERS, source: { namespace: 'csv-json', name: 'CSV' }, newId: editor.newId }),
    )
    expect(following()).toBeUndefined()
    editor.change('None', setSource(editor.view, { id: ORDERS, source: undefined, newId: editor.newId }))
    expect(following()).toBeUndefined()
  })
})

const names = [
  'page',
  'per_page',
  'offset',
  'sort',
  'order',
  'order_by',
  'q',
  'status',
  'price_min',
  'price_max',
  'filter',
  'tag',
  '',
]
const values = ['', '1', '20', 'desc', '-id', 'id:asc', "it's", 'variables']
const queries = fc.array(
  fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.constant(formula('lang')))),
  {
    maxLength: 6,
  },
)
const grids = fc.record({
  searchable: fc.boolean(),
  columns: fc.subarray([column('status', 'text'), column('price', 'number')]),
})

test('one step binds all that can follow: undo gives back what was there, a second time there is nothing, and nothing else changes', () => {
  fc.assert(
    fc.property(queries, grids, (query, props) => {
      const pairs = query.map(([name, value]) => ({ name, value }))
      const { editor, follow, following, orders, says } = open({
        values: { config: { query: pairs as Json } },
        props: { server: false, ...props },
      })
      const before = structuredClone([orders(), editor.view.find('node', GRID)])
      const saidBefore = orders()?.config['query'] as typeof pairs
      const can = following()?.aspects.flatMap(({ state, parameters }) => (state === 'can' ? parameters : []))
      const steps = editor.labels.length
      const result = follow()
      expect(editor.labels).toHaveLength(steps + 1)
      expect(following()?.values).toBeUndefined()
      expect(editor.view.find('node', GRID)?.props['server']).toEqual({ default: true })
      const now = orders()?.config['query'] as typeof pairs
      for (const pair of saidBefore) if (!can?.includes(pair.name)) expect(now).toContainEqual(pair)
      // As long as nobody wants anything, each says what it said.
      for (const [name, value] of Object.entries(says()))
        expect(saidBefore.map((pair) => [pair.name, typeof pair.value === 'string' ? pair.value : undefined])).toContainEqual([
          name,
          value,
        ])
      if (result?.ok) editor.store.apply(reverseDiff(result.diff))
      expect([orders(), editor.view.find('node', GRID)]).toEqual(before)
    }),
    { numRuns: 200 },
  )
})
