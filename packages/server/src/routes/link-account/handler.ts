import { passwordLink, placeNamed } from '../../http/account-link.ts'
import { defineRoute } from '../../http/route.ts'
import { linkAccountContract } from './contract.ts'

export const route = defineRoute(linkAccountContract, async ({ project, params, body: { place }, services }) => {
  const token = await services.siteMembers.passwordToken(placeNamed(project.id, place), params.accountId)
  return { link: await passwordLink(services, project, { place, token }) }
})
