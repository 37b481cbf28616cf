import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { startAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('goes on as soon as its condition holds', async () => {
  let isReady = false
  const { clock, ended } = startAction(run, { condition: () => isReady, timeout: 1000 })
  await clock.advance(500)
  isReady = true
  await clock.advance(1)
  expect(await ended).toEqual(next(true))
})

it('gives up after its time', async () => {
  const { clock, ended } = startAction(run, { condition: () => 0, timeout: '50' })
  await clock.advance(50)
  expect(await ended).toEqual(next(false))
})

it.each([undefined, null, 'long', Number.NaN])('waits at most 10 s when the time is %j', async (timeout) => {
  const { clock, ended } = startAction(run, { timeout })
  await clock.advance(9999)
  expect(clock.waiting()).toBe(1)
  await clock.advance(1)
  expect(await ended).toEqual(next(false))
})
