import { placeNamed } from '../../http/account-link.ts'
import { defineRoute } from '../../http/route.ts'
import { changeAccountContract } from './contract.ts'

export const route = defineRoute(changeAccountContract, ({ project, params, body: { place, ...change }, services }) =>
  services.siteMembers.change(placeNamed(project.id, place), params.accountId, change),
)
