import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { importProjectContract } from './contract.ts'

export const route = defineRoute(importProjectContract, async ({ request, user, services }) => {
  const part = await request.file({ limits: { fileSize: LIMITS.projectFileBytes } })
  if (!part || part.fieldname !== 'file') throw new ServerError(messages.noFile, 'file')
  return { project: services.projects.summaryOf(await services.projectFiles.import(user, part.file)) }
})
