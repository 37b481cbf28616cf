import { PREVIEW_QUERY } from '../../hosting/guard-preview.ts'
import { defineRoute } from '../../http/route.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { previewProjectContract } from './contract.ts'

export const route = defineRoute(previewProjectContract, async ({ project, user, sessionId, services }) => {
  let blocked: string | undefined
  const release = await services.publisher.publish({
    project,
    user,
    purpose: 'preview',
    emit: (event) => {
      if ('problem' in event && event.problem.severity === 'error') blocked ??= event.problem.message
    },
  })
  if (!release) throw new ServerError(messages.previewBlocked(blocked ?? ''))
  const key = services.previews.sign(project.id, sessionId)
  return { url: `${services.hosts.previewOrigin(project.slug)}/?${PREVIEW_QUERY}=${key}` }
})
