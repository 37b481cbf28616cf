import { expect, test } from 'vitest'
import { unlikeExample } from './unlike-example.ts'

test.each([
  [undefined, undefined],
  [{ value: 2 }, { value: null }],
  [{ value: 2 }, { value: ['a'] }],
  [{ reason: 'escape' }, { reason: 'select' }],
  [
    { page: 2, row: {} },
    { page: 7, row: null },
  ],
  ['text', 'other'],
])('an event whose example is %j may say %j', (example, payload) => {
  expect(unlikeExample(example, payload)).toBeUndefined()
})

test.each([
  [undefined, { value: 2 }, 'says something, and its declaration has no example'],
  [{ value: 2 }, undefined, 'says undefined where its example is an object'],
  [{ value: 2 }, 2, 'says a number where its example is an object'],
  [{ value: 2 }, { value: 2, more: 1 }, 'says {more,value} where its example is {value}'],
  [{ reason: 'x' }, {}, 'says {} where its example is {reason}'],
  [{ reason: 'x' }, { reason: 5 }, 'says a number as reason where its example has a string'],
  [{ rows: [] }, { rows: {} }, 'says an object as rows where its example has a list'],
])('one whose example is %j may not say %j', (example, payload, wrong) => {
  expect(unlikeExample(example, payload)).toBe(wrong)
})

test('an event of the browser may say more than its example, and not less', () => {
  const pressed = Object.assign(new Event('keydown'), { key: 'Enter' })
  expect(unlikeExample({ key: 'a', type: 'keydown' }, pressed)).toBeUndefined()
  expect(unlikeExample({ key: 'a', code: 'KeyA' }, pressed)).toBe('says {key} where its example is {code,key}')
})
