import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = async ({ host }) => {
  if (!host.browser.hasGeolocation()) throw new Error(MESSAGES.noGeolocation)
  try {
    return next(await host.browser.geolocation())
  } catch (error) {
    throw new Error(MESSAGES.geolocationFailed, { cause: error })
  }
}
