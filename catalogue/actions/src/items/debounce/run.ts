import { next, stop, type ActionBody } from '@heddle/kit'
import { durationOf } from '../../lib/arguments/number-of.ts'
import type { definition } from './definition.ts'

/** Ends the wait of the last run that came, by its action. */
const waiting = new WeakMap<object, (isLast: boolean) => void>()

/** True for the last of several runs that come while the one before still waits. */
function isLast(action: object, wait: () => Promise<void>): Promise<boolean> {
  waiting.get(action)?.(false)
  return new Promise((resolve, reject) => {
    waiting.set(action, resolve)
    wait().then(() => resolve(true), reject)
  })
}

export const run: ActionBody<typeof definition> = async ({ args: { milliseconds }, host: { clock, pace }, signal }) => {
  const wait = () => clock.wait(durationOf(milliseconds, 500), signal)
  return (await pace.ask((_turn, action) => isLast(action, wait))) ? next(true) : stop(false)
}
