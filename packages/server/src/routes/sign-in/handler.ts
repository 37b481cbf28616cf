import { defineRoute } from '../../http/route.ts'
import { signInContract } from './contract.ts'

export const route = defineRoute(signInContract, async ({ body, services, reply }) => {
  const { user, cookies } = await services.accounts.signIn(body)
  reply.header('set-cookie', cookies)
  return { user }
})
