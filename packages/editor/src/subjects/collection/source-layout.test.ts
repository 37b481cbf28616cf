import { expect, test } from 'vitest'
import { arrange, countSet } from './source-layout.ts'

const label = (en: string) => ({ en })
const layout = {
  line: { label: label('Address'), fields: ['method', 'path'] },
  always: ['origin'],
  groups: [
    { id: 'query', label: label('Query'), fields: ['query'] },
    { id: 'body', label: label('Body'), fields: ['body'] },
    { id: 'result', label: label('Result'), fields: ['rows'] },
  ],
}
const names = (...list: string[]) => list.map((name) => ({ name }))

test('settings stand where the source says, in its order, and groups that are empty now are left out', () => {
  const { line, always, groups } = arrange(layout, names('rows', 'path', 'query', 'origin', 'method'))
  expect([line, always]).toEqual([names('method', 'path'), names('origin')])
  expect(groups).toEqual([
    { id: 'query', label: 'Query', fields: names('query') },
    { id: 'result', label: 'Result', fields: names('rows') },
  ])
})

test('what no group names stands in the last one', () => {
  expect(arrange(layout, names('rows', 'new', 'path')).groups).toEqual([
    { id: 'result', label: 'Result', fields: names('rows', 'new') },
  ])
})

test('each pair counts, and everything else that was set', () => {
  const config = {
    query: [
      { name: 'a', value: '' },
      { name: 'b', value: '' },
    ],
    rows: 'items',
    off: null,
  }
  expect(countSet(names('query', 'rows', 'off', 'absent'), config)).toBe(3)
})
