import { placeNamed } from '../../http/account-link.ts'
import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { listAccountsContract } from './contract.ts'

export const route = defineRoute(listAccountsContract, async ({ project, query: { place, ...asked }, services }) => ({
  ...(await services.siteMembers.list(placeNamed(project.id, place), asked)),
  pageSize: LIMITS.accountsPerPage,
}))
