import { PassThrough } from 'node:stream'
import { bodyOf, toServerError } from '../../http/answer-errors.ts'
import { defineRoute } from '../../http/route.ts'
import { messages } from '../../messages.ts'
import { ServerError } from '../../server-error.ts'
import type { PublishEvent } from '../../releases/report.ts'
import { publishProjectContract, type PublishLine } from './contract.ts'

export const route = defineRoute(publishProjectContract, async ({ project, body, user, services, request, reply }) => {
  const lines = new PassThrough()
  const write = (line: PublishLine) => lines.write(`${JSON.stringify(line)}\n`)
  const stage = body?.stage ?? 'production'
  const url = stage === 'production' ? await services.siteOrigin(project) : services.hosts.siteOrigin(project.slug, stage)
  let errors = 0
  const emit = (event: PublishEvent): void => {
    if ('problem' in event) errors += event.problem.severity === 'error' ? 1 : 0
    write(toLine(event, url))
  }
  // Publishing goes on when the editor closes the connection: a release is made whole or not at all.
  void services.publisher
    .publish({ project, user, purpose: 'production', stage, asksFirst: body?.asksFirst ?? false, emit })
    .then((release) => release ?? write(bodyOf(new ServerError(messages.publishBlocked(errors)))))
    .catch((error: unknown) => {
      const known = toServerError(error)
      if (known !== error) request.log.error({ err: error }, 'publishing failed')
      write(bodyOf(known))
    })
    .finally(() => lines.end())
  return reply.header('content-type', 'application/x-ndjson; charset=utf-8').header('cache-control', 'no-store').send(lines)
})

function toLine(event: PublishEvent, url: string): PublishLine {
  if ('release' in event) return { release: { id: event.release.id, url, ...(event.release.isHeld && { isHeld: true }) } }
  if ('step' in event) return event
  const [kind, id] = event.problem.path.split('/')
  return {
    problem: {
      ...event.problem,
      ...(kind === 'node' && id !== undefined ? { nodeId: id } : {}),
      ...(kind === 'page' && id !== undefined ? { pageId: id } : {}),
    },
  }
}
