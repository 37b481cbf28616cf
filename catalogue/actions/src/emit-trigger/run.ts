import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { triggerId, event }, host }) => {
  if (typeof triggerId !== 'string' || triggerId === '') throw new Error(MESSAGES.noTrigger)
  host.elements.emit(triggerId, event)
}
