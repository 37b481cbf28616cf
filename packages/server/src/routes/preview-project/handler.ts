import { PREVIEW_QUERY } from '../../hosting/guard-preview.ts'
import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { previewProjectContract } from './contract.ts'

export const route = defineRoute(previewProjectContract, async ({ project, user, services }) => {
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
  const key = services.previewKeys.sign(project.id, services.now() + LIMITS.previewAddress)
  return { url: `${services.hosts.previewOrigin(project.slug)}/?${PREVIEW_QUERY}=${key}` }
})
