import { next, type ActionBody } from '@heddle/kit'
import { conditionOf } from '../../lib/arguments/condition-of.ts'
import { durationOf } from '../../lib/arguments/number-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { condition, timeout }, host, signal }) =>
  next(await host.clock.until(conditionOf(condition), durationOf(timeout, 10_000), signal))
