import type { InlineBody } from '@heddle/kit'
import { NOTHING } from '../../lib/arguments/nothing.ts'
import { isSame } from '../../lib/values/same-as.ts'

export const inline: InlineBody = ([value = NOTHING, ...cases], host) => {
  const last = cases.length % 2 === 1 ? cases.at(-1) : undefined
  return (scope, frame) => {
    const wanted = value(scope, frame)
    for (let at = 0; at + 1 < cases.length; at += 2)
      if (isSame(host, wanted, cases[at]?.(scope, frame))) return cases[at + 1]?.(scope, frame)
    return last?.(scope, frame)
  }
}
