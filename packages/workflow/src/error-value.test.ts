import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toErrorValue } from './error-value.ts'

it('workflow-W21 anything at all can be thrown: the error value has its five fields, and texts for name and message', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), (thrown) => {
      const error = toErrorValue(thrown, 'a')
      expect(Object.keys(error)).toEqual(expect.arrayContaining(['name', 'message', 'code', 'details', 'actionId']))
      expect([typeof error.name, typeof error.message, error.actionId]).toEqual(['string', 'string', 'a'])
      expect(error).not.toHaveProperty('stack')
    }),
    { numRuns: 2000 },
  )
})

it('workflow-W21 causes of causes are kept to a depth, also when they go round in a circle', () => {
  const error = new Error('outer')
  error.cause = new Error('inner', { cause: error })
  expect(toErrorValue(error, null)).toMatchObject({
    message: 'outer',
    cause: { message: 'inner', cause: { message: 'outer', cause: { message: 'inner' } } },
  })
})

it('workflow-W21 three causes are kept, and what they come from is left out', () => {
  const made = (depth: number): Error => new Error(`level ${depth}`, depth < 9 ? { cause: made(depth + 1) } : undefined)
  const blank = { name: 'Error', code: null, details: null, actionId: null }
  expect(toErrorValue(made(0), 'a')).toStrictEqual({
    ...blank,
    message: 'level 0',
    actionId: 'a',
    cause: {
      ...blank,
      message: 'level 1',
      cause: { ...blank, message: 'level 2', cause: { ...blank, message: 'level 3' } },
    },
  })
})

it('workflow-W21 keeps the fields of what was thrown, without a stack, functions, what is undefined and names of prototypes', () => {
  const thrown = {
    message: 'Out of stock',
    name: '',
    stack: 'at secret.js:1',
    status: 409,
    left: 0,
    gone: undefined,
    retry: () => 1,
    details: { sku: 7 },
    toString: 'own',
    ['__proto__']: 'own',
  }
  expect(toErrorValue(thrown, null)).toStrictEqual({
    name: 'Error',
    message: 'Out of stock',
    code: null,
    details: { sku: 7 },
    actionId: null,
    status: 409,
    left: 0,
  })
  expect(toErrorValue({ message: null, code: 0, cause: 'a text' }, null)).toStrictEqual({
    name: 'Error',
    message: '',
    code: 0,
    details: null,
    actionId: null,
    cause: 'a text',
  })
})
