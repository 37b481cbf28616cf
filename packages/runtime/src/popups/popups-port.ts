import { definePort, type Port } from '@heddle/kit'
import type { Popups } from './create-popups.tsx'
import { MESSAGES } from './messages.ts'

/** Popups as actions reach them. */
export function popupsPort(popups: Pick<Popups, 'open' | 'closeAll' | 'at'>): Port<'popups'> {
  return definePort('popups', ({ scope }) => ({
    async open(popupId, props, wait) {
      const opened = popups.open(popupId, props)
      if (!opened) throw new Error(MESSAGES.componentNotFound(popupId))
      return wait ? await opened.closed : opened.uid
    },
    here: () => popups.at(scope())?.popupId,
    closeThis(data) {
      const here = popups.at(scope())
      if (!here) throw new Error(MESSAGES.notInPopup)
      here.close(data)
    },
    closeAll(popupId) {
      if (!popups.closeAll(popupId)) throw new Error(MESSAGES.componentNotFound(popupId))
    },
  }))
}
