import { next, type ActionBody } from '@heddle/kit'
import { mapOf } from '../../lib/arguments/map-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { popupId, props, wait }, host }) => {
  if (typeof popupId !== 'string' || popupId === '') throw new Error(MESSAGES.noPopup)
  return next(await host.popups.open(popupId, mapOf(props), wait === true))
}
