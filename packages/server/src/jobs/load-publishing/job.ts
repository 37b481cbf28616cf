import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { PublishModule } from '../../ports/ports.ts'

/** Loads all that publishing needs, so that the next one finds it there. */
export const loadPublishingJob = defineJob<{ input: PublishModule; output: undefined }>({
  name: 'load-publishing',
  lane: 'publish',
  time: LIMITS.publishTime,
  tooLong: messages.publishTooLong(LIMITS.publishTime),
  tooLarge: messages.publishTooLarge,
})
