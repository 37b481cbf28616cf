import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { MAX_EXPECTATIONS, MAX_RECORDING } from '../records/test-types.ts'
import type { TestRecord } from '../records/types.ts'
import { checkName } from './names.ts'

/** What is wrong with a test of the project. A workflow that is gone is no fault of it: it fails, and says so. */
export function checkTest({ id, name, recording, expected, isExact }: TestRecord): readonly Issue[] {
  const path = `test/${id}`
  const issues: Issue[] = [...checkName(name, `${path}/name`)]
  if (recording.length > MAX_RECORDING)
    issues.push(errorAt('too-large', `${path}/recording`, MESSAGES.recordingTooLong(MAX_RECORDING)))
  if (expected.length > MAX_EXPECTATIONS)
    issues.push(errorAt('too-large', `${path}/expected`, MESSAGES.tooManyExpectations(MAX_EXPECTATIONS)))
  if (expected.length === 0 && !isExact) issues.push(errorAt('nothing-expected', `${path}/expected`, MESSAGES.nothingExpected))
  return issues
}
