import { expect, test } from 'vitest'
import { isServerCall } from './server-call.ts'

test('arguments that name an action on the server are told from all others', () => {
  expect(isServerCall({ serverCall: 'abc', values: [] })).toBe(true)
  for (const other of [
    undefined,
    null,
    'abc',
    [],
    {},
    { serverCall: 'abc' },
    { serverCall: 7, values: [] },
    { serverCall: 'a', values: 'b' },
  ])
    expect(isServerCall(other)).toBe(false)
})
