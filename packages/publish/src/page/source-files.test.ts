import { expect, test } from 'vitest'
import type { PublishedCollection, PublishedSource } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import type { PageContents } from '../types.ts'
import { forVisitors, sourceFiles } from './source-files.ts'

const bound = publishedBinding('variables.city')
const server: PublishedCollection = {
  id: 'rows',
  name: 'rows',
  mode: 'server',
  type: 'collection',
  pluginId: 'shop',
  config: {
    isAutoFetch: true,
    isPersistentOnNav: true,
    onlyWhen: publishedBinding("variables.city !== ''"),
    timeLimit: 5,
    table: 'bread',
    city: bound,
  },
  offset: 0,
}
const plugin = { id: 'shop', name: 'Shop', namespace: 'shop', settings: { publicData: {} }, isDev: false }

test('a visitor is told when and how long the server is asked, and of the rest only the formulas whose values it needs', () => {
  const { isAutoFetch, isPersistentOnNav, onlyWhen, timeLimit } = server.config
  expect(forVisitors(server).config).toEqual({ isAutoFetch, isPersistentOnNav, onlyWhen, timeLimit, bound: [bound] })
  const plain = { ...server, config: { table: 'bread' } }
  expect(forVisitors(plain).config).toEqual({})
  expect(forVisitors({ ...server, mode: 'dynamic' })).toEqual({ ...server, mode: 'dynamic' })
})

test('the server is told neither, so that no value is asked for in their place', () => {
  const contents = { collections: [server], plugins: [plugin] } as unknown as PageContents
  const [file = ''] = [...sourceFiles(contents, 'en', (text) => String(text.length).padStart(64, '0')).values()]
  const source = JSON.parse(file) as PublishedSource
  expect(source.collection.config).toEqual({ isAutoFetch: true, isPersistentOnNav: true, table: 'bread', city: bound })
  expect(source.language).toBe('en')
})
