import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the right to see the draft of one project until a time. */
export interface PreviewKeys {
  /** `expires`: milliseconds since 1970. */
  sign(projectId: string, expires: number): string
  isValid(projectId: string, key: string | undefined, now: number): boolean
}

export function createPreviewKeys(secret: string): PreviewKeys {
  const mark = (projectId: string, expires: string): string =>
    createHmac('sha256', secret).update(`preview ${projectId} ${expires}`).digest('base64url')
  return {
    sign: (projectId, expires) => `${expires}.${mark(projectId, String(expires))}`,
    isValid(projectId, key, now) {
      const [expires = '', given = ''] = (key ?? '').split('.')
      if (!/^\d{1,15}$/.test(expires) || Number(expires) <= now) return false
      const wanted = Buffer.from(mark(projectId, expires))
      const got = Buffer.from(given)
      return wanted.length === got.length && timingSafeEqual(wanted, got)
    },
  }
}
