import { placeNamed, tellDeleted } from '../../http/account-link.ts'
import { defineRoute } from '../../http/route.ts'
import { deleteAccountContract } from './contract.ts'

export const route = defineRoute(deleteAccountContract, async ({ project, params, query, services }) => {
  const member = await services.siteMembers.remove(placeNamed(project.id, query.place), params.accountId)
  await tellDeleted(services, project, { place: query.place, member })
  return { done: true }
})
