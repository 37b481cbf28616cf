import { expect, test } from 'vitest'
import { createDocumentView } from '@heddle/document'
import { createStore } from '@heddle/store'
import { elementDefinitions } from '@heddle/elements/definitions'
import { fieldsOfDefinitions, Page, recordsOf } from '@heddle/testing'
import { audienceName, byName, changesOf, rowName } from './describe-access.ts'

const home = 'home000000000000'
const view = createDocumentView(
  createStore(recordsOf(<Page id={home} name="Home" title="Home" />, { fieldsOf: fieldsOfDefinitions(elementDefinitions) })),
)
const row = (kind: Parameters<typeof rowName>[0]['kind'], path: string) => ({ kind, path, open: [] })

test('rows are called what their records are called, and by their path where the project has none', () => {
  expect(rowName(row('page', '/about'), view)).toBe('/about')
  expect(rowName(row('data', `data/${home}.json`), view)).toBe('Home')
  expect(rowName(row('data', `data/${home}.en.json`), view)).toBe('Home')
  const twoLanguages = { find: view.find.bind(view), of: view.of.bind(view), languages: () => ['en', 'ru'] }
  expect(rowName(row('data', `data/${home}.ru.json`), twoLanguages)).toBe('Home · ru')
  expect(rowName(row('data', `data/${home}_3.json`), view)).toBe('Home · 3')
  expect(rowName(row('data', 'data/gone000000000000.json'), view)).toBe('data/gone000000000000.json')
  expect(rowName(row('collection', 'gone000000000000'), view)).toBe('gone000000000000')
  expect(rowName(row('asset', 'assets/a.png'), view)).toBe('assets/a.png')
})

test('audiences have names, also those that are no roles', () => {
  expect(audienceName({ kind: 'anybody', id: '', name: '' })).toBe('those not signed in')
  expect(audienceName({ kind: 'signed-in', id: '', name: '' })).toBe('those signed in')
  expect(audienceName({ kind: 'role', id: 'r', name: 'staff' })).toBe('staff')
})

test('what was not there before was seen by nobody', () => {
  const audiences = [
    { kind: 'anybody', id: '', name: '' },
    { kind: 'role', id: 'r', name: 'staff' },
  ] as const
  expect(changesOf({ open: [false, true] }, [...audiences])).toEqual({ gained: ['staff'], lost: [] })
  expect(changesOf({ open: [true, false], before: [false, true] }, [...audiences])).toEqual({
    gained: ['those not signed in'],
    lost: ['staff'],
  })
})

test('an action of the server is called by its workflow and its name, else by its plugin', () => {
  const records = {
    send: { name: 'Send the order', actions: { a1: { args: { pluginId: 'p' } }, a2: { name: 'Tell', args: { pluginId: 'p' } } } },
    p: { name: 'Shop' },
  }
  const known = {
    find: (_: string, id: string) => records[id as keyof typeof records],
    of: () => [],
    languages: () => ['en'],
  } as unknown as typeof view
  expect(rowName(row('action', 'send/a1'), known)).toBe('Send the order · Shop')
  expect(rowName(row('action', 'send/a2'), known)).toBe('Send the order · Tell')
  expect(rowName(row('action', 'gone/a1'), known)).toBe('gone/a1')
  expect(rowName(row('upload', 'uploads'), known)).toBe('Files of visitors')
})

test('rows stand by what they are, then by name', () => {
  const named = [
    { row: row('asset', 'assets/a.png'), name: 'A' },
    { row: row('page', '/b'), name: '/b' },
    { row: row('action', 'w/a'), name: 'Send' },
    { row: row('page', '/a'), name: '/a' },
  ]
  expect(byName(named).map(({ name }) => name)).toEqual(['/a', '/b', 'Send', 'A'])
})
