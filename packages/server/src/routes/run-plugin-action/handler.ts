import { defineRoute } from '../../http/route.ts'
import { shownTo } from '../../http/shown-to.ts'
import { runPluginActionContract } from './contract.ts'

export const route = defineRoute(runPluginActionContract, async ({ params, body, services, request, reply }) => {
  const { release, purpose, isDraft, origin } = await shownTo(request, services)
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const answer = await services.serverActions.run({
    release,
    name: params.name,
    values: body.values,
    visitor: services.openVisit({ release, headers: request.headers, isDraft: purpose === 'preview', origin }),
    isDraft,
    signal: left.signal,
  })
  // Written already, and measured.
  return reply.type('application/json; charset=utf-8').send(answer)
})
