import { describe, expect, it } from 'vitest'
import { codesOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { duplicateRecord } from '../data/duplicate-record.ts'
import { deleteFormula } from '../formulas/delete-formula.ts'
import { insertFormula } from '../formulas/insert-formula.ts'
import { renameParameter } from '../formulas/rename-parameter.ts'
import { setFormula } from '../formulas/set-formula.ts'
import { deleteCollection } from './delete-collection.ts'
import { insertCollection } from './insert-collection.ts'
import { setCollection } from './set-collection.ts'

function site() {
  const at = smallSite()
  const newId = idSource()
  const rows = [{ id: 1 }]
  const [orders = ''] = at.run(insertCollection(at.view, { name: ' Orders ', mode: 'static', data: rows, newId }))
  const parameters = [{ name: 'net', type: 'number' }]
  const [tax = ''] = at.run(insertFormula(at.view, { name: 'tax', code: 'net * 0.2', parameters, newId }))
  at.store.apply({
    set: {
      [idOf('textb')]: {
        'props/text/ru': [
          at.view.find('node', idOf('textb'))?.props['text']?.['ru'] as never,
          { type: 'f', code: `collections['${orders}'].data` },
        ],
      },
    },
  })
  return { ...at, newId, orders, tax }
}

describe('collections', () => {
  it('document-D127 a collection has a name of its own and rows that are a list', () => {
    const { view, newId, orders } = site()
    expect(view.find('collection', orders)).toMatchObject({ name: 'Orders', type: 'collection', config: {}, data: [{ id: 1 }] })
    expect(codesOf(insertCollection(view, { name: 'Orders', mode: 'static', newId }))).toEqual(['name-taken'])
    expect(codesOf(insertCollection(view, { name: 'x', mode: 'static', data: 'rows', newId }))).toEqual(['wrong-value'])
    expect(codesOf(insertCollection(view, { name: 'x', mode: 'dynamic', pluginId: idOf('gone'), newId }))).toEqual([
      'unknown-reference',
    ])
  })

  it('document-D127 its settings change key by key, null takes one away', () => {
    const { view, run, orders } = site()
    run(
      setCollection(view, {
        id: orders,
        values: { name: 'Sales', config: { isAutoFetch: true, path: 'x' }, limit: 10, offset: 5 },
      }),
    )
    run(
      setCollection(view, {
        id: orders,
        values: { config: { path: null }, limit: null, sort: [{ key: 'id', direction: 'DESC' }] },
      }),
    )
    const collection = view.find('collection', orders)
    expect(collection).toMatchObject({ name: 'Sales', config: { isAutoFetch: true }, offset: 5, sort: [{ key: 'id' }] })
    expect([collection?.limit, collection?.config['path']]).toEqual([undefined, undefined])
    expect(codesOf(setCollection(view, { id: orders, values: { data: {} } }))).toEqual(['wrong-value'])
    run(setCollection(view, { id: orders, values: { data: {}, type: 'single' } }))
  })

  it('document-D102 what still reads a collection that goes is reported', () => {
    const { view, orders } = site()
    const result = deleteCollection(view, { id: orders })
    expect(result.ok && result.issues?.map(({ path }) => path)).toEqual([`node/${idOf('textb')}/props/text/ru/code`])
  })
})

describe('formulas of the project', () => {
  it('document-D128 a formula has a name of its own, parameters to be read by name, and a text', () => {
    const { view, run, newId, tax } = site()
    expect(codesOf(insertFormula(view, { name: 'tax', code: '1', newId }))).toEqual(['name-taken'])
    expect(codesOf(insertFormula(view, { name: 'x', code: ' ', parameters: [{ name: '1', type: 'text' }], newId }))).toEqual([
      'bad-parameter',
      'empty-formula',
    ])
    run(setFormula(view, { id: tax, values: { name: 'vat', code: 'net * 0.1' } }))
    expect(view.find('formula', tax)).toMatchObject({ name: 'vat', code: 'net * 0.1', parameters: [{ name: 'net' }] })
    run(deleteFormula(view, { id: tax }))
    expect(view.find('formula', tax)).toBeUndefined()
  })

  it('document-D160 a formula keeps what it is for and examples of what it gives, also a copy of it', () => {
    const { view, run, newId, tax } = site()
    const examples = [
      { name: 'A hundred', given: { net: 100 }, expected: 20 },
      { given: {}, expected: null },
    ]
    run(setFormula(view, { id: tax, values: { description: 'Tax of an amount', examples } }))
    const [copy = ''] = run(duplicateRecord(view, { id: tax, newId }))
    expect(view.find('formula', copy)).toMatchObject({ description: 'Tax of an amount', examples })
    run(setFormula(view, { id: tax, values: { description: null, examples: null } }))
    expect(Object.keys(view.find('formula', tax) ?? {})).not.toContain('examples')
  })

  it('document-D161 renames a parameter in the text, the conditions and the examples', () => {
    const { view, run, tax } = site()
    const filter = { conditions: [{ field: 'a', operator: '$eq' as const, value: { type: 'f' as const, code: 'net + 1' } }] }
    run(setFormula(view, { id: tax, values: { filter, examples: [{ given: { net: 100, other: 1 }, expected: 20 }] } }))
    run(renameParameter(view, { id: tax, at: 0, to: ' amount ' }))
    expect(view.find('formula', tax)).toMatchObject({
      parameters: [{ name: 'amount', type: 'number' }],
      code: 'amount * 0.2',
      filter: { conditions: [{ value: { code: 'amount + 1' } }] },
      examples: [{ given: { amount: 100, other: 1 }, expected: 20 }],
    })
    run(renameParameter(view, { id: tax, at: 0, to: 'amount' }))
    run(setFormula(view, { id: tax, values: { code: 'amount +' } }))
    run(renameParameter(view, { id: tax, at: 0, to: 'net' }))
    expect(view.find('formula', tax)).toMatchObject({ code: 'amount +', parameters: [{ name: 'net' }] })
  })

  it('document-D161 refuses a name that means something else there, or that no formula can read', () => {
    const { view, run, tax } = site()
    run(setFormula(view, { id: tax, values: { code: 'map([net], rate => rate * net)' } }))
    expect(codesOf(renameParameter(view, { id: tax, at: 0, to: 'rate' }))).toEqual(['name-taken'])
    expect(codesOf(renameParameter(view, { id: tax, at: 0, to: '1st' }))).toEqual(['bad-parameter'])
  })
})
