import { expect, test } from 'vitest'
import { id, project } from '../testing/fixture.ts'
import { collection } from '../testing/logic.ts'
import { compileFormula } from './compile-formula.ts'

const { view } = project([collection('orders')])
const compile = (formula: Parameters<typeof compileFormula>[0]) =>
  compileFormula(formula, { view, pageId: id('home'), dependOn: () => {}, useToken: () => {} })
const one = { type: 'f', tree: ['l', 1] }
const conditions = [{ field: 'n', operator: '$eq', value: 2 }] as const
const sort = [{ key: 'n', direction: 'DESC' }] as const

test('publish-L1 a project formula travels with its filter and its sort, each when it has one', () => {
  expect(compile({ code: '1' })).toStrictEqual(one)
  expect(compile({ code: '1', filter: { conditions } })).toStrictEqual({ ...one, filter: { conditions } })
  expect(compile({ code: '1', sort })).toStrictEqual({ ...one, sort })
  expect(compile({ code: '1', filter: { conditions }, sort })).toStrictEqual({ ...one, filter: { conditions }, sort })
  expect(compile({ code: '1', sort: [] })).toStrictEqual(one)
})

test('publish-C8 names of the scope become ids, all other names and their members stay as they are written', () => {
  expect(compile({ code: 'collections.orders' })).toMatchObject({ tree: ['.', ['n', 'collections'], ['l', id('orders')]] })
  expect(compile({ code: 'browser.orders' })).toMatchObject({ tree: ['.', ['n', 'browser'], ['l', 'orders']] })
  expect(compile({ code: 'context.component.orders' })).toMatchObject({
    tree: ['.', ['.', ['n', 'context'], ['l', 'component']], ['l', 'orders']],
  })
})

test('publish-L6 one that cannot be read says why, that of a condition too', () => {
  expect(compile({ code: '1 +' })).toEqual({ problem: expect.stringContaining('Unexpected end of formula') as string })
  const value = { type: 'f', code: '1 +' } as const
  expect(compile({ code: '1', filter: { conditions: [{ ...conditions[0], value }] } })).toHaveProperty('problem')
})
