import { LIMITS } from '../limits.ts'

/** What a visitor says of a file, made fit to be kept. */
export interface UserFileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly tag: string
}

/** Letters and digits of any script, dots and hyphens stay; all else becomes an underscore (specification section 7). */
export const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}.-]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-LIMITS.userFileName) || 'file'

/** Ending of a name without its dot; empty when it has none. */
export const endingOf = (name: string): string => /[^.]\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Kinds that a browser shows by itself and never runs. What is none of them is handed out to be saved, as bytes. */
const SHOWN: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'video/mp4',
  'video/ogg',
  'video/webm',
])
const VECTOR = 'image/svg+xml'
const BYTES = 'application/octet-stream'

/** How a file is handed out, whatever it claims to be: nothing of it may run as a page or a script of the site. */
export function servedAs({ name, type }: Pick<UserFileFacts, 'name' | 'type'>): {
  readonly type: string
  readonly disposition: string
} {
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const isShown = SHOWN.has(kind) || kind === 'text/plain'
  // Pictures on pages are drawn also when they are handed out to be saved; a vector picture opened by itself is saved.
  const shownType = kind === 'text/plain' ? 'text/plain; charset=utf-8' : isShown || kind === VECTOR ? kind : BYTES
  return { type: shownType, disposition: `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}` }
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Where a file lies in storage. */
export const userFileKey = (projectId: string, key: string): string => `${userFilesFolder(projectId)}/${key}`
export const userFilesFolder = (projectId: string): string => `${USER_FILES}/${projectId}`
/** The folder of all of them. */
export const USER_FILES = 'user-files'
