import { defineRoute } from '../../http/route.ts'
import { uploadPlaceNamed } from '../../http/site-place.ts'
import { deleteUserFileContract } from './contract.ts'

export const route = defineRoute(deleteUserFileContract, async ({ project, params, query, services }) => {
  await services.userFileList.remove(uploadPlaceNamed(project.id, query.place), params.key)
  return { done: true }
})
