import { readRecording, writeRecording } from '@heddle/workflow/trace'
import { expect, it } from 'vitest'
import { recordingOf } from './make-test.ts'
import { takenValues, withAnswer } from './take-values.ts'
import { keptRun, TOTAL } from './testing/kept-run.ts'

const failed = {
  status: 'failed',
  values: [{ of: 'variable', id: TOTAL, value: 15, given: 8, isMet: false }],
  step: undefined,
  effects: [],
  recording: 'as it ran now',
} as const

it('taking the new values expects what came out; the steps too where all of them count', () => {
  expect(takenValues({}, failed)).toEqual({ expected: [{ of: 'variable', id: TOTAL, value: 8 }] })
  expect(takenValues({ isExact: true }, failed)).toMatchObject({ recording: 'as it ran now' })
})

it('an answer that was asked for is kept with the test, behind those before', () => {
  const recording = writeRecording(recordingOf(keptRun()))
  const call = { actionId: 'a', name: 'storage.read', occurrence: 0, args: [] }
  const once = withAnswer({ recording }, { status: 'asks', call }, 'x')
  const twice = withAnswer({ recording: once?.recording ?? '' }, { status: 'asks', call: { ...call, occurrence: 1 } }, null)
  expect(readRecording(twice?.recording ?? '')?.given).toEqual([
    { actionId: 'a', name: 'storage.read', occurrence: 0, value: 'x' },
    { actionId: 'a', name: 'storage.read', occurrence: 1, value: null },
  ])
  expect(withAnswer({ recording: 'none' }, { status: 'asks', call }, 1)).toBeUndefined()
})
