import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { nodeId }, host }) => {
  if (typeof nodeId !== 'string' || nodeId === '') throw new Error(MESSAGES.noElement)
  host.elements.focus(nodeId)
}
