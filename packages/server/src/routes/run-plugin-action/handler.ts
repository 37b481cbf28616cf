import { defineRoute } from '../../http/route.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import { runPluginActionContract } from './contract.ts'

export const route = defineRoute(runPluginActionContract, async ({ params, body, services, request, reply }) => {
  const { place } = request
  if (place?.kind !== 'site' && place?.kind !== 'preview') throw new ServerError(messages.notFound)
  const shown = place.kind === 'preview' ? request.draft?.shown : await services.releases.current(place.slug)
  if (!shown) throw new ServerError(messages.noSite)
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const answer = await services.serverActions.run({
    release: shown.release,
    name: params.name,
    values: body.values,
    visitor: services.openVisit({ release: shown.release, headers: request.headers, isDraft: place.kind === 'preview' }),
    isDraft: place.kind === 'preview',
    signal: left.signal,
  })
  // Written already, and measured.
  return reply.type('application/json; charset=utf-8').send(answer)
})
