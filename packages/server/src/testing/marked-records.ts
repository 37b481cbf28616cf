import type { DocumentRecord } from '@heddle/document'
import { GUARDED, guardedRecords } from './guarded-site.ts'

const id = (name: string): string => name.padEnd(16, '0')

/** What of a project no visitor may ever get, and where it stands. */
export const MARKS = {
  path: 'marked-path-of-a-request-4418',
  header: 'marked-header-of-a-request-7702',
  body: 'marked-body-of-a-request-1365',
  disabled: 'marked-argument-of-a-disabled-action-8260',
  unstarted: 'marked-argument-of-a-disabled-workflow-6147',
  result: 'marked-result-that-was-tried-3391',
  recording: 'marked-recording-of-a-run-5938',
  test: 'marked-name-of-a-test-2075',
  expected: 'marked-value-that-a-test-expects-9124',
  example: 'marked-example-of-a-formula-6653',
  description: 'marked-description-for-builders-4781',
  folder: 'marked-folder-of-records-3306',
  unused: 'marked-value-that-no-page-uses-7519',
  role: 'marked-role-that-nobody-has-8842',
  group: 'marked-group-of-roles-5270',
} as const

/** The site of `guardedRecords` with accounts of its own, and with marked texts in every field that is not for visitors. */
export const markedRecords = (origin: string) => (): readonly DocumentRecord[] => {
  const rest = id('rest')
  const request = (more: object) => ({ throughServer: true, method: 'POST', origin, path: '/', ...more })
  const action = (args: object, more: object = {}) => ({
    type: 'plugin-action',
    args: { pluginId: rest, action: 'apiRequest', arguments: args },
    ...more,
  })
  const noted = { folder: MARKS.folder, description: MARKS.description, index: 'a0' }
  const workflow = (name: string, ownerId: string, actions: object, more: object = {}): DocumentRecord =>
    ({ ...noted, id: id(name), kind: 'workflow', name, ownerId, trigger: 'onload', parameters: [], actions, ...more }) as never
  const paying = request({
    path: `/${MARKS.path}`,
    secretHeaders: [{ name: 'X-Marked', value: `${MARKS.header} {KEY}` }],
    bodyFields: [{ name: 'what', value: MARKS.body }],
  })
  const first = { firstAction: id('first') }
  const guarded = guardedRecords({ namespace: 'site-accounts' })()
  return [
    ...guarded.map((record): DocumentRecord => {
      if (record.kind !== 'site') return record
      const { roles, groups } = record.access ?? {}
      const access = {
        ...record.access,
        roles: { ...roles, [id('marked')]: { name: MARKS.role } },
        groups: { ...groups, [id('markedgroup')]: { name: MARKS.group, roles: [id('marked')] } },
      }
      return { ...record, access }
    }),
    { id: rest, kind: 'plugin', index: 'a1', name: 'REST API', namespace: 'rest', settings: { publicData: {} } },
    // Of a page for everybody, of one for some, and one that no longer does anything.
    workflow('pay', GUARDED.home, { [id('first')]: action(paying, { gives: { what: MARKS.result } }) }, first),
    workflow('paylate', GUARDED.members, { [id('first')]: action(paying) }, first),
    workflow('off', GUARDED.home, { [id('first')]: action(request({ path: MARKS.disabled }), { disabled: true }) }, first),
    workflow('never', GUARDED.home, { [id('first')]: action({ path: MARKS.unstarted }) }, { ...first, disabled: true }),
    {
      id: id('test'),
      kind: 'test',
      index: 'a0',
      name: MARKS.test,
      folder: MARKS.folder,
      workflowId: id('pay'),
      recording: JSON.stringify({ what: MARKS.recording }),
      expected: [{ of: 'result', id: id('first'), value: { what: MARKS.expected } }],
    },
    {
      ...noted,
      id: id('priced'),
      kind: 'formula',
      name: 'priced',
      parameters: [{ name: 'price', type: 'number' }],
      code: 'price * 2',
      examples: [{ name: MARKS.example, given: { price: MARKS.example }, expected: MARKS.example }],
    },
    {
      id: id('shown'),
      kind: 'node',
      element: 'text',
      version: 1,
      name: '',
      place: { parentId: id('topmembers'), slot: 'children', index: 'a1' },
      props: { text: { en: { type: 'f', code: 'priced(2)' } } },
      styles: {},
      classes: {},
      attributes: {},
    } as never,
    {
      id: id('unused'),
      kind: 'variable',
      name: 'unused',
      folder: MARKS.folder,
      index: 'a0',
      type: 'string',
      defaultValue: MARKS.unused,
    },
    {
      id: id('unusedrows'),
      kind: 'collection',
      name: 'unused',
      folder: MARKS.folder,
      index: 'a0',
      type: 'collection',
      mode: 'static',
      config: { note: MARKS.unused },
      data: [{ row: MARKS.unused }],
    },
  ]
}
