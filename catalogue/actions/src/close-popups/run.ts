import type { ActionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { popupId }, host }) => {
  if (typeof popupId !== 'string' || popupId === '') throw new Error(MESSAGES.noPopup)
  host.popups.closeAll(popupId)
}
