import { PREVIEW_QUERY } from '../../hosting/guard-preview.ts'
import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { previewProjectContract } from './contract.ts'

export const route = defineRoute(previewProjectContract, async ({ project, user, sessionId, services, request }) => {
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
  const { hosts, previews } = services
  const editor = hosts.editorOrigins.findIndex((origin) => new URL(origin).host === request.checkedHost)
  const key = previews.sign({ projectId: project.id, releaseId: release.id, sessionId, editor: Math.max(0, editor) })
  return { url: `${hosts.previewOrigin(project.slug)}/?${PREVIEW_QUERY}=${key}`, end: release.created_at + LIMITS.draftLife }
})
