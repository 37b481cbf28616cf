import { defineRoute } from '../../http/route.ts'
import { deleteProjectContract } from './contract.ts'

export const route = defineRoute(deleteProjectContract, async ({ project, services }) => {
  await services.deleteProject(project)
  return { done: true }
})
