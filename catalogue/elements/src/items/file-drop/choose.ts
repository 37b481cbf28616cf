import { toFinite } from '../../lib/controls/to-finite.ts'
import { isAccepted } from './accept.ts'
import { LIMITS, MEGABYTE } from './limits.ts'

/** Why a file is not taken. */
export type Reason = 'type' | 'tooLarge' | 'tooSmall' | 'totalTooLarge' | 'tooMany' | 'folder'

/** What files must be: sizes in megabytes. Bound limits may be anything: what is no number is the usual one. */
export type Limits = { readonly [limit in keyof typeof LIMITS]: unknown }

export interface Given {
  /** The files so far; where one is held at a time the first that is taken gets its place. */
  readonly held: readonly File[]
  readonly given: readonly File[]
  /** Those of them that are none. */
  readonly folders: readonly File[]
  readonly accept: readonly string[]
  readonly multiple: boolean
}

/** A file that was not taken. */
export interface Refused {
  readonly file: File
  readonly reason: Reason
}

/** Takes what may be held of new files. */
export function chooseFiles({ held, given, folders, accept, multiple }: Given, limits: Limits) {
  const read = (limit: keyof Limits): number => toFinite(limits[limit]) ?? LIMITS[limit].default
  const files = multiple ? [...held] : []
  const refused: Refused[] = []
  const most = multiple ? read('maxFiles') : 1
  let size = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of given) {
    const megabytes = file.size / MEGABYTE
    const reason: Reason | false =
      (folders.includes(file) && 'folder') ||
      (!isAccepted(file, accept) && 'type') ||
      (megabytes > read('maxFileSize') && 'tooLarge') ||
      (megabytes < read('minFileSize') && 'tooSmall') ||
      (files.length >= most && 'tooMany') ||
      ((size + file.size) / MEGABYTE > read('maxTotalSize') && 'totalTooLarge')
    if (reason) refused.push({ file, reason })
    else {
      files.push(file)
      size += file.size
    }
  }
  return { files, refused }
}
