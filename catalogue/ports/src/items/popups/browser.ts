import { definePort } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'

const absent = (message: string) => (): never => {
  throw new Error(message)
}

/** Fails with the reason until sites have popups. */
export const port = definePort('popups', () => ({
  open: absent(MESSAGES.noPopups),
  closeThis: absent(MESSAGES.notInPopup),
  closeAll: absent(MESSAGES.noPopups),
}))
