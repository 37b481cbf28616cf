import { defineRoute } from '../../http/route.ts'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { compareAccess, isChanged } from '../../releases/compare-access.ts'
import { pointOf } from '../../releases/stages.ts'
import { ServerError } from '../../server-error.ts'
import { compareAccessContract } from './contract.ts'

export const route = defineRoute(compareAccessContract, async ({ project, user, body, services: { publisher, releases } }) => {
  let blocked = ''
  const draft = async (): Promise<string> => {
    const made = await publisher.publish({
      project,
      user,
      purpose: 'preview',
      emit: (event) => {
        if ('problem' in event && event.problem.severity === 'error') blocked ||= event.problem.message
      },
    })
    if (!made) throw new ServerError(messages.previewBlocked(blocked))
    return made.id
  }
  const release = await releases.load(project.id, body.releaseId ?? (await draft()))
  const { releaseId } = pointOf(project, body.against)
  const other = releaseId === null ? undefined : await releases.load(project.id, releaseId)
  const { audiences, rows } = compareAccess(release, other)
  const asked = body.onlyChanges ? rows.filter(isChanged) : rows
  return {
    audiences: [...audiences],
    rows: asked.slice(0, LIMITS.accessRows),
    total: asked.length,
    against: other?.createdAt ?? null,
  }
})
