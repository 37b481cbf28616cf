import { expect, it } from 'vitest'
import { next } from '@heddle/kit'
import { createFakeActionHost } from '@heddle/testing/actions'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const shown = async (args: object) => (await runAction(run, args as never)).calls

it('shows a message of its kind for its time', async () => {
  expect(await shown({ text: 'Saved', kind: 'success', seconds: 3, closeLabel: 'Hide' })).toEqual([
    ['toasts.show', { text: 'Saved', kind: 'success', duration: 3000, closeLabel: 'Hide' }],
  ])
})

it.each([
  [{ kind: 'error', seconds: 0 }, 'error', 0],
  [{ seconds: -4 }, 'info', 0],
  [{ seconds: 1e9 }, 'info', 3_600_000],
])('of %j it makes a %s for %i milliseconds', async (args, kind, duration) => {
  expect(await shown({ text: 7, ...args })).toEqual([['toasts.show', { text: '7', kind, duration, closeLabel: 'Close' }]])
})

it.each([{}, { seconds: null }, { seconds: '' }, { kind: 'loud', seconds: 'soon' }, { seconds: Number.NaN }])(
  'of %j it makes news that stays as long as the page says',
  async (args) => {
    expect(await shown({ text: 7, ...args })).toEqual([['toasts.show', { text: '7', kind: 'info', closeLabel: 'Close' }]])
  },
)

it('with a button tells what became of the message; without one it waits for nothing', async () => {
  const { calls, outcome } = await runAction(run, { text: 'Order gone', button: 'Undo' })
  expect([outcome, calls[0]?.[1]]).toEqual([
    next('timeout'),
    { text: 'Order gone', kind: 'info', closeLabel: 'Close', button: 'Undo' },
  ])
  const never = createFakeActionHost({ ports: { toasts: { show: () => new Promise(() => undefined) } } })
  expect(
    await run({ args: { text: 'Saved', button: '' }, host: never.host, signal: new AbortController().signal }),
  ).toBeUndefined()
})
