import { expect, test } from 'vitest'
import { id, project } from '../testing/fixture.ts'
import { bind, collection, formula } from '../testing/logic.ts'
import { compileCollection } from './compile-collection.ts'
import { projectLogic } from './project-logic.ts'

/** Ids of the collections that `orders` reads, among `clients`, `prices` and what is given. */
function readsOf(more: Parameters<typeof collection>[1], ...formulas: readonly ReturnType<typeof formula>[]) {
  const orders = collection('orders', more)
  const { view } = project([orders, collection('clients'), collection('prices'), ...formulas])
  const context = { view, pageId: id('home'), dependOn: () => {}, useToken: () => {} }
  return compileCollection(orders, context, new Map(), () => {}).reads
}

test('publish-L1 S3-05 S9-07 a collection carries the fields and the place to begin at that it was given, else all fields from the first row', () => {
  const compiled = (more: Parameters<typeof collection>[1]) => {
    const orders = collection('orders', more)
    const { view } = project([orders])
    return compileCollection(orders, { view, pageId: id('home'), dependOn: () => {}, useToken: () => {} }, new Map(), () => {})
  }
  expect(compiled({ fields: ['name', 'price'], offset: 5 })).toMatchObject({ fields: ['name', 'price'], offset: 5 })
  expect(compiled({})).toMatchObject({ offset: 0 })
  expect(compiled({})).not.toHaveProperty('fields')
})

test('publish-L7 a collection names those that its definition mentions, itself left out', () => {
  expect(readsOf({ config: { of: bind('collections.clients.data[0].id + collections.orders.total') } })).toEqual([id('clients')])
  expect(readsOf({ limit: bind('collections.prices.total') })).toEqual([id('prices')])
  const filter = {
    conditions: [{ conditions: [{ field: 'a', operator: '$in' as const, value: bind('collections.prices.data') }] }],
  }
  expect(readsOf({ filter })).toEqual([id('prices')])
  expect(readsOf({ config: { isAutoFetch: true } })).toBeUndefined()
})

test('publish-L7 also those that project formulas mention for it', () => {
  for (const [caller, called] of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const) {
    const formulas = [
      formula(caller, `formulas.${called}() + formulas.${caller}()`),
      formula(called, 'collections.clients.total'),
    ]
    expect(readsOf({ config: { of: bind(`formulas.${caller}()`) } }, ...formulas)).toEqual([id('clients')])
  }
  const config = { of: bind('formulas.first()') }
  expect(readsOf({ config }, formula('first', '1'), formula('other', 'collections.clients.total'))).toBeUndefined()
  expect(readsOf({ config }, formula('first', '1 +'))).toBeUndefined()
})

test('publish-L7 a name worked out while running may mean any of them', () => {
  expect(readsOf({ config: { of: bind('collections[variables.which].total') } })).toEqual([id('clients'), id('prices')])
})

test('publish-L1 a project that is being built has all collections and formulas, those that cannot be read left out', () => {
  const { view } = project([
    collection('orders', { mode: 'static', data: [1] }),
    collection('clients', { config: { table: 'c', of: bind('1 +') } }),
    formula('price', '1'),
    formula('broken', '1 +'),
  ])
  const { collections, formulas, rows } = projectLogic(view, id('home'), new Map())
  expect(collections.map(({ name, config }) => [name, config])).toEqual(
    expect.arrayContaining([
      ['orders', {}],
      ['clients', { table: 'c' }],
    ]),
  )
  expect(formulas.map(({ name }) => name)).toEqual(['price'])
  expect(rows).toEqual({ [id('orders')]: [1] })
})
