import { expect, test } from 'vitest'
import { createDocumentView } from '@heddle/document'
import { createStore } from '@heddle/store'
import { elementDefinitions } from '@heddle/elements/definitions'
import { fieldsOfDefinitions, Page, recordsOf } from '@heddle/testing'
import { audienceName, changesOf, rowName } from './describe-access.ts'

const home = 'home000000000000'
const view = createDocumentView(
  createStore(recordsOf(<Page id={home} name="Home" title="Home" />, { fieldsOf: fieldsOfDefinitions(elementDefinitions) })),
)
const row = (kind: 'page' | 'data' | 'collection' | 'asset', path: string) => ({ kind, path, open: [] })

test('rows are called what their records are called, and by their path where the project has none', () => {
  expect(rowName(row('page', '/about'), view)).toBe('/about')
  expect(rowName(row('data', `data/${home}.json`), view)).toBe('Home')
  expect(rowName(row('data', `data/${home}_3.json`), view)).toBe('Home')
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
