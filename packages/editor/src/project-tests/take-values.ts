import type { TestResult } from '@heddle/canvas/protocol'
import type { TestRecord } from '@heddle/document'
import type { TestValues } from '@heddle/document/operations'
import type { Json } from '@heddle/store'
import { readRecording, writeRecording } from '@heddle/workflow/trace'

type Ran = Extract<TestResult, { readonly status: 'passed' | 'failed' }>
type Asks = Extract<TestResult, { readonly status: 'asks' }>

/** A test that expects what came out: its values, and its steps where they count. */
export function takenValues({ isExact }: Pick<TestRecord, 'isExact'>, { values, recording }: Ran): TestValues {
  return {
    expected: values.map(({ of, id, given }) => ({ of, id, value: given as Json })),
    ...(isExact && { recording }),
  }
}

/** A test that knows the answer to what it asked. */
export function withAnswer({ recording }: Pick<TestRecord, 'recording'>, { call }: Asks, value: unknown): TestValues | undefined {
  const kept = readRecording(recording)
  const { actionId, name, occurrence } = call
  return kept && { recording: writeRecording({ ...kept, given: [...kept.given, { actionId, name, occurrence, value }] }) }
}
