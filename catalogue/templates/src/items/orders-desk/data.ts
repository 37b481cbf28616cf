import type { CollectionRecord, DocumentRecord, FormulaRecord, VariableRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { formula, writeNames, type Ids, type Name } from './names.ts'
import { orderRows } from './order-rows.ts'

/** Orders of the desk. */
export const ORDER_COUNT = 500
/** Cities of a page of the list beside the orders. */
export const CITIES_PER_PAGE = 4

/** Variables of every type, two collections and a formula. */
export function dataRecords(ids: Ids): readonly DocumentRecord[] {
  return [...variables(ids), ...collections(ids), money(ids)]
}

function variables(ids: Ids): readonly VariableRecord[] {
  const plans: readonly (readonly [Name, Partial<VariableRecord> & Pick<VariableRecord, 'type'>])[] = [
    ['search', { type: 'query', queryName: 'q', defaultValue: '' }],
    ['status', { type: 'string', defaultValue: '' }],
    ['offset', { type: 'number', defaultValue: 0 }],
    ['sortBy', { type: 'string', defaultValue: 'date' }],
    ['direction', { type: 'string', defaultValue: 'desc', isLocalStorage: true }],
    ['lateOnly', { type: 'boolean', defaultValue: false }],
    ['summary', { type: 'object', defaultValue: { orders: 0, pieces: 0 } }],
    ['log', { type: 'array', defaultValue: [], isPersistentOnNav: true }],
    ['notice', { type: 'string', defaultValue: '' }],
    ['note', { type: 'string', defaultValue: '', isLocalStorage: true, isPersistentOnNav: true }],
    ['visits', { type: 'number', defaultValue: 0, isLocalStorage: true }],
    ['parcelCost', { type: 'number', defaultValue: 0 }],
    ['palletCost', { type: 'number', defaultValue: 0 }],
  ]
  const { keys } = planIndexes([], 0, plans.length)
  return plans.map(([name, plan], at) => ({ id: ids[name], kind: 'variable', folder: '', index: keys[at] ?? '', name, ...plan }))
}

function collections(ids: Ids): readonly CollectionRecord[] {
  const { variable } = writeNames(ids)
  const rows = orderRows(ORDER_COUNT)
  const cities = [...new Set(rows.map(({ city }) => city))].toSorted().map((name) => ({ name }))
  const { keys } = planIndexes([], 0, 2)
  const shared = { kind: 'collection', folder: '', mode: 'static', type: 'collection', config: {} } as const
  return [
    {
      ...shared,
      id: ids.orders,
      index: keys[0] ?? '',
      name: 'orders',
      data: rows.map(({ items, ...row }) => ({ ...row, items: [...items] })),
      filter: {
        link: '$and',
        conditions: [
          {
            link: '$or',
            conditions: ['customer', 'city', 'id'].map((field) => ({
              field,
              operator: '$iLike:contains' as const,
              value: formula(variable('search')),
              isEmptyIgnored: true,
            })),
          },
          { field: 'status', operator: '$eq', value: formula(variable('status')), isEmptyIgnored: true },
          { if: formula(variable('lateOnly')), conditions: [{ field: 'status', operator: '$eq', value: 'late' }] },
        ],
      },
    },
    {
      ...shared,
      id: ids.cities,
      index: keys[1] ?? '',
      name: 'cities',
      data: cities,
      limit: CITIES_PER_PAGE,
      sort: [{ key: 'name', direction: 'ASC' }],
    },
  ]
}

function money(ids: Ids): FormulaRecord {
  return {
    id: ids.money,
    kind: 'formula',
    folder: '',
    index: 'a0',
    name: 'money',
    parameters: [{ name: 'amount', type: 'number' }],
    code: "formatCurrency(amount, 'EUR')",
  }
}
