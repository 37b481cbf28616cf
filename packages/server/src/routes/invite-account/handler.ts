import { passwordLink, placeNamed, sendInvitation } from '../../http/account-link.ts'
import { defineRoute } from '../../http/route.ts'
import { inviteAccountContract } from './contract.ts'

export const route = defineRoute(inviteAccountContract, async ({ project, body: { place, ...person }, services }) => {
  const { account, token } = await services.siteMembers.invite(placeNamed(project.id, place), person)
  const link = await passwordLink(services, project, { place, token })
  return {
    account,
    link,
    letter: await sendInvitation(services, project, { place, email: account.email, name: account.name, link }),
  }
})
