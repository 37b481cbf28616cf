import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/small-site.ts'
import { fullSite } from '../testing/full-site.ts'
import { SCHEMAS } from './registry.ts'

const { view } = fullSite()
/** A copy of a sound record with one place changed. */
function accepts(id: string, path: string, value: unknown): boolean {
  const record = view.get(idOf(id))
  if (record === undefined) throw new Error(`There is no ${id}`)
  const copy = structuredClone(record) as unknown as Record<string, unknown>
  const keys = path.split('/')
  let at = copy
  for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>
  at[keys.at(-1) ?? ''] = value
  return SCHEMAS[record.kind].safeParse(copy).success
}
const text = (length: number) => 'x'.repeat(length)
const list = (length: number, item: unknown = {}) => Array.from({ length }, () => item)
const binding = (over: object) => ({ type: 'f', code: '1', ...over })
const leaf = { field: 'a', operator: '$eq', value: 1 }
const filter = (conditions: unknown) => binding({ filter: { conditions } })
const operator = ((): unknown => {
  for (const one of ['$eq', 'equal', '=', 'eq', '=='])
    if (accepts('textb', 'props/text/ru', filter([{ ...leaf, operator: one }]))) return one
  return undefined
})()

describe('document-D40 what a record may hold at most is taken, and one more is not', () => {
  it.each<[what: string, id: string, path: string, most: unknown, more: unknown]>([
    ['a name', 'home', 'name', text(500), text(501)],
    ['a title', 'home', 'title/ru', text(100_000), text(100_001)],
    ['languages', 'home', 'langs', list(200, 'ru'), list(201, 'ru')],
    ['groups', 'home', 'userGroups', list(1000), list(1001)],
    ['pixels of a picture', 'photo', 'width', 1_000_000, 1_000_001],
    ['the width of a window', 'site', 'screens/default/canvasWidth', 100_000, 100_001],
    ['an order key', 'home', 'index', `a0${text(997)}V`, `a0${text(998)}V`],
    [
      'a field of a row',
      'textb',
      'props/text/ru',
      binding({ sort: [{ key: text(500), direction: 'ASC' }] }),
      binding({ sort: [{ key: text(501), direction: 'ASC' }] }),
    ],
    [
      'keys of a sort',
      'textb',
      'props/text/ru',
      binding({ sort: list(20, { key: 'a', direction: 'ASC' }) }),
      binding({ sort: list(21, { key: 'a', direction: 'ASC' }) }),
    ],
    ['a formula', 'textb', 'props/text/ru', binding({ code: text(20_000) }), binding({ code: text(20_001) })],
    ['conditions', 'textb', 'props/text/ru', filter(list(200, { ...leaf, operator })), filter(list(201, { ...leaf, operator }))],
    ['a style', 'box', 'styles/default/color', text(2000), text(2001)],
    ['an address', 'button', 'link/href', text(4000), text(4001)],
    ['parts of a query', 'button', 'link/query', list(100, { name: 'a', value: 'b' }), list(101, { name: 'a', value: 'b' })],
    [
      'a value for a popup',
      'button',
      'link/props',
      { title: binding({ code: text(20_000) }) },
      { title: binding({ code: text(20_001) }) },
    ],
    ['branches', 'flow', `actions/${idOf('act4')}/branches`, list(200, { value: 1 }), list(201, { value: 1 })],
    ['parameters', 'flow', 'parameters', list(100, { name: 'a', type: 'text' }), list(101, { name: 'a', type: 'text' })],
    [
      'parameters of a formula',
      'tax',
      'parameters',
      list(100, { name: 'a', type: 'text' }),
      list(101, { name: 'a', type: 'text' }),
    ],
    [
      'parameters of a component',
      'card',
      `formulas/${idOf('f')}`,
      { name: 'f', code: '1', parameters: list(100, { name: 'a', type: 'text' }) },
      { name: 'f', code: '1', parameters: list(101, { name: 'a', type: 'text' }) },
    ],
  ])('%s', (_, id, path, most, more) => {
    expect([accepts(id, path, most), accepts(id, path, more)]).toEqual([true, false])
  })

  it.each<[what: string, id: string, path: string, least: unknown, less: unknown]>([
    ['pixels of a picture', 'photo', 'height', 0, -1],
    ['its bytes', 'photo', 'size', 0, -1],
    ['the width of a window', 'site', 'screens/default/canvasWidth', 1, 0],
    ['the version of an element', 'box', 'version', 1, 0],
    ['rows of a page', 'orders', 'limit', 0, -1],
    ['rows before it', 'orders', 'offset', 0, -1],
    [
      'a field of a row',
      'textb',
      'props/text/ru',
      binding({ sort: [{ key: 'a', direction: 'ASC' }] }),
      binding({ sort: [{ key: '', direction: 'ASC' }] }),
    ],
  ])('document-D40 nor is less than the least: %s', (_, id, path, least, less) => {
    expect([accepts(id, path, least), accepts(id, path, less)]).toEqual([true, false])
  })

  it('document-D40 a value is any JSON, but neither null nor half a binding', () => {
    for (const value of [0, '', false, [], {}, binding({})]) expect(accepts('textb', 'props/text/ru', value)).toBe(true)
    for (const value of [null, binding({ extra: 1 }), binding({ sort: 'up' })]) {
      expect(accepts('textb', 'props/text/ru', value)).toBe(false)
    }
    expect(accepts('orders', 'data', null)).toBe(false)
    expect(accepts('orders', 'data', 0)).toBe(true)
  })
})
