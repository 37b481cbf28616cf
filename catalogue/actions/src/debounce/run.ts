import { next, stop, type ActionBody } from '@heddle/kit'
import { durationOf } from '../arguments/number-of.ts'

export const run: ActionBody = async ({ args: { milliseconds }, host, signal }) => {
  const isLast = await host.pace.debounce(durationOf(milliseconds, 500), signal)
  return isLast ? next(true) : stop(false)
}
