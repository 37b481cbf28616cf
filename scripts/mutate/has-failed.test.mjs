import { expect, it } from 'vitest'
import { hasFailed } from './has-failed.mjs'

const file = (moduleId, state) => ({ moduleId, state: () => state })

it('takes a file that failed for one that noticed, and so an error that no test caught', () => {
  const specifications = [{ moduleId: 'a' }, { moduleId: 'b' }]
  const passed = [file('a', 'passed'), file('b', 'passed')]
  expect(hasFailed({ testModules: passed, unhandledErrors: [] }, specifications)).toBe(false)
  expect(hasFailed({ testModules: [file('a', 'passed'), file('b', 'failed')], unhandledErrors: [] }, specifications)).toBe(true)
  expect(hasFailed({ testModules: passed, unhandledErrors: [new Error('late')] }, specifications)).toBe(true)
})

it('leaves out files that failed with the mutant before this one', () => {
  const testModules = [file('a', 'failed'), file('b', 'passed')]
  expect(hasFailed({ testModules, unhandledErrors: [] }, [{ moduleId: 'b' }])).toBe(false)
})
