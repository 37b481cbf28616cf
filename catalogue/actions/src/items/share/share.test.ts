import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('shares what it was given as text', async () => {
  const args = { title: 'Order', text: 5, url: 'https://a.example' }
  expect((await runAction(run, args)).calls).toEqual([['browser.share', { title: 'Order', text: '5', url: 'https://a.example' }]])
  expect((await runAction(run, { title: null, url: '' })).calls).toEqual([['browser.share', {}]])
})

it('fails on a device that cannot', async () => {
  const share = () => Promise.reject(new Error('cannot share'))
  expect(await failureOf(run, { title: 'a' }, { ports: { browser: { share } } })).toBe('cannot share')
})
