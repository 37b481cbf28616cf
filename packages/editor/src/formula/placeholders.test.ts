import { expect, test } from 'vitest'
import { callOf, templateOf } from './placeholders.ts'

test('a formula that is picked is written with the names of what it takes, each a place of its own', () => {
  const call = callOf("formulas['f1']", [{ name: 'price' }, { name: 'count' }])
  expect(call).toEqual({ code: "formulas['f1'](price, count)", takes: ['price', 'count'] })
  expect(templateOf(call)).toBe("formulas['f1'](${1:price}, ${2:count})")
})

test('what takes nothing is written as it is, and so is what is no call', () => {
  expect(callOf('f', [])).toEqual({ code: 'f()' })
  expect(templateOf(callOf('f', []))).toBeUndefined()
  expect(templateOf({ code: "variables['a']" })).toBeUndefined()
  expect(templateOf({ code: 'f(a) + 1', takes: ['a'] })).toBeUndefined()
})

test('braces of a name are no places', () => {
  expect(templateOf(callOf("f['{x}']", [{ name: 'a' }]))).toBe(String.raw`f['\{x\}'](${'$'}{1:a})`)
})
