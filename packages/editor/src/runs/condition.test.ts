import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import type { HeldStep } from '@heddle/workflow/watch'
import type { CanvasConnection, EvaluateResult } from '../frame/connection.ts'
import { namesAt, waitsAt } from './condition.ts'
import type { KeptRun } from './run-log.ts'

const run: KeptRun = {
  number: 1,
  workflowId: 'w',
  input: { event: { n: 1 }, parameters: { p: 2 }, chain: [] },
  began: 0,
  took: undefined,
  page: undefined,
  entries: [
    { kind: 'run', id: 'w', at: 0, value: undefined },
    { kind: 'action', id: 'a', at: 1, value: 'set' },
    { kind: 'result', id: 'a', at: 2, value: 7 },
    { kind: 'action', id: 'b', at: 3, value: 'ask' },
    { kind: 'error', id: 'b', at: 4, value: { message: 'No answer' } },
  ],
  values: new Map([['v', 1]]),
  changes: [{ after: 2, id: 'v', from: 1, to: 7 }],
  collections: new Map([
    [
      'c',
      { id: 'c', name: 'C', version: '1', rows: [1], count: 1, isWhole: true, size: 1, isFetched: true, error: null, offset: 0 },
    ],
  ]),
  rowChanges: [],
  variables: new Map(),
  recording: undefined,
  isHeld: false,
}

const step: HeldStep = { run: 1, workflowId: 'w', actionId: 'x', args: { weight: null }, isAsked: false }

/** An editor with one breakpoint and a canvas that gives the same for every formula. */
function withBreakpoint(condition: string, result?: EvaluateResult | Error) {
  const asked: unknown[] = []
  const evaluate: CanvasConnection['evaluate'] = async (nodeId, text, names) => {
    asked.push([nodeId, text, names?.['weight']])
    if (result instanceof Error) throw result
    return result ?? { ok: true, value: true, kind: 'boolean' }
  }
  const canvas = signal(result === undefined ? undefined : ({ evaluate } as CanvasConnection))
  const session = { breakpoints: signal(new Map([['w x', condition]])) }
  return { editor: { session, canvas } as unknown as Parameters<typeof waitsAt>[0], asked }
}
const gives = (value: unknown): EvaluateResult => ({ ok: true, value, kind: '' }) as EvaluateResult

it('a condition reads what the action gets, the event, what came before, and variables and collections as they are then', () => {
  expect(namesAt(run, { weight: null })).toEqual({
    weight: null,
    event: { n: 1 },
    context: { workflow: { a: { result: 7 }, b: { error: { message: 'No answer' } } }, parameters: { p: 2 }, variables: {} },
    variables: { v: 7 },
    collections: { c: { data: [1], isFetched: true, isFetching: false, error: null } },
  })
})

it('a step waits where the condition of its breakpoint holds, and goes on where it does not', async () => {
  const { editor, asked } = withBreakpoint('isEmpty(weight)', gives(true))
  expect(await waitsAt(editor, run, step)).toEqual({ waits: true })
  expect(asked).toEqual([[undefined, 'isEmpty(weight)', null]])
  expect(await waitsAt(withBreakpoint('weight', gives(0)).editor, run, step)).toEqual({ waits: false })
})

it('a breakpoint without a condition waits, and so does a step that was asked for', async () => {
  const { editor, asked } = withBreakpoint(' ', gives(false))
  expect(await waitsAt(editor, run, step)).toEqual({ waits: true })
  expect(await waitsAt(withBreakpoint('false', gives(false)).editor, run, { ...step, isAsked: true })).toEqual({ waits: true })
  expect(asked).toEqual([])
})

it('a mistake in the condition is told where it waits, and so is a canvas that does not answer', async () => {
  const wrong = withBreakpoint('weigth', { ok: false, message: 'There is no "weigth"' })
  expect(await waitsAt(wrong.editor, run, step)).toEqual({ waits: true, mistake: 'There is no "weigth"' })
  for (const result of [undefined, new Error('closed')]) {
    expect(await waitsAt(withBreakpoint('weight', result).editor, run, step)).toMatchObject({
      waits: true,
      mistake: expect.stringContaining('does not answer'),
    })
  }
})
