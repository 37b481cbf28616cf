import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { StoragePlace } from '../../ports/object-storage.ts'

/** Which of some uploaded files releases of a project have; their lists are long where the site is large. */
export const findReleasedFilesJob = defineJob<{
  input: {
    readonly storage: StoragePlace
    readonly projectId: string
    readonly releaseIds: readonly string[]
    readonly files: readonly string[]
  }
  output: readonly string[]
}>({
  name: 'find-released-files',
  lane: 'transfer',
  time: LIMITS.transferTime,
  tooLong: messages.transferTooLong,
  tooLarge: messages.transferTooLarge,
})
