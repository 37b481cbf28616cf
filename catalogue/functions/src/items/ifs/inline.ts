import type { InlineBody } from '@heddle/kit'

export const inline: InlineBody = (parts) => {
  const last = parts.length % 2 === 1 ? parts.at(-1) : undefined
  return (scope, frame) => {
    for (let at = 0; at + 1 < parts.length; at += 2) if (parts[at]?.(scope, frame)) return parts[at + 1]?.(scope, frame)
    return last?.(scope, frame)
  }
}
