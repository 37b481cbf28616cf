import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const join = withFakeHost(call)

test('nothing is an empty text, lists and objects are their JSON', () => {
  expect(join([null, 'a', undefined], '-')).toBe('-a-')
  expect(join([[1, 2], { a: 1 }, true], ' ')).toBe('[1,2] {"a":1} true')
  expect(join(['a', 'b'], '')).toBe('ab')
})

test('of a collection only the current page is joined', () => {
  expect(join({ data: ['a', 'b', 'c'], limit: 2, offset: 1, total: 3 }, '+')).toBe('b+c')
})

test('a separator must be a text, also when it is null', () => {
  expect(() => join([1], null)).toThrow('Second parameter must be a text')
})
