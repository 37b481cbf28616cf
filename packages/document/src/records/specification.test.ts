import { expect, test } from 'vitest'
import { checkRecord } from '../check/index.ts'

const id = (letter: string): string => letter.repeat(16)
const placed = { folder: '', index: 'a0' }
const formula = { type: 'f', code: '1' }

const site = {
  id: id('s'),
  kind: 'site',
  name: 'Bakery',
  homePageId: id('p'),
  authPluginId: id('l'),
  baseTag: { href: 'https://bakery.example/', target: '_self' },
  defaultTheme: 'light',
  languages: { ru: { index: 'a0', isDefault: true } },
  screens: { default: { index: 'a0', label: 'Desktop', canvasWidth: 1100 } },
}
const page = {
  ...placed,
  id: id('p'),
  kind: 'page',
  linkId: 'bread',
  name: 'Bread',
  paths: { default: 'bread', ru: 'хлеб' },
  langs: ['ru'],
  cmsDataSetPath: `${id('c')}.name`,
  userGroups: [{}, { id: 'staff' }],
  title: { ru: 'Хлеб' },
  meta: { desc: { ru: 'Хлеб из печи' }, keywords: { ru: 'хлеб' }, socialTitle: { ru: 'Хлеб' }, socialDesc: { ru: 'Горячий' } },
  metaImage: id('i'),
}
const collection = {
  ...placed,
  id: id('c'),
  kind: 'collection',
  name: 'Orders',
  mode: 'dynamic',
  type: 'collection',
  config: { isAutoFetch: true },
  filter: { link: '$and', conditions: [{ field: 'status', operator: '$eq', value: 'open' }] },
  sort: [{ key: 'date', direction: 'DESC' }],
  limit: 10,
  offset: 0,
  data: [{ name: 'Rye' }],
  fields: ['name'],
  pluginId: id('l'),
}
const variable = {
  ...placed,
  id: id('v'),
  kind: 'variable',
  name: 'count',
  type: 'number',
  defaultValue: 1,
  isLocalStorage: true,
  isPersistentOnNav: true,
  queryName: 'n',
  preserveReference: true,
  readonly: true,
  resettable: true,
}
const workflow = {
  ...placed,
  id: id('w'),
  kind: 'workflow',
  name: 'Pay',
  trigger: 'click',
  triggerConditions: { key: 'Enter' },
  parameters: [{ name: 'sum', type: 'number' }],
  firstAction: id('a'),
  firstErrorAction: id('e'),
  actions: {
    [id('a')]: {
      type: 'if',
      args: { value: formula },
      branches: [
        { value: true, id: id('e') },
        { value: null, isDefault: true },
      ],
      next: id('e'),
    },
    [id('e')]: { type: 'log', args: { message: 'Paid' } },
  },
}
const plugin = {
  id: id('l'),
  kind: 'plugin',
  name: 'Dates',
  namespace: 'dates',
  index: 'a0',
  settings: { publicData: { format: 'DD/MM/YYYY' } },
}

const refusalsOf = (record: object): readonly string[] => {
  const checked = checkRecord(record, 'record')
  return checked.ok ? [] : checked.issues.map(({ path }) => path.split('/').slice(2).join('/'))
}

test.each([
  ['S3-01 of the site', site],
  ['S3-03 of a page', page],
  ['S3-05 of a collection', collection],
  ['S3-07 S3-08 of a variable', variable],
  ['S3-09 of a workflow', workflow],
  ['S3-12 of a plugin', plugin],
])('%s: what the specification lists is taken under its name, and a name that it does not list is not', (_, record) => {
  expect(refusalsOf(record)).toEqual([])
  expect(refusalsOf({ ...record, listedNowhere: 1 })).not.toEqual([])
})

test.each([
  ['S3-01', site, ['homePageId', 'defaultTheme', 'languages', 'screens']],
  ['S3-03', page, ['name', 'folder', 'paths', 'langs', 'userGroups', 'title', 'meta']],
  ['S3-05', collection, ['name', 'mode', 'type', 'config']],
  ['S3-07', variable, ['name', 'type']],
  ['S3-09', workflow, ['trigger', 'parameters', 'actions']],
  ['S3-12', plugin, ['name', 'namespace', 'settings']],
] as const)('%s what each record of a kind has may not be missing', (_, record, names) => {
  for (const name of names) expect(refusalsOf({ ...record, [name]: undefined }), name).toEqual([name])
})

test('S3-07 a variable is of one of six types', () => {
  for (const type of ['string', 'number', 'boolean', 'object', 'array', 'query'])
    expect(refusalsOf({ ...variable, type }), type).toEqual([])
  expect(refusalsOf({ ...variable, type: 'date' })).toEqual(['type'])
})

test('S3-12 private settings of a plugin are refused in the document', () => {
  expect(refusalsOf({ ...plugin, settings: { ...plugin.settings, privateData: { key: 'secret' } } })).toEqual(['settings'])
})
