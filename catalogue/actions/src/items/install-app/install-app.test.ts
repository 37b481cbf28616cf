import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('offers to install the site and gives what the visitor chose', async () => {
  const install = () => Promise.resolve('accepted')
  expect((await runAction(run, {}, { ports: { app: { install } } })).outcome).toEqual(next('accepted'))
})

it('fails when it cannot be installed', async () => {
  const install = () => Promise.reject(new Error('not from here'))
  expect(await failureOf(run, {}, { ports: { app: { install } } })).toBe('not from here')
})
