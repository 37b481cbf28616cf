import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { PictureSize } from '../../uploads/svg-size.ts'

export interface SniffedFile {
  /** Name in the asset storage: its content's hash and the ending of its kind. */
  readonly file: string
  /** Bytes of what is to be kept. */
  readonly size: number
  /** Of a vector picture, by what it says of itself. */
  readonly pictureSize: PictureSize
}

/** Looks at an uploaded file: what it is, whether it may be kept, and its name. A vector picture is rewritten in its place. */
export const sniffJob = defineJob<{
  input: { readonly path: string; readonly name: string; readonly claimedMime: string }
  output: SniffedFile
}>({
  name: 'sniff',
  lane: 'sniff',
  time: LIMITS.sniffTime,
  tooLong: messages.fileTooComplex,
  tooLarge: messages.fileTooComplex,
})
