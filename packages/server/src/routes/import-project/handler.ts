import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { importProjectContract } from './contract.ts'

export const route = defineRoute(importProjectContract, async ({ request, reply, user, services }) => {
  const part = await request.file({ limits: { fileSize: LIMITS.projectFileBytes } })
  if (!part || part.fieldname !== 'file') throw new ServerError(messages.noFile, 'file')
  // Somebody who called it off gets no project.
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return { project: services.projects.summaryOf(await services.projectFiles.import(user, part.file, left.signal)) }
})
