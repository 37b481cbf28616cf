import { createHmac, timingSafeEqual } from 'node:crypto'
import { LIMITS } from '../limits.ts'
import type { Database } from '../ports/database.ts'

/**
 * Who may see a draft: whoever brings an address that a member signed, for a short while, then the holder of the cookie it was
 * exchanged for. Both end a fixed time after the member asked, and at once when the member's session ends or the member leaves.
 */
export interface Previews {
  /** The key of a new address, valid for `LIMITS.previewAddress`. */
  sign(projectId: string, sessionId: string): string
  /** Exchanges the key of an address for a cookie; `undefined` when it gives no right (any more). */
  enter(projectId: string, key: string | undefined): Promise<{ readonly value: string; readonly seconds: number } | undefined>
  /** True for a cookie that still lets see. */
  maySee(projectId: string, cookie: string): Promise<boolean>
}

/** What a key is for. Signed with it, so that a cookie is never taken for an address, which would renew it for ever. */
type Purpose = 'address' | 'cookie'

/** Who let see, and when: milliseconds since 1970. */
interface Grant {
  readonly issued: number
  readonly sessionId: string
}

const LIFETIME: Readonly<Record<Purpose, number>> = { address: LIMITS.previewAddress, cookie: LIMITS.previewCookie }
const KEY = /^(\d{1,15})\.([0-9a-z]{1,64})\.([\w-]{1,64})$/

export function createPreviews({ db }: Database, options: { readonly secret: string; readonly now: () => number }): Previews {
  const { secret, now } = options

  const write = (purpose: Purpose, projectId: string, { issued, sessionId }: Grant): string => {
    const mark = createHmac('sha256', secret).update(`preview ${purpose} ${projectId} ${issued} ${sessionId}`).digest('base64url')
    return `${issued}.${sessionId}.${mark}`
  }

  function read(purpose: Purpose, projectId: string, key: string): Grant | undefined {
    const [, issued = '', sessionId = ''] = KEY.exec(key) ?? []
    const grant = { issued: Number(issued), sessionId }
    const [wanted, got] = [Buffer.from(write(purpose, projectId, grant)), Buffer.from(key)]
    const isOurs = sessionId !== '' && wanted.length === got.length && timingSafeEqual(wanted, got)
    return isOurs && now() < grant.issued + LIFETIME[purpose] ? grant : undefined
  }

  /** True while the session that let see is open and its person a member. */
  async function stands({ sessionId }: Grant, projectId: string): Promise<boolean> {
    const row = await db
      .selectFrom('session')
      .innerJoin('project_member', 'project_member.user_id', 'session.userId')
      .select('session.expiresAt')
      .where('session.id', '=', sessionId)
      .where('project_member.project_id', '=', projectId)
      .executeTakeFirst()
    return row !== undefined && new Date(row.expiresAt).getTime() > now()
  }

  return {
    sign: (projectId, sessionId) => write('address', projectId, { issued: now(), sessionId }),
    async enter(projectId, key) {
      const grant = key === undefined ? undefined : read('address', projectId, key)
      if (!grant || !(await stands(grant, projectId))) return undefined
      const seconds = Math.ceil((grant.issued + LIFETIME.cookie - now()) / 1000)
      return { value: write('cookie', projectId, grant), seconds }
    },
    async maySee(projectId, cookie) {
      const grant = read('cookie', projectId, cookie)
      return grant !== undefined && (await stands(grant, projectId))
    },
  }
}
