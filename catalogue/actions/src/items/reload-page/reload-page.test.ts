import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('loads the page anew, once', async () => {
  expect((await runAction(run)).calls).toEqual([['tab.reload']])
})

it('tells why a browser does not', async () => {
  const tab = {
    reload: () => {
      throw new DOMException('Too many calls to Location or History APIs', 'SecurityError')
    },
  }
  expect(await failureOf(run, {}, { ports: { tab } })).toBe('Too many calls to Location or History APIs')
})
