import { repeatWhile, type ActionBody } from '@heddle/kit'
import { conditionOf } from '../arguments/condition-of.ts'

export const run: ActionBody = ({ args: { condition } }) => repeatWhile(conditionOf(condition))
