import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { nodeId }, host }) => {
  if (typeof nodeId !== 'string' || nodeId === '') throw new Error(MESSAGES.noElement)
  host.elements.focus(nodeId)
}
