import { expect, test } from 'vitest'
import { inStandingFrames, standingFrame } from './standing-frame.mjs'

const frame = (name, error) => ({ name, evaluate: () => (error ? Promise.reject(error) : Promise.resolve(0)) })
const going = frame('before', new Error('frame.evaluate: Frame was detached'))

test('a frame that goes away is looked for again until the one after it stands', async () => {
  const frames = [going, going, frame('now')]
  expect((await standingFrame(async () => frames.shift())).name).toBe('now')
})

test('whatever else is wrong is said', async () => {
  await expect(standingFrame(async () => frame('closed', new Error('Target closed')))).rejects.toThrow('Target closed')
})

test('a provider keeps all it has, and gives commands a frame that stands', async () => {
  const frames = [going, frame('now')]
  const option = inStandingFrames({
    name: 'browser',
    providerFactory: () => ({ getCommandsContext: () => ({ frame: async () => frames.shift(), page: 'page' }) }),
  })
  const context = option.providerFactory().getCommandsContext('session')
  expect([option.name, context.page, (await context.frame()).name]).toEqual(['browser', 'page', 'now'])
})
