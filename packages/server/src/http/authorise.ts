import { isAtLeast, type MemberRole } from '@heddle/document'
import type { FastifyRequest } from 'fastify'
import { messages } from '../messages.ts'
import type { ProjectRow } from '../ports/database.ts'
import { ServerError } from '../server-error.ts'
import type { User } from '../services/accounts.ts'
import type { Services } from '../services.ts'
import type { Role } from './contract.ts'

export interface Access {
  readonly user: User | undefined
  readonly sessionId: string | undefined
  readonly project: ProjectRow | undefined
  /** What the person may do in the project. */
  readonly memberRole: MemberRole | undefined
}

/**
 * Decides whether the request may use a route of this role. Throws `signed-out`, `no-project` or `role-too-low`.
 * A project one is no member of is answered exactly like one that does not exist.
 */
export async function authorise(request: FastifyRequest, role: Role, services: Services): Promise<Access> {
  const session = await services.accounts.sessionOf(request.headers.cookie)
  const user = session?.user
  const sessionId = session?.id
  if (role === 'public') return { user, sessionId, project: undefined, memberRole: undefined }
  if (!user) throw new ServerError(messages.signInFirst)
  if (role === 'signed-in') return { user, sessionId, project: undefined, memberRole: undefined }
  const { projectId } = request.params as { readonly projectId?: string }
  const found = projectId ? await services.projects.findFor(user.id, projectId) : undefined
  if (!found) throw new ServerError(messages.noProject)
  if (!isAtLeast(found.role, role)) throw new ServerError(messages.roleTooLow(found.role, role))
  return { user, sessionId, project: found.project, memberRole: found.role }
}
