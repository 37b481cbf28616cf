import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../arguments/number-of.ts'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { nodeId, offset, smooth }, host }) => {
  if (typeof nodeId !== 'string' || nodeId === '') throw new Error(MESSAGES.noElement)
  host.elements.scrollTo(nodeId, { offset: numberOf(offset) ?? 0, smooth: smooth !== false })
}
