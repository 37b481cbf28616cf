import { describe, expect, it } from 'vitest'
import type { CollectionRecord, DocumentRecord, WorkflowRecord } from '@heddle/document'
import { usedCollections } from './used-collections.ts'

const id = (name: string): string => name.padEnd(16, '0')
const BREADS = id('breads')
const code = (text: string) => ({ type: 'f' as const, code: text })
const named = { folder: '', index: 'a0' }

const collection = (name: string, config: CollectionRecord['config'] = {}): CollectionRecord => ({
  ...named,
  id: id(name),
  kind: 'collection',
  name,
  mode: 'static',
  type: 'collection',
  config,
})
const workflow = (more: Partial<WorkflowRecord> = {}): WorkflowRecord => ({
  ...named,
  id: id('flow'),
  kind: 'workflow',
  name: 'Flow',
  trigger: 'app-load',
  parameters: [],
  actions: { [id('fetch')]: { type: 'fetch-collection', args: { collectionId: BREADS } } },
  ...more,
})
const formula = (text: string) =>
  ({ ...named, id: id('formula'), kind: 'formula', name: 'formula', parameters: [], code: text }) as unknown as DocumentRecord
const node = (name: string, parentId: string, more: object = {}) =>
  ({
    id: id(name),
    kind: 'node',
    element: 'text',
    place: { parentId, slot: 'children', index: 'a0' },
    props: {},
    styles: {},
    ...more,
  }) as unknown as DocumentRecord
const page = { id: id('page'), kind: 'page', name: 'Home' } as unknown as DocumentRecord
const component = { id: id('card'), kind: 'library-component', name: 'Card' } as unknown as DocumentRecord
const reads = { props: { text: { default: code(`collections['${BREADS}'].data.length`) } } }

const isUsed = (...records: readonly DocumentRecord[]): boolean => usedCollections([collection('breads'), ...records])(BREADS)

describe('a collection is used', () => {
  it.each<[string, readonly DocumentRecord[]]>([
    ['by a formula of an element', [page, node('text', page.id, reads)]],
    ['by a workflow that something starts', [workflow()]],
    ['by a workflow that others may run in an instance', [workflow({ trigger: '', isExposed: true })]],
    [
      'by a project formula that a page calls',
      [
        formula(`collections['${BREADS}'].data`),
        page,
        node('text', page.id, { props: { text: { default: code(`formulas['${id('formula')}']()`) } } }),
      ],
    ],
    [
      'by another collection that a page uses',
      [
        collection('others', { query: [{ name: 'q', value: code(`collections['${BREADS}'].total`) }] }),
        page,
        node('text', page.id, { props: { text: { default: code(`collections['${id('others')}'].data`) } } }),
      ],
    ],
    [
      'in a component with an instance',
      [component, node('inner', component.id, reads), page, node('instance', page.id, { componentId: component.id })],
    ],
    ['where a name is worked out while running', [formula('collections[variables.which]')]],
    [
      'where code of the builder looks one up',
      [workflow({ actions: { [id('run')]: { type: 'run-script', args: { code: 'heddle.collections.names' } } } })],
    ],
  ])('%s', (_, records) => {
    expect(isUsed(...records)).toBe(true)
  })
})

describe('a collection is not used', () => {
  it.each<[string, readonly DocumentRecord[]]>([
    ['where nobody names it', [page]],
    ['by a workflow that nobody runs', [workflow({ trigger: '' })]],
    [
      'by a workflow that runs only itself',
      [
        workflow({
          trigger: '',
          actions: { [id('self')]: { type: 'run-workflow', args: { workflowId: id('flow'), with: BREADS } } },
        }),
      ],
    ],
    ['by a formula that nobody calls', [formula(`collections['${BREADS}'].data`)]],
    ['in a component without instances', [component, node('inner', component.id, reads)]],
    [
      'by a test of the project',
      [
        {
          ...named,
          id: id('test'),
          kind: 'test',
          name: 'Test',
          workflowId: id('flow'),
          recording: '',
          expected: [{ of: 'variable', id: BREADS, value: 'collections' }],
        } as unknown as DocumentRecord,
      ],
    ],
    ['where a text speaks of collections', [page, node('text', page.id, { props: { text: { default: 'Our collections' } } })]],
  ])('%s', (_, records) => {
    expect(isUsed(...records)).toBe(false)
  })
})
