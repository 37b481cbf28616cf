import { expect, it } from 'vitest'
import type { Collections } from '../collections/index.ts'
import { createVariables } from '../variables/create-variables.ts'
import { collectionsPort, variablesPort } from './values.ts'

const noCode = () => false

const variables = () =>
  createVariables([
    { id: 'v1', name: 'total', type: 'number', defaultValue: 1 },
    { id: 'v2', name: 'list', type: 'array', defaultValue: null },
  ])

it('runtime-RT40 a variable is changed as its type allows, and gives what is stored', () => {
  const known = variables()
  const port = variablesPort(known, () => ({}), noCode)
  expect([
    port.set('v1', '12.5'),
    port.set('v2', 'a', { operation: 'push' }),
    port.set('v2', 'b', { operation: 'push' }),
  ]).toEqual([12.5, ['a'], ['a', 'b']])
  expect([port.get('v1'), port.get('v2'), port.get('gone'), port.has('v1'), port.has('gone')]).toEqual([
    12.5,
    ['a', 'b'],
    undefined,
    true,
    false,
  ])
  expect(() => port.set('v1', {})).toThrow(/^value must be a number$/)
  expect(port.get('v1')).toBe(12.5)
  expect(() => port.set('gone', 1)).toThrow(/^variable not found$/)
})

it('runtime-RT40 variables go back to their defaults, null when there is none', () => {
  const port = variablesPort(variables(), () => ({}), noCode)
  port.set('v1', 5)
  port.set('v2', [1])
  port.reset(['v1', 'v2'])
  expect([port.get('v1'), port.get('v2')]).toEqual([1, null])
  expect(() => port.reset(['v1', 'gone'])).toThrow(/^variable not found$/)
})

it('runtime-RT40 S3-07 a read-only variable is not set, and reset only where it says so', () => {
  const more = { type: 'number', defaultValue: 1 } as const
  const known = createVariables([
    { ...more, id: 'v1', name: 'fixed', readonly: true },
    { ...more, id: 'v2', name: 'file', readonly: true, resettable: true },
    { ...more, id: 'v3', name: 'kept', resettable: false },
  ])
  const port = variablesPort(known, () => ({}), noCode)
  known.share('v1')?.set(7)
  known.share('v2')?.set(7)
  expect(() => port.set('v1', 2)).toThrow('The variable "fixed" is read-only: actions cannot change it.')
  expect(() => port.set('v2', 2)).toThrow('The variable "file" is read-only')
  expect(() => port.reset(['v1'])).toThrow('The variable "fixed" cannot be reset.')
  port.reset(['v2'])
  port.set('v3', 5)
  expect(() => port.reset(['v3'])).toThrow('The variable "kept" cannot be reset.')
  expect(['v1', 'v2', 'v3'].map((id) => port.get(id))).toEqual([7, 1, 5])
})

it('runtime-RT40 a page without collections has none to fetch', () => {
  const port = collectionsPort(() => undefined, noCode)
  expect([port.has('c1'), port.nameOf('c1')]).toEqual([false, 'c1'])
  expect(() => port.fetch('c1', new AbortController().signal)).toThrow('The page has no collections.')
  expect(() => port.update('c1', { type: 'replace' })).toThrow('The page has no collections.')
})

it('runtime-RT40 a collection gives the rows of its page, everything else itself', () => {
  const { rowsOf } = collectionsPort(() => undefined, noCode)
  expect(rowsOf({ data: [1, 2, 3, 4, 5], limit: 2, offset: 4, total: 5 })).toEqual([5])
  expect(rowsOf({ data: [1, 2] })).toEqual([1, 2])
  for (const value of [[1], null, 'text', { data: 5 }, { rows: [1] }]) expect(rowsOf(value)).toBe(value)
})

it('runtime-RT62 rows that code of a builder changed in place are drawn when their list is set again', () => {
  const known = variables()
  const setAgain = (runsCode: boolean): boolean => {
    const port = variablesPort(
      known,
      () => ({}),
      () => runsCode,
    )
    port.set('v2', [{ name: 'one' }])
    const [row] = port.get('v2') as { name: string }[]
    if (row) row.name = 'two'
    port.set('v2', port.get('v2'))
    expect(port.get('v2')).toEqual([{ name: 'two' }])
    return (port.get('v2') as unknown[])[0] !== row
  }
  expect([setAgain(true), setAgain(false)]).toEqual([true, false])
})

it('runtime-RT62 a variable that keeps what it is given keeps it from code too', () => {
  const port = variablesPort(
    createVariables([{ id: 'v1', name: 'kept', type: 'array', defaultValue: null, preserveReference: true }]),
    () => ({}),
    () => true,
  )
  const rows = [{ name: 'one' }]
  expect(port.set('v1', rows)).toBe(rows)
})

it('runtime-RT62 and so are rows of a collection', () => {
  const kept: unknown[] = []
  const update: Collections['update'] = (_id, { value }) => void kept.push(value)
  const rows = [{ name: 'one' }]
  for (const runsCode of [true, false]) {
    const port = collectionsPort(
      () => ({ update }) as Collections,
      () => runsCode,
    )
    port.update('c1', { type: 'replace', value: rows })
  }
  expect(kept).toEqual([rows, rows])
  expect(kept.map((list) => (list as unknown[])[0] === rows[0])).toEqual([false, true])
})
