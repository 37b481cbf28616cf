import { defineRoute } from '../../http/route.ts'
import { trySourceContract } from './contract.ts'

export const route = defineRoute(trySourceContract, async ({ params, project, body, services, reply }) => {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const { action, config, offset, limit, withRows, visitor } = body
  const tried = {
    projectId: project.id,
    namespace: params.namespace,
    action,
    config,
    offset,
    limit,
    withRows,
    visitor,
    signal: left.signal,
  }
  return services.sourceTries.try(tried)
})
