import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../ports/database.ts'

/**
 * Who may have an upload from the origin of uploads, where no cookie of the editor goes: whoever brings the key of an open session,
 * while the person of that session is a member of a project that has the file. Sites give out their own copies, by the rules of
 * their pages.
 */
export interface AssetKeys {
  /** What addresses of uploads begin with for this session. */
  keyOf(sessionId: string): string
  mayRead(key: string, file: string): Promise<boolean>
}

const KEY = /^([\w-]{1,64})\.[\w-]{43}$/

export function createAssetKeys({ db }: Database, options: { readonly secret: string; readonly now: () => number }): AssetKeys {
  const keyOf = (sessionId: string): string =>
    `${sessionId}.${createHmac('sha256', options.secret).update(`uploads ${sessionId}`).digest('base64url')}`
  return {
    keyOf,
    async mayRead(key, file) {
      const sessionId = KEY.exec(key)?.[1]
      if (sessionId === undefined || !timingSafeEqual(Buffer.from(keyOf(sessionId)), Buffer.from(key))) return false
      const row = await db
        .selectFrom('session')
        .innerJoin('project_member', 'project_member.user_id', 'session.userId')
        .innerJoin('asset', 'asset.project_id', 'project_member.project_id')
        .select('session.expiresAt')
        .where('session.id', '=', sessionId)
        .where('asset.file', '=', file)
        .executeTakeFirst()
      return row !== undefined && new Date(row.expiresAt).getTime() > options.now()
    },
  }
}
