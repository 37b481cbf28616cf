import { expect, test } from 'vitest'
import { MESSAGES } from './messages.ts'

test('renderer-R19 a bound attribute that is left out says why', () => {
  expect(MESSAGES).toEqual({
    refusedAttribute: 'an attribute may hold no code, and an address no scheme that runs it',
    failedAttribute: 'its formula fails',
  })
})
