import { uploadPlaceNamed } from '../../http/site-place.ts'
import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { listUserFilesContract } from './contract.ts'

export const route = defineRoute(listUserFilesContract, async ({ project, query: { place, ...asked }, services }) => ({
  ...(await services.userFileList.list(uploadPlaceNamed(project.id, place), asked)),
  room: services.userFiles.room,
  pageSize: LIMITS.userFilesPerPage,
}))
