import { expect, test } from 'vitest'
import { chainNow, inChain } from './call-chain.ts'

test('runtime-CO10 what begins in the turn of a workflow was led to by its chain, and what begins later by none', () => {
  expect(chainNow()).toEqual({})
  const seen = inChain(['a'], () => [chainNow(), inChain(['a', 'b'], chainNow), inChain(undefined, chainNow), chainNow()])
  expect(seen).toEqual([{ chain: ['a'] }, { chain: ['a', 'b'] }, {}, { chain: ['a'] }])
  expect(() =>
    inChain(['a'], () => {
      throw new Error('Broken')
    }),
  ).toThrow('Broken')
  expect(chainNow()).toEqual({})
})
