import { next, type ActionBody } from '@heddle/kit'
import { mapOf } from '../../lib/arguments/map-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args, host, signal }) => {
  const { pluginId, action, arguments: given } = args
  if (typeof pluginId !== 'string' || pluginId === '' || typeof action !== 'string' || action === '')
    throw new Error(MESSAGES.noAction)
  return next(await host.plugins.run(pluginId, action, mapOf(given), signal))
}
