import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { popupId }, host }) => {
  if (typeof popupId !== 'string' || popupId === '') throw new Error(MESSAGES.noPopup)
  host.popups.closeAll(popupId)
}
