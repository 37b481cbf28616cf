import type { InlineBody } from '@heddle/kit'

export const inline: InlineBody = (conditions) => (scope, frame) => {
  for (let at = 0; at < conditions.length; at += 1) if (!conditions[at]?.(scope, frame)) return false
  return true
}
