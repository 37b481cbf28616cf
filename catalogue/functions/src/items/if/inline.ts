import type { InlineBody } from '@heddle/kit'
import { NOTHING } from '../../lib/arguments/nothing.ts'

export const inline: InlineBody = ([condition = NOTHING, then = NOTHING, otherwise = NOTHING]) => {
  return (scope, frame) => (condition(scope, frame) ? then(scope, frame) : otherwise(scope, frame))
}
