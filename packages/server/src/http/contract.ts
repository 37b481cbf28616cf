import type { MemberRole } from '@heddle/document'
import type { z } from 'zod'

/** Who may call a route: roles of members, and all above them, speak of the project named `:projectId` in the path. */
export type Role = 'public' | 'signed-in' | MemberRole

/** What a route promises: pure data and schemas, shared with the editor. */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Address with `:name` for parameters. */
  readonly path: string
  readonly role: Role
  /** Whose origin it stands on; the editor's when absent. On a site `public` means every visitor, and of a draft those who may see it. */
  readonly host?: 'site'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The JSON answer; for a stream, one line of it; absent for a socket. */
  readonly answer?: z.ZodType
  /** How the request or answer travels; JSON when absent. `bytes`: the handler reads the body, whatever it says it is. */
  readonly transport?: 'ndjson' | 'websocket' | 'multipart' | 'bytes'
  /** Attempts per minute and address, where fewer than the general limit. */
  readonly perMinute?: number
}

/** Keeps the exact types of the schemas and the role. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}
