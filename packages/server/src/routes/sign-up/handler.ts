import { defineRoute } from '../../http/route.ts'
import { signUpContract } from './contract.ts'

export const route = defineRoute(signUpContract, async ({ body, services, reply }) => {
  const { user, cookies } = await services.accounts.signUpOwner(body)
  reply.header('set-cookie', cookies)
  return { user }
})
