import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { triggerId, event }, host }) => {
  if (typeof triggerId !== 'string' || triggerId === '') throw new Error(MESSAGES.noTrigger)
  host.elements.emit(triggerId, event)
}
