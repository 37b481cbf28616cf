import type { DocumentRecord, Issue } from '@heddle/document'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import { defineJob } from '../../pool/job.ts'
import type { PublishModule } from '../../ports/ports.ts'
import type { PublishEvent } from '../../releases/report.ts'

/** Runs the tests of a project with the code that its release would have. Items: the project's records. Answers what failed. */
export const runTestsJob = defineJob<{
  input: PublishModule
  item: DocumentRecord
  event: PublishEvent
  output: readonly Issue[]
}>({
  name: 'run-tests',
  lane: 'tests',
  time: LIMITS.testsTime,
  tooLong: messages.testsTooLong(LIMITS.testsTime),
  tooLarge: messages.testsTooLarge,
})
