import { readRecording, writeRecording } from '@heddle/workflow/trace'
import { expect, it } from 'vitest'
import { offeredValues, recordingOf, secretsOf, whyNoTest } from './make-test.ts'
import { ASK, FLOW, keptRun, KEEP, ORDERS, PASSWORD, PAST, TOTAL } from './testing/kept-run.ts'
import { words } from './words.ts'

it('a run offers how it ended, variables with those that it changed chosen, and what its actions gave', () => {
  expect(offeredValues(keptRun())).toEqual([
    { of: 'end', id: FLOW, value: { status: 'done', result: 15 }, isSuggested: false },
    { of: 'variable', id: TOTAL, value: 15, isSuggested: true },
    { of: 'result', id: ASK, value: { rate: 3 }, isSuggested: false },
    { of: 'result', id: KEEP, value: 15, isSuggested: false },
  ])
})

it('of a run that changed nothing how it ended is chosen', () => {
  const [end, total] = offeredValues(keptRun({ changes: [] }))
  expect([end?.isSuggested, total?.isSuggested]).toEqual([true, false])
})

it('what is kept is the run with its answers and the values it began with, and no secret', () => {
  const text = writeRecording(recordingOf(keptRun()))
  expect(readRecording(text)).toMatchObject({
    workflowId: FLOW,
    page: { id: 'home000000000000', lang: 'en' },
    calls: [{ name: 'http.send', answer: { value: { data: { rate: 3 } } } }],
    values: { [TOTAL]: 0 },
    rows: { [ORDERS]: [{ n: 1 }] },
  })
  expect(text).not.toContain(PAST)
  expect(text).not.toContain('hunter2')
  expect(offeredValues(keptRun()).some(({ id }) => id === PASSWORD)).toBe(false)
})

it('a secret is masked where it went as a plain argument or result, and so it is offered', () => {
  const entry = (kind: 'call' | 'result', id: string, value: unknown) => ({ kind, id, at: 0, value })
  const base = keptRun()
  const run = keptRun({
    entries: [
      ...base.entries.slice(0, 2),
      entry('call', 'storage.write', ['local', 'note', 'hunter2']),
      entry('result', ASK, 'Bearer hunter2'),
      ...base.entries.slice(4),
    ],
  })
  expect([...secretsOf(run)]).toEqual(['hunter2'])
  expect(writeRecording(recordingOf(run), secretsOf(run))).not.toContain('hunter2')
  expect(offeredValues(run).find(({ id }) => id === ASK)?.value).toBe('Bearer •••')
})

it('a run that goes on, was cut or was cancelled cannot become a test, and it is said why', () => {
  const { recording } = keptRun()
  if (!recording?.answers) throw new Error('The run is recorded')
  const { answers, ...cut } = recording
  expect(whyNoTest(keptRun())).toBeUndefined()
  expect(whyNoTest(keptRun({ took: undefined }))).toBe(words.cannotMake.going)
  expect(whyNoTest(keptRun({ recording: cut }))).toBe(words.cannotMake.cut)
  expect(whyNoTest(keptRun({ recording: { ...recording, dropped: 1 } }))).toBe(words.cannotMake.cut)
  const cancelled = { ...recording, answers: { ...answers, arrivals: [{ at: 1 }] } }
  expect(whyNoTest(keptRun({ recording: cancelled }))).toBe(words.cannotMake.cancelled)
})

it('variables of the instance that a run stands in are offered too, those that it changed chosen, and no secret', () => {
  const names: Readonly<Record<string, string>> = { count: 'count', kept: 'kept', key: 'apiKey' }
  const base = keptRun()
  const component = { uid: 'card', props: {}, variables: { count: 1, kept: 2, key: 'sk-verysecret' } }
  const set = [
    { kind: 'action', id: KEEP, at: 0, value: 'change-variable' },
    { kind: 'call', id: 'variables.set', at: 0, value: ['count', 5, undefined] },
    { kind: 'result', id: KEEP, at: 0, value: 5 },
  ] as const
  const run = keptRun({
    input: { event: undefined, parameters: {}, chain: [], place: { component } },
    entries: [...base.entries.slice(0, 4), ...set, ...base.entries.slice(-1)],
    changes: [],
  })
  const nameOf = (id: string) => run.variables.get(id)?.name ?? names[id]
  const own = offeredValues(run, nameOf).filter(({ id }) => Object.hasOwn(names, id))
  expect(own).toEqual([
    { of: 'variable', id: 'count', value: 5, isSuggested: true },
    { of: 'variable', id: 'kept', value: 2, isSuggested: false },
  ])
  expect(writeRecording(recordingOf(run), secretsOf(run, nameOf))).not.toContain('verysecret')
})
