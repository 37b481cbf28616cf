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
