import { defineRoute } from '../../http/route.ts'
import { setSecretContract } from './contract.ts'

export const route = defineRoute(setSecretContract, async ({ project, body, services }) => {
  await services.secrets.set(project.id, body)
  return { secrets: [...(await services.secrets.list(project.id))] }
})
