import type { InlineBody } from '@heddle/kit'
import { isEmpty } from '../../lib/values/is-empty.ts'

export const inline: InlineBody = (values, host) => (scope, frame) => {
  for (const value of values) {
    const result = value(scope, frame)
    if (!isEmpty(host, result)) return result
  }
  return undefined
}
