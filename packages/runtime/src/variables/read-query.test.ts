import { expect, test } from 'vitest'
import { lastOf, readQuery } from './read-query.ts'

test('runtime-RT7 a key that the address repeats is a list, others are texts', () => {
  const query = readQuery('?tag=a&page=2&tag=&tag=b%20c&__proto__=x&empty')
  expect(query).toEqual({ tag: ['a', '', 'b c'], page: '2', ['__proto__']: 'x', empty: '' })
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  expect([lastOf(query['tag']), lastOf(query['page']), lastOf(query['none'])]).toEqual(['b c', '2', undefined])
})
