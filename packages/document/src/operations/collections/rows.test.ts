import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reverseDiff, type Json } from '@heddle/store'
import { checkDiff } from '../../check/check-diff.ts'
import { staticData, staticRows } from '../../records/static-rows.ts'
import { codesOf, fieldsOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import type { OperationResult } from '../result.ts'
import { changeField } from './change-fields.ts'
import { insertRows, removeRows, setCells, setGives, setRows } from './change-rows.ts'
import { insertCollection } from './insert-collection.ts'
import { setCollection } from './set-collection.ts'
import { setSource } from './set-source.ts'

function site(data: readonly Json[] = []) {
  const at = smallSite()
  const newId = idSource()
  const [id = ''] = at.run(insertCollection(at.view, { name: 'orders', mode: 'static', data, newId }))
  const record = () => {
    const found = at.view.find('collection', id)
    if (!found) throw new Error('The collection is there')
    return found
  }
  return { ...at, id, newId, record, rows: () => staticRows(record()) }
}

const numbered = (count: number): readonly Json[] => Array.from({ length: count }, (_, at) => ({ n: at }))
const blocksIn = (result: OperationResult, id: string) =>
  result.ok ? Object.keys(result.diff.set?.[id] ?? {}).filter((path) => path.startsWith('blocks/')) : []

describe('rows that stand in a collection', () => {
  it('document-D153 are one list while they are few, and blocks once they are many', () => {
    const { view, run, id, newId, record, rows } = site(numbered(100))
    run(insertRows(view, { id, rows: numbered(28), newId }))
    expect(record()).toMatchObject({ data: { length: 128 } })
    expect(record()).not.toHaveProperty('blocks')
    run(insertRows(view, { id, rows: [{ n: 'last' }], newId }))
    expect(record()).not.toHaveProperty('data')
    expect(Object.values(record().blocks ?? {}).map((block) => block.rows.length)).toEqual([64, 64, 1])
    expect(rows()).toHaveLength(129)
    expect(staticData(record())).toBe(rows())
  })

  it('document-D153 change by little: one cell among ten thousand writes one block, and the rows beside it stay the same ones', () => {
    const { view, run, id, newId, rows } = site()
    run(setRows(view, { id, rows: numbered(10_000), newId }))
    const before = rows()
    const result = setCells(view, { id, cells: [{ row: 5_000, field: 'n', value: 'x' }], newId })
    expect(blocksIn(result, id)).toHaveLength(1)
    expect(JSON.stringify(result).length).toBeLessThan(5_000)
    expect(checkDiff(view, result.ok ? result.diff : {}, { fieldsOf })).toEqual([])
    run(result)
    expect(rows()[5_000]).toEqual({ n: 'x' })
    expect(rows()[4_999]).toBe(before[4_999])
    expect(blocksIn(removeRows(view, { id, places: [3] }), id)).toHaveLength(1)
    expect(blocksIn(insertRows(view, { id, rows: [{}], at: 7_000, newId }), id)).toHaveLength(1)
  })

  it('document-D153 read as one list would after any changes, and each change can be taken back', () => {
    const change = fc.oneof(
      fc.record({ type: fc.constant('insert' as const), at: fc.nat(400), count: fc.integer({ min: 0, max: 300 }) }),
      fc.record({ type: fc.constant('remove' as const), places: fc.array(fc.nat(400), { maxLength: 200 }) }),
      fc.record({ type: fc.constant('cell' as const), row: fc.nat(400), added: fc.nat(3) }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const { view, store, id, newId, rows, record } = site()
        let model: readonly Json[] = []
        let made = 0
        for (const step of changes) {
          const before = model
          let result: OperationResult
          if (step.type === 'insert') {
            const added = Array.from({ length: step.count }, (): Json => ({ n: (made += 1) }))
            model = model.toSpliced(Math.min(step.at, model.length), 0, ...added)
            result = insertRows(view, { id, rows: added, at: step.at, newId })
          } else if (step.type === 'remove') {
            model = model.filter((_, at) => !step.places.includes(at))
            result = removeRows(view, { id, places: step.places })
          } else {
            model = [...model, ...Array.from({ length: step.added }, (): Json => ({}))]
            if (step.row < model.length) model = model.with(step.row, { ...(model[step.row] as object), n: 'cell' })
            result = setCells(view, { id, cells: [{ row: step.row, field: 'n', value: 'cell' }], added: step.added, newId })
          }
          if (!result.ok) throw new Error('No change is refused')
          expect(checkDiff(view, result.diff, { fieldsOf })).toEqual([])
          store.apply(result.diff)
          expect(rows()).toEqual(model)
          store.apply(reverseDiff(result.diff))
          expect(rows()).toEqual(before)
          store.apply(result.diff)
          for (const block of Object.values(record().blocks ?? {})) {
            expect(block.rows.length).toBeGreaterThan(0)
            expect(block.rows.length).toBeLessThanOrEqual(128)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('document-D153 are written as a whole too: then no block is left', () => {
    const { view, run, id, newId, record, rows } = site()
    run(setRows(view, { id, rows: numbered(300), newId }))
    run(setCollection(view, { id, values: { data: [{ n: 1 }] } }))
    expect(rows()).toEqual([{ n: 1 }])
    expect(record().blocks).toEqual({})
    run(setRows(view, { id, rows: numbered(300), newId }))
    expect(rows()).toHaveLength(300)
  })

  it('document-D153 lose the value of a cell that is emptied, and a row that is no object becomes one', () => {
    const { view, run, id, newId, rows } = site([{ n: 1, m: 2 }, 'text'])
    const cells = [
      { row: 0, field: 'n', value: null },
      { row: 1, field: 'n', value: 7 },
      { row: 9, field: 'n', value: 7 },
      { row: 0, field: '', value: 7 },
    ]
    run(setCells(view, { id, cells, newId }))
    expect(rows()).toEqual([{ m: 2 }, { n: 7 }])
  })

  it('document-D153 become the first of them where a single record is wanted, and the record the only row', () => {
    const { view, run, id, newId, record, rows } = site()
    run(setRows(view, { id, rows: numbered(300), newId }))
    run(setGives(view, { id, type: 'single' }))
    expect(staticData(record())).toEqual({ n: 0 })
    expect(codesOf(insertRows(view, { id, rows: [], newId }))).toEqual(['wrong-value'])
    run(setGives(view, { id, type: 'collection' }))
    expect(rows()).toEqual([{ n: 0 }])
    run(setRows(view, { id, rows: [], newId }))
    run(setGives(view, { id, type: 'single' }))
    expect(staticData(record())).toBeUndefined()
  })
})

describe('fields of a collection', () => {
  const fieldsIn = (at: ReturnType<typeof site>) => at.record().fields

  it('document-D154 are renamed in rows, filter, sort and row key at once, and stay where they were', () => {
    const at = site([
      { a: 1, b: 2 },
      { b: 3, c: 4 },
    ])
    const { view, run, id, record, rows, store } = at
    const leaf = { field: 'b.deep', operator: '$eq' as const, value: 1 }
    run(
      setCollection(view, {
        id,
        values: {
          filter: { link: '$or', conditions: [leaf, { conditions: [{ field: 'bc', operator: '$eq:null' }] }] },
          sort: [{ key: 'b', direction: 'DESC' }],
          rowKey: 'b',
        },
      }),
    )
    const before = record()
    const result = changeField(view, { id, change: { rename: 'b', to: 'both' } })
    run(result)
    expect(rows()).toEqual([
      { a: 1, both: 2 },
      { both: 3, c: 4 },
    ])
    expect(Object.keys(rows()[0] as object)).toEqual(['a', 'both'])
    expect(record()).toMatchObject({
      filter: { link: '$or', conditions: [{ field: 'both.deep' }, { conditions: [{ field: 'bc' }] }] },
      sort: [{ key: 'both' }],
      rowKey: 'both',
    })
    expect(fieldsIn(at)).toEqual([
      { name: 'a', type: 'number' },
      { name: 'both', type: 'number' },
      { name: 'c', type: 'number' },
    ])
    if (result.ok) store.apply(reverseDiff(result.diff))
    expect(record()).toEqual(before)
  })

  it('document-D154 come, go, move and get another type; what rows hold in one that goes is gone', () => {
    const at = site([{ a: 1, b: 'x' }])
    const { view, run, id, rows } = at
    run(changeField(view, { id, change: { add: { name: 'late', type: 'boolean' }, at: 1 } }))
    run(changeField(view, { id, change: { move: 'b', to: 0 } }))
    run(changeField(view, { id, change: { retype: 'b', to: 'date' } }))
    expect(fieldsIn(at)).toEqual([
      { name: 'b', type: 'date' },
      { name: 'a', type: 'number' },
      { name: 'late', type: 'boolean' },
    ])
    run(changeField(view, { id, change: { remove: 'a' } }))
    expect(rows()).toEqual([{ b: 'x' }])
    expect(fieldsIn(at)).toMatchObject([{ name: 'b' }, { name: 'late' }])
  })

  it('document-D154 of a single record are those of the record', () => {
    const { view, run, id, record } = site([{ a: 1 }])
    run(setGives(view, { id, type: 'single' }))
    run(changeField(view, { id, change: { rename: 'a', to: 'b' } }))
    expect(record().data).toEqual({ b: 1 })
  })

  it('document-D154 have names of their own that JavaScript gives no meaning', () => {
    const { view, id } = site([{ a: 1, b: 2 }])
    expect(codesOf(changeField(view, { id, change: { rename: 'a', to: 'b' } }))).toEqual(['field-taken'])
    expect(codesOf(changeField(view, { id, change: { add: { name: 'a', type: 'text' } } }))).toEqual(['field-taken'])
    for (const name of [' ', '__proto__', 'x'.repeat(201)])
      expect(codesOf(changeField(view, { id, change: { rename: 'a', to: name } }))).toEqual(['bad-field'])
    expect(codesOf(changeField(view, { id: idOf('gone'), change: { remove: 'a' } }))).toEqual(['unknown-record'])
    expect(changeField(view, { id, change: { rename: 'a', to: 'a' } })).toMatchObject({ ok: true })
  })
})

describe('the source of a collection', () => {
  it('document-D155 is a plugin, installed in the same step where it is missing, and can be left again', () => {
    const { view, run, id, newId, record, rows } = site([{ a: 1 }])
    run(setSource(view, { id, source: { namespace: 'rest', name: 'REST' }, newId }))
    const plugin = view.of('plugin').find(({ namespace }) => namespace === 'rest')
    expect(record()).toMatchObject({ pluginId: plugin?.id, mode: 'dynamic', config: { isAutoFetch: true } })
    run(setCollection(view, { id, values: { mode: 'server', config: { isAutoFetch: false, path: '/x' } } }))
    run(setSource(view, { id, source: { pluginId: plugin?.id ?? '' }, newId }))
    expect(record()).toMatchObject({ mode: 'server', config: { isAutoFetch: false, path: '/x' } })
    run(setSource(view, { id, source: undefined, newId }))
    expect(record()).toMatchObject({ mode: 'static', config: { path: '/x' } })
    expect(record()).not.toHaveProperty('pluginId')
    expect(rows()).toEqual([{ a: 1 }])
    expect(codesOf(setSource(view, { id, source: { pluginId: idOf('gone') }, newId }))).toEqual(['unknown-reference'])
    expect(codesOf(setSource(view, { id, source: { namespace: 'rest', name: 'REST' }, newId }))).toEqual(['plugin-installed'])
    expect(codesOf(setSource(view, { id: idOf('gone'), source: undefined, newId }))).toEqual(['unknown-record'])
  })
})
