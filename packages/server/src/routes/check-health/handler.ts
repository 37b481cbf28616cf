import { defineRoute } from '../../http/route.ts'
import { checkHealthContract } from './contract.ts'

export const route = defineRoute(checkHealthContract, async ({ services }) => {
  await services.checkStorage()
  return { status: 'ok' }
})
