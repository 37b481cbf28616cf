import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args, host }) => {
  const { nodeId, action, arguments: given } = args
  if (typeof nodeId !== 'string' || nodeId === '' || typeof action !== 'string' || action === '')
    throw new Error(MESSAGES.noAction)
  return next(await host.elements.run(nodeId, action, Array.isArray(given) ? given : []))
}
