import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readers } from '@heddle/publish'
import type { UserFileFacts } from './user-file.ts'

/** Where a file goes: to a site or to its draft. */
export interface UploadPlace {
  readonly projectId: string
  readonly purpose: 'production' | 'preview'
}

/** What a signed request is good for, and nothing else: one `PUT` of one file to one place. */
export interface UploadClaims extends UserFileFacts, UploadPlace {
  readonly key: string
  readonly readers: Readers
  /** Milliseconds since 1970. */
  readonly end: number
}

/** Signs requests of visitors to put a file, so that nothing has to be remembered until it comes. */
export interface UploadSigner {
  sign(claims: UploadClaims): string
  /** `undefined` for what was not signed here, for another place or key, or whose time is over. */
  read(signed: string, place: UploadPlace, key: string): UploadClaims | undefined
}

const METHOD = 'PUT'

export function createUploadSigner(secret: string, now: () => number): UploadSigner {
  const signatureOf = (text: string): string =>
    createHmac('sha256', secret).update(`upload ${METHOD} ${text}`).digest('base64url')
  return {
    sign(claims) {
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${text}.${signatureOf(text)}`
    },
    read(signed, { projectId, purpose }, key) {
      const [text = '', signature = ''] = signed.split('.')
      const [wanted, got] = [Buffer.from(signatureOf(text)), Buffer.from(signature)]
      if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return undefined
      const claims = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as UploadClaims
      const isHere = claims.projectId === projectId && claims.purpose === purpose && claims.key === key
      return isHere && now() < claims.end ? claims : undefined
    },
  }
}
