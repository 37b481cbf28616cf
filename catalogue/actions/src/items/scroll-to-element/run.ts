import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../../lib/arguments/number-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { nodeId, offset, smooth }, host }) => {
  if (typeof nodeId !== 'string' || nodeId === '') throw new Error(MESSAGES.noElement)
  host.elements.scrollTo(nodeId, { offset: numberOf(offset) ?? 0, smooth: smooth !== false })
}
