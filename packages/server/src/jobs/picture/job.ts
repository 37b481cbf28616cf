import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'

/** Decodes a raster picture, since a header that promises one is not enough. Answers with its size as it is shown. */
export const pictureJob = defineJob<{
  input: { readonly path: string; readonly name: string; readonly mime: string }
  output: { readonly width: number; readonly height: number }
}>({
  name: 'picture',
  lane: 'picture',
  time: LIMITS.pictureTime,
  tooLong: messages.fileTooComplex,
  tooLarge: messages.fileTooComplex,
})
