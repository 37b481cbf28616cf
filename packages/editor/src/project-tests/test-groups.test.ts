import type { TestRecord } from '@heddle/document'
import { expect, it } from 'vitest'
import { failedTests, placeBeside, testGroups } from './test-groups.ts'

const test = (id: string, folder = '') => ({ id, folder, name: id }) as TestRecord
const ALL = [test('a'), test('b', 'Orders'), test('c'), test('d', 'Cart'), test('e', 'Orders')]

it('tests stand in their folders, those of none first, each in their order', () => {
  expect(testGroups(ALL).map(({ folder, tests }) => [folder, ...tests.map(({ id }) => id)])).toEqual([
    ['', 'a', 'c'],
    ['Cart', 'd'],
    ['Orders', 'b', 'e'],
  ])
  expect(testGroups([])).toEqual([])
})

it('those that did not pass are those that failed, ask or cannot run, also before a change', () => {
  const ran = { values: [], effects: [], step: undefined, recording: '' }
  const outcomes = new Map([
    ['a', { result: { ...ran, status: 'passed' as const }, isStale: false }],
    ['b', { result: { ...ran, status: 'failed' as const }, isStale: true }],
    ['c', { result: { status: 'impossible' as const, reason: 'gone' }, isStale: false }],
    ['d', { result: undefined, isStale: false }],
  ])
  expect(failedTests(ALL, outcomes)).toEqual(['b', 'c'])
})

it('a test moves up and down in its folder, and nowhere at its ends', () => {
  expect(placeBeside(ALL, 'c', -1)).toEqual({ before: 'a' })
  expect(placeBeside(ALL, 'a', 1)).toEqual({ before: 'd' })
  expect(placeBeside(ALL, 'b', 1)).toEqual({ before: null })
  expect([placeBeside(ALL, 'a', -1), placeBeside(ALL, 'e', 1), placeBeside(ALL, 'gone', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
