import type { CollectionRecord, DocumentRecord } from '@heddle/document'
import { changedAt, ID, makeRows } from '../work.ts'
import {
  boundText,
  button,
  code,
  field,
  formula,
  pageOf,
  readVariable,
  setVariable,
  variable,
  workflow,
  type Place,
} from './parts.ts'

/** Rows of a static collection with a filter, an order and a change of one row. */
export function listPage(place: Place, count: number): readonly DocumentRecord[] {
  const { newId } = place
  const [filter, ascending, rows, input, sort, change] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const data = makeRows(count)
  const raised = data[changedAt(data)]?.id ?? ''
  const read = `collections['${rows}'].data`
  const collection: CollectionRecord = {
    id: rows,
    kind: 'collection',
    folder: '',
    index: 'a0',
    name: 'rows',
    mode: 'static',
    type: 'collection',
    config: {},
    data: data.map((row) => ({ ...row })),
    filter: {
      link: '$and',
      conditions: [{ field: 'name', operator: '$iLike:contains', value: formula(readVariable(filter)), isEmptyIgnored: true }],
    },
  }
  const item = {
    element: 'flexbox',
    props: { tag: 'li' },
    styles: { default: { display: 'block' } },
    repeat: { over: formula(`sort(${read}, if(${readVariable(ascending)}, 'asc', 'desc'), 'price')`), key: 'id' },
    children: [boundText("concatenate(context.item.data.name, ' — ', context.item.data.price)")],
  }
  const list = {
    element: 'flexbox',
    attributes: { id: ID.list },
    props: { tag: 'ul' },
    styles: { default: { display: 'block' } },
    children: [item],
  }
  const changed = {
    type: 'update-collection',
    args: {
      collectionId: rows,
      updateType: 'update',
      by: 'id',
      idKey: 'id',
      id: raised,
      merge: true,
      value: code(`{ price: lookup('${raised}', ${read}, 'id').price + 1 }`),
    },
  }
  return [
    variable(filter, 'a0', 'filter', { type: 'string', defaultValue: '' }),
    variable(ascending, 'a1', 'ascending', { type: 'boolean', defaultValue: true }),
    collection,
    ...pageOf(place, [field(input, ID.filter), button(sort, ID.sort), button(change, ID.change), list]),
    workflow(place, 'Filter', input, 'change', [setVariable(filter, code('event.value'))]),
    workflow(place, 'Sort', sort, 'click', [setVariable(ascending, code(`!${readVariable(ascending)}`))]),
    workflow(place, 'Change a row', change, 'click', [changed]),
  ]
}
