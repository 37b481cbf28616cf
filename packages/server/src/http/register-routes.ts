import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, FastifySchema } from 'fastify'
import { LIMITS } from '../limits.ts'
import type { Services } from '../services.ts'
import { authorise, type Access } from './authorise.ts'
import type { Contract } from './contract.ts'
import type { Route } from './route.ts'

const NO_ACCESS: Access = { user: undefined, sessionId: undefined, project: undefined, memberRole: undefined }

function schemaOf({ params, query, body, answer, transport }: Contract): FastifySchema {
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(answer && transport !== 'ndjson' ? { response: { 200: answer } } : {}),
  }
}

/** A place of its own for a route that reads the body itself, whatever type that says it has. */
const withAnyBody =
  (register: (app: FastifyInstance) => unknown): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    register(app)
  }

/** Registers every route: who may, then what must hold of the input, then the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  const accesses = new WeakMap<FastifyRequest, Access>()
  for (const { contract, handle, connect } of routes) {
    const contextOf = (request: FastifyRequest) => ({
      ...(accesses.get(request) ?? NO_ACCESS),
      params: request.params,
      query: request.query,
      body: request.body,
      services,
      request,
    })
    const register = (to: FastifyInstance): unknown =>
      to.route({
        method: contract.method,
        url: contract.path,
        schema: schemaOf(contract),
        config: {
          ...(contract.perMinute !== undefined && {
            rateLimit: {
              max: contract.perMinute,
              timeWindow: LIMITS.rateWindow,
              groupId: ` ${contract.method} ${contract.path}`,
            },
          }),
          ...(contract.host !== undefined && { isOnSites: true }),
        },
        // Before the body is read: nobody uploads without the right to.
        preParsing: async (request) => {
          accesses.set(request, await authorise(request, contract.role, services))
        },
        handler: async (request, reply) => (handle ? handle({ ...contextOf(request), reply } as never) : reply.callNotFound()),
        ...(connect
          ? {
              wsHandler: (socket, request) => {
                connect(contextOf(request) as never, socket).catch((error: unknown) => {
                  request.log.error({ err: error }, 'a connection could not be served')
                  socket.close(1011)
                })
              },
            }
          : {}),
      })
    if (contract.transport === 'bytes') app.register(withAnyBody(register))
    else register(app)
  }
}
