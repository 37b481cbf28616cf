import { isAtLeast } from '@heddle/document'
import { defineRoute } from '../../http/route.ts'
import { invitationTold } from '../../http/shapes.ts'
import { listMembersContract } from './contract.ts'

export const route = defineRoute(listMembersContract, async ({ project, user, memberRole, services: { members } }) => {
  const isManager = isAtLeast(memberRole, 'admin')
  const [all, invitations] = await Promise.all([
    members.list(project.id),
    isManager ? members.invitations(project.id) : Promise.resolve([]),
  ])
  return {
    role: memberRole,
    members: all.map((member) => ({ ...member, isYou: member.id === user.id })),
    invitations: invitations.map(invitationTold),
  }
})
