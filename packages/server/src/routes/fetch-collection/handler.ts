import { defineRoute } from '../../http/route.ts'
import { shownTo } from '../../http/shown-to.ts'
import { fetchCollectionContract } from './contract.ts'

export const route = defineRoute(fetchCollectionContract, async ({ params, query, body, services, request, reply }) => {
  const { release, purpose, isDraft, origin } = await shownTo(request, services)
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const { limit, offset } = query
  const rows = await services.collectionRows.fetch({
    release,
    collectionId: params.collectionId,
    variables: body.variables,
    asked: body.asked,
    offset,
    limit,
    visitor: services.openVisit({ release, headers: request.headers, isDraft: purpose === 'preview', origin }),
    isDraft,
    signal: left.signal,
  })
  // Written already, and measured.
  return reply.type('application/json; charset=utf-8').send(rows)
})
