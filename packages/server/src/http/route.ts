import type { MemberRole } from '@heddle/document'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import type { ProjectRow } from '../ports/database.ts'
import type { User } from '../services/accounts.ts'
import type { Services } from '../services.ts'
import type { Contract, Role } from './contract.ts'

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type UserFor<R extends Role> = R extends 'public' ? User | undefined : User
type ProjectFor<R extends Role> = R extends MemberRole ? ProjectRow : undefined
type AnswerOf<C extends Contract> = C['answer'] extends z.ZodType ? z.input<C['answer']> : undefined

/** What a handler gets: checked input, who asks, the project they may work on, and the services. */
export interface RouteContext<C extends Contract> {
  readonly params: Parsed<C['params']>
  readonly query: Parsed<C['query']>
  readonly body: Parsed<C['body']>
  readonly user: UserFor<C['role']>
  /** Names the session of the request, when there is one. */
  readonly sessionId: C['role'] extends 'public' ? string | undefined : string
  readonly project: ProjectFor<C['role']>
  /** What the person may do in the project. */
  readonly memberRole: C['role'] extends MemberRole ? MemberRole : undefined
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A route whatever its schemas: what `register-routes` works on, after the input was checked by them. */
export interface Route {
  readonly contract: Contract
  readonly handle?: (context: never) => Promise<unknown>
  readonly connect?: (context: never, socket: WebSocket) => Promise<void>
}

/** Joins a contract and its handler, which returns the JSON answer or the reply it has written itself. */
export function defineRoute<C extends Contract>(
  contract: C,
  handle: (context: RouteContext<C>) => Promise<AnswerOf<C> | FastifyReply>,
): Route {
  return { contract, handle }
}

/** Joins a contract and what happens on its WebSocket; the context was checked before the upgrade. */
export function defineSocketRoute<C extends Contract>(
  contract: C,
  connect: (context: RouteContext<C>, socket: WebSocket) => Promise<void>,
): Route {
  return { contract, connect }
}
