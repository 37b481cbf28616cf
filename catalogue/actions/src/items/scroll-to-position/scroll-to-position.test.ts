import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  [{}, [0, 0, true]],
  [{ x: 10, y: '200', smooth: false }, [10, 200, false]],
  [{ x: 'left', y: null, smooth: 1 }, [0, 0, true]],
])('scrolls to a place: %j', async (args, place) => {
  expect((await runAction(run, args)).calls).toEqual([['browser.scrollTo', ...place]])
})
