import { defineRoute } from '../../http/route.ts'
import { getSessionContract } from './contract.ts'

export const route = defineRoute(getSessionContract, async ({ user, services }) => ({
  user: user ?? null,
  needsOwner: user === undefined && (await services.accounts.needsOwner()),
  assetsOrigin: services.hosts.assetsOrigin,
}))
