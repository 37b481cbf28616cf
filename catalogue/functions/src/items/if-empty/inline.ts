import type { InlineBody } from '@heddle/kit'
import { NOTHING } from '../../lib/arguments/nothing.ts'
import { isEmpty } from '../../lib/values/is-empty.ts'

export const inline: InlineBody =
  ([value = NOTHING, fallback = NOTHING, whenFilled], host) =>
  (scope, frame) => {
    const result = value(scope, frame)
    if (isEmpty(host, result)) return fallback(scope, frame)
    return whenFilled === undefined ? result : whenFilled(scope, frame)
  }
