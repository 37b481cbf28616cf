import { effect } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { createVariables } from './create-variables.ts'
import { createEarlyValues } from './early-values.ts'

const LIST = [
  { id: 'a', name: 'A', type: 'string', defaultValue: 'drawn' },
  { id: 'b', name: 'B', type: 'string', defaultValue: 'drawn' },
] as const

test('runtime-RT60 what an element shares before the page is real is its own until then, and reaches formulas at once with the rest', () => {
  const variables = createVariables(LIST)
  let isReal = false
  const { share, settle } = createEarlyValues(variables, () => isReal)
  const [a, b] = [share('a'), share('b')]
  const read: unknown[] = []
  effect(() => void read.push(Reflect.get(variables.names(), 'a')))
  a?.set('early')
  expect([a?.get(), b?.get(), variables.peek('a')]).toEqual(['early', 'drawn', 'drawn'])
  isReal = true
  settle()
  expect([a?.get(), variables.peek('a'), variables.peek('b')]).toEqual(['early', 'early', 'drawn'])
  a?.set('later')
  expect([a?.get(), share('a')?.get()]).toEqual(['later', 'later'])
  settle()
  expect(read).toEqual(['drawn', 'early', 'later'])
})

test('runtime-RT60 a value that no formula reads is shared with nobody', () => {
  const { share } = createEarlyValues(createVariables(LIST), () => false)
  expect(share('c')).toBeUndefined()
})
