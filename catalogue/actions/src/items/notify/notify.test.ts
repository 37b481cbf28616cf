import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('shows a notification with what it was given', async () => {
  const args = { title: 'Ready', body: 5, icon: '/i.svg', image: '', tag: null, data: { id: 1 }, other: 1 }
  expect((await runAction(run, args)).calls).toEqual([
    ['browser.notify', 'Ready', { body: '5', icon: '/i.svg', data: { id: 1 } }],
  ])
})

it.each([undefined, null])('has an empty title when it is %j', async (title) => {
  expect((await runAction(run, { title })).calls).toEqual([['browser.notify', '', {}]])
})

it('fails when the visitor does not allow it', async () => {
  const notify = () => Promise.reject(new Error('not allowed'))
  expect(await failureOf(run, { title: 'a' }, { ports: { browser: { notify } } })).toBe('not allowed')
})
