import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { StoragePlace } from '../../ports/object-storage.ts'

/**
 * Makes an uploaded picture as wide as is asked, in a modern format; it never gets wider than it is. Or an icon of it: a square, as PNG.
 */
export const narrowPictureJob = defineJob<{
  input: { readonly storage: StoragePlace; readonly file: string; readonly width: number; readonly isIcon?: boolean }
  output: Uint8Array
}>({
  name: 'narrow-picture',
  lane: 'narrow',
  time: LIMITS.narrowTime,
  tooLong: messages.fileTooComplex,
  tooLarge: messages.fileTooComplex,
})
