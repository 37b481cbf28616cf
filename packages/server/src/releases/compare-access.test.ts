import { expect, it } from 'vitest'
import { asksFirst, compareAccess, isChanged } from './compare-access.ts'
import type { ReleaseFile, ReleaseManifest } from './manifest.ts'

const file = (rules?: ReleaseFile['rules'], type = 'text/html; charset=utf-8'): ReleaseFile => ({
  tree: rules ? 'guarded' : 'public',
  ...(rules && { rules }),
  hash: 'x',
  type,
  encodings: [],
})

const access: NonNullable<ReleaseManifest['access']> = {
  roleKey: 'jobs',
  roleType: 'array-object',
  roleNameKey: 'title',
  defaultLanguage: 'en',
  plugin: { id: 'p', namespace: 'doorman', settings: { publicData: {} } },
  roles: { staff: { name: 'staff' }, boss: { name: 'boss' } },
  groups: { bosses: { name: 'Bosses', roles: ['staff', 'boss'] }, all: { name: 'All staff', roles: ['staff'] } },
}

const release = (files: ReleaseManifest['files'], change: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  id: 'r',
  projectId: 'p',
  createdAt: 1,
  seq: 1,
  files,
  policies: {},
  patterns: [],
  access,
  chunks: [],
  fingerprints: {},
  ...change,
})

const STAFF = [[{}, { id: 'all' }]]
const BOSSES = [[{}, { id: 'bosses' }]]
const opened = (table: ReturnType<typeof compareAccess>, path: string) => table.rows.find((row) => row.path === path)?.open

it('tells for strangers, everybody signed in, each role and each group of several roles who gets a page', () => {
  const table = compareAccess(
    release({
      'index.html': file(),
      'members/index.html': file([[{}]]),
      'staff/index.html': file(STAFF),
      'bosses/index.html': file(BOSSES),
    }),
    undefined,
  )
  expect(table.audiences.map(({ kind, name }) => name || kind)).toEqual(['anybody', 'signed-in', 'boss', 'staff', 'Bosses'])
  expect(opened(table, '/')).toEqual([true, true, true, true, true])
  expect(opened(table, '/members')).toEqual([false, true, true, true, true])
  expect(opened(table, '/staff')).toEqual([false, false, false, true, true])
  expect(opened(table, '/bosses')).toEqual([false, false, false, false, true])
})

it('lists pages, data, rows and files, and nothing that holds nothing of the project’s own', () => {
  const json = 'application/json'
  const { rows } = compareAccess(
    release({
      'assets/a.png': file(undefined, 'image/png'),
      'collections/c.json': file(STAFF, json),
      'sources/d/1.json': file(STAFF, json),
      'sources/d/2.json': file(undefined, json),
      'data/p.json': file(STAFF, json),
      'server-actions/w.a.hash1.json': file(STAFF, json),
      'server-actions/w.b.hash2.json': file(STAFF, json),
      'server-actions/w.b.hash3.json': file(undefined, json),
      'routes.json': file(undefined, json),
      'styles/x.css': file(undefined, 'text/css'),
      '404/index.html': file(),
      'built-in/404.html': file(),
      'built-in/offline.html': file(),
    }),
    undefined,
  )
  expect(rows.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'page /404',
    'data data/p.json',
    'collection collections/c.json',
    'collection d',
    'action w/a',
    'action w/b',
    'asset assets/a.png',
  ])
  // One of the pages that ask for these rows is for everybody.
  expect(rows.find(({ path }) => path === 'd')?.open).toEqual([true, true, true, true, true])
})

it('where nothing signs visitors in, nobody gets what is not for everybody', () => {
  const { plugin: _, ...nobody } = access
  const table = compareAccess(release({ 'staff/index.html': file(STAFF) }, { access: nobody }), undefined)
  expect(table.audiences.map(({ kind }) => kind)).toEqual(['anybody'])
  expect(opened(table, '/staff')).toEqual([false])
})

