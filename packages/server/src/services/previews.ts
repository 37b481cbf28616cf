import { createHmac, timingSafeEqual } from 'node:crypto'
import { LIMITS } from '../limits.ts'
import type { Database } from '../ports/database.ts'

/**
 * Who may see a draft: whoever brings an address that a member signed, for a short while, then the holder of the cookie it was
 * exchanged for. Both name one draft and end with it, and at once when the member's session ends or the member leaves.
 */
export interface Previews {
  /** The key of a new address of a draft, valid for `LIMITS.previewAddress`. */
  sign(grant: Omit<Grant, 'end'>): string
  /** Exchanges the key of an address of the site for a cookie; `undefined` when it gives no right (any more). */
  enter(
    slug: string,
    key: string | undefined,
  ): Promise<{ readonly grant: Grant; readonly value: string; readonly seconds: number } | undefined>
  /** What a cookie lets see (still). */
  admit(slug: string, cookie: string): Promise<Grant | undefined>
}

/** Which draft may be seen, who let it be seen, and until when: milliseconds since 1970. */
export interface Grant {
  readonly end: number
  readonly projectId: string
  readonly releaseId: string
  readonly sessionId: string
  /** Which address of the editor it was asked from: the draft speaks with that one alone. */
  readonly editor: number
}

/** What a key is for. Signed with it, so that a cookie is never taken for an address, which would renew it for ever. */
type Purpose = 'address' | 'cookie'

const KEY = /^(\d{1,15})\.([0-9a-z]{1,64})\.([0-9a-z]{1,64})\.([0-9a-z]{1,64})\.(\d)\.[\w-]{1,64}$/

export function createPreviews({ db }: Database, options: { readonly secret: string; readonly now: () => number }): Previews {
  const { secret, now } = options

  const write = (purpose: Purpose, { end, projectId, releaseId, sessionId, editor }: Grant): string => {
    const text = `${end}.${projectId}.${releaseId}.${sessionId}.${editor}`
    return `${text}.${createHmac('sha256', secret).update(`draft ${purpose} ${text}`).digest('base64url')}`
  }

  function read(purpose: Purpose, key: string): Grant | undefined {
    const [, end, projectId = '', releaseId = '', sessionId = '', editor] = KEY.exec(key) ?? []
    const grant = { end: Number(end), projectId, releaseId, sessionId, editor: Number(editor) }
    const [wanted, got] = [Buffer.from(write(purpose, grant)), Buffer.from(key)]
    const isOurs = sessionId !== '' && wanted.length === got.length && timingSafeEqual(wanted, got)
    return isOurs && now() < grant.end ? grant : undefined
  }

  /** When the draft ends, while it is one of this address, the session that let it be seen open, and its person a member. */
  async function endOf({ projectId, releaseId, sessionId }: Grant, slug: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('session')
      .innerJoin('project_member', 'project_member.user_id', 'session.userId')
      .innerJoin('project', 'project.id', 'project_member.project_id')
      .innerJoin('release', 'release.project_id', 'project.id')
      .select(['session.expiresAt', 'release.created_at'])
      .where('session.id', '=', sessionId)
      .where('project.id', '=', projectId)
      .where('project.slug', '=', slug)
      .where('release.id', '=', releaseId)
      .where('release.purpose', '=', 'preview')
      .executeTakeFirst()
    if (!row || new Date(row.expiresAt).getTime() <= now()) return undefined
    const end = row.created_at + LIMITS.draftLife
    return now() < end ? end : undefined
  }

  return {
    sign: (grant) => write('address', { ...grant, end: now() + LIMITS.previewAddress }),
    async enter(slug, key) {
      const asked = key === undefined ? undefined : read('address', key)
      const end = asked && (await endOf(asked, slug))
      if (!asked || end === undefined) return undefined
      const grant = { ...asked, end }
      return { grant, value: write('cookie', grant), seconds: Math.ceil((end - now()) / 1000) }
    },
    async admit(slug, cookie) {
      const grant = read('cookie', cookie)
      return grant && (await endOf(grant, slug)) !== undefined ? grant : undefined
    },
  }
}
