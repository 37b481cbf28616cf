import { placeNamed } from '../../http/account-link.ts'
import { defineRoute } from '../../http/route.ts'
import { deleteAccountContract } from './contract.ts'

export const route = defineRoute(deleteAccountContract, async ({ project, params, query, services }) => {
  await services.siteMembers.remove(placeNamed(project.id, query.place), params.accountId)
  return { done: true }
})