it('marks what opens, what closes, what is new and what is gone, and leaves the rest alone', () => {
  const { rows } = compareAccess(
    release({
      'same/index.html': file(STAFF),
      'opened/index.html': file(),
      'closed/index.html': file(BOSSES),
      'new/index.html': file(),
    }),
    release({
      'same/index.html': file(STAFF),
      'opened/index.html': file(STAFF),
      'closed/index.html': file(),
      'gone/index.html': file(),
    }),
  )
  const changed = rows.filter(isChanged)
  expect(changed.map(({ path, open, before, isGone }) => [path, open, before, isGone])).toEqual([
    ['/closed', [false, false, false, false, true], [true, true, true, true, true], undefined],
    ['/gone', [false, false, false, false, false], [true, true, true, true, true], true],
    ['/new', [true, true, true, true, true], undefined, undefined],
    ['/opened', [true, true, true, true, true], [false, false, false, true, true], undefined],
  ])
})

it('whoever has a role that is gone is told of, too', () => {
  const table = compareAccess(
    release({ 'staff/index.html': file(STAFF) }, { access: { ...access, roles: { boss: { name: 'boss' } } } }),
    release({ 'staff/index.html': file(STAFF) }),
  )
  const at = table.audiences.findIndex(({ name }) => name === 'staff')
  expect(table.rows[0]?.before?.[at]).toBe(true)
  expect(table.rows[0]?.open[at]).toBe(false)
})

it.each([
  ['a page is for everybody now', { 'a/index.html': file() }, true],
  ['a page is for others now', { 'a/index.html': file(BOSSES) }, true],
  ['a page is gone', {}, true],
  ['a page is new', { 'a/index.html': file(STAFF), 'b/index.html': file() }, true],
  [
    'a picture of before is for everybody now',
    { 'a/index.html': file(STAFF), 'assets/a.png': file(undefined, 'image/png') },
    true,
  ],
  ['only what stands on the page is other', { 'a/index.html': file(STAFF), 'assets/a.png': file(STAFF, 'image/png') }, false],
  ['only a picture is new', { 'a/index.html': file(STAFF), 'assets/b.png': file(undefined, 'image/png') }, false],
  ['nothing is', { 'a/index.html': file(STAFF) }, false],
])('where %s a person is asked first, or not', (_, files, asks) => {
  const shown = release({ 'a/index.html': file(STAFF), 'assets/a.png': file(STAFF, 'image/png') })
  expect(asksFirst(release(files), shown)).toBe(asks)
})

it('nobody is asked on a site that is for everybody, now and before; before the first release only where something is not', () => {
  expect(asksFirst(release({ 'index.html': file(), 'b/index.html': file() }), release({ 'index.html': file() }))).toBe(false)
  expect(asksFirst(release({ 'index.html': file() }), undefined)).toBe(false)
  expect(asksFirst(release({ 'index.html': file(STAFF) }), undefined)).toBe(true)
})

it('says who may send files, where the site takes some, by the rules of the pages that do', () => {
  const uploads = (readers: 'everyone' | typeof STAFF) =>
    compareAccess(release({ 'index.html': file() }, { ports: { uploads: readers } }), undefined).rows.find(
      ({ kind }) => kind === 'upload',
    )?.open
  expect(uploads('everyone')).toEqual([true, true, true, true, true])
  expect(uploads(STAFF)).toEqual([false, false, false, true, true])
})

it('an action with other arguments is the same action', () => {
  const { rows } = compareAccess(
    release({ 'server-actions/w.a.new.json': file(STAFF, 'application/json') }),
    release({ 'server-actions/w.a.old.json': file(undefined, 'application/json') }),
  )
  expect(rows.map(({ path, isGone }) => [path, isGone])).toEqual([['w/a', undefined]])
  expect(rows.every(isChanged)).toBe(true)
})
