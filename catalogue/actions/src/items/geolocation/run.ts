import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ host }) => {
  if (!host.browser.hasGeolocation()) throw new Error(MESSAGES.noGeolocation)
  try {
    return next(await host.browser.geolocation())
  } catch (error) {
    throw new Error(MESSAGES.geolocationFailed, { cause: error })
  }
}
