import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import type { PublishModule } from '../../ports/ports.ts'
import { defineJob } from '../../pool/job.ts'
import type { PackedChunk } from '../../releases/chunk-store.ts'

/** Reads files of Heddle's build and compresses them. */
export const packChunksJob = defineJob<{
  input: { readonly publishing: PublishModule; readonly files: readonly string[] }
  output: readonly PackedChunk[]
}>({
  name: 'pack-chunks',
  lane: 'publish',
  time: LIMITS.publishTime,
  tooLong: messages.publishTooLong(LIMITS.publishTime),
  tooLarge: messages.publishTooLarge,
})
