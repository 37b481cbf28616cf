import { defineRoute } from '../../http/route.ts'
import { getSessionContract } from './contract.ts'

export const route = defineRoute(getSessionContract, async ({ user, sessionId, services }) => ({
  user: user ?? null,
  needsOwner: user === undefined && (await services.accounts.needsOwner()),
  assetsUrl: `${services.hosts.assetsOrigin}/${sessionId === undefined ? '' : `${services.assetKeys.keyOf(sessionId)}/`}`,
  assetsRoom: services.assets.room,
}))
