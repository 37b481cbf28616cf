import { repeatWhile, type ActionBody } from '@heddle/kit'
import { conditionOf } from '../../lib/arguments/condition-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { condition } }) => repeatWhile(conditionOf(condition))
