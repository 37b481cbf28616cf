import type { CollectionRecord, DocumentRecord } from '@heddle/document'
import { liveRecords } from './test-ports.ts'

const id = (name: string): string => name.padEnd(16, '0')
export const ROWS = { orders: id('orders'), paged: id('paged'), guarded: id('guarded'), variable: id('who') } as const

/**
 * A site that shows orders, by a plugin that cuts pages and by one that does not, and guarded ones on a guarded page.
 * @param url address of the other server
 */
export const rowsRecords =
  (url: string, change: Partial<CollectionRecord> = {}) =>
  (newId: () => string): readonly DocumentRecord[] => {
    const records = liveRecords(newId).map((record) => (record.kind === 'variable' ? { ...record, id: ROWS.variable } : record))
    const shows = (code: string) => ({ text: { en: { type: 'f' as const, code } } })
    const test = records.find((record) => record.kind === 'page' && record.name === 'Test')
    const section = newId()
    const pluginRecord = (namespace: string): DocumentRecord => ({
      id: id(`plugin${namespace}`),
      kind: 'plugin',
      index: 'a0',
      name: namespace,
      namespace,
      settings: { publicData: { url } },
    })
    const collection = (name: keyof typeof ROWS, namespace: string): DocumentRecord => ({
      id: ROWS[name],
      kind: 'collection',
      name,
      folder: '',
      index: 'a0',
      mode: 'cached',
      type: 'collection',
      pluginId: id(`plugin${namespace}`),
      config: { table: 'bread', isAutoFetch: true },
      filter: { conditions: [{ field: 'baker', operator: '$eq', value: { type: 'f', code: 'variables.greeting' } }] },
      sort: [{ key: 'name', direction: 'ASC' }],
      limit: 2,
      ...change,
    })
    return [
      ...records.map((record) => {
        if (record.kind === 'page' && record === test) return { ...record, userGroups: [{}] }
        if (record.kind === 'node' && record.element === 'text')
          return { ...record, props: shows('toJson([collections.orders.data, collections.paged.data])') }
        return record
      }),
      {
        ...(records.find((record) => record.kind === 'node' && record.element === 'section') as DocumentRecord & {
          kind: 'node'
        }),
        id: section,
        place: { parentId: test?.id ?? '', slot: 'sections', index: 'a0' },
      },
      {
        ...(records.find((record) => record.kind === 'node' && record.element === 'text') as DocumentRecord & { kind: 'node' }),
        id: newId(),
        place: { parentId: section, slot: 'children', index: 'a0' },
        props: shows('collections.guarded.data'),
      },
      pluginRecord('rows'),
      pluginRecord('paged'),
      collection('orders', 'rows'),
      collection('paged', 'paged'),
      collection('guarded', 'rows'),
    ]
  }
