import { defineRoute } from '../../http/route.ts'
import { listSecretsContract } from './contract.ts'

export const route = defineRoute(listSecretsContract, async ({ project, services }) => ({
  secrets: [...(await services.secrets.list(project.id))],
}))
