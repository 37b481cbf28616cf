import { expect, it, vi } from 'vitest'
import type { CanvasConnection } from '../frame/connection.ts'
import { explainPast, pastNames, type PastState } from './past-names.ts'

const STATE: PastState = {
  event: { key: 'Enter' },
  parameters: { id: 7 },
  actions: new Map([
    ['fetch', { result: [1, 2] }],
    ['send', { error: { message: 'No answer' } }],
    ['each', { loop: { index: 1, item: 'b' } }],
  ]),
  locals: { total: 3 },
}

it('what a run knew is read under the names that its formulas have', () => {
  expect(pastNames(STATE)).toEqual({
    event: { key: 'Enter' },
    context: {
      workflow: {
        fetch: { result: [1, 2] },
        send: { error: { message: 'No answer' } },
        each: { loop: { index: 1, item: 'b' } },
      },
      parameters: { id: 7 },
      variables: { total: 3 },
    },
  })
})

it('an error that made it fail, variables and collections go along where they are known', () => {
  const rows = { id: 'c', rows: [{ n: 1 }], isFetched: true, error: null }
  const names = pastNames({
    event: undefined,
    parameters: {},
    actions: new Map(),
    error: { message: 'Full' },
    variables: new Map([['v', 5]]),
    collections: [rows, { ...rows, id: 'd', total: 40 }],
  })
  expect(names).toEqual({
    event: null,
    context: { workflow: { error: { message: 'Full' } }, parameters: {}, variables: {} },
    variables: { v: 5 },
    collections: {
      c: { data: [{ n: 1 }], isFetched: true, isFetching: false, error: null },
      d: { data: [{ n: 1 }], isFetched: true, isFetching: false, error: null, total: 40 },
    },
  })
})

it('the row that it ran in and values of its instance go before those of the place', () => {
  const place = { item: { data: { id: 4 }, index: 2 }, component: { props: { size: 'l' }, variables: {} }, workflow: 'no' }
  expect(pastNames({ ...STATE, place })['context']).toMatchObject({ ...place, workflow: { fetch: { result: [1, 2] } } })
})

it('a formula of a run is explained part by part, in its place and with its steps', async () => {
  const explain = vi.fn<CanvasConnection['explain']>(async () => ({ took: 0, result: { ok: true, value: 1, kind: 'number' } }))
  const steps = { sort: [{ key: 'n', direction: 'ASC' as const }] }
  await explainPast({ explain }, { code: 'event.key', nodeId: 'button', state: STATE, steps })
  await explainPast({ explain }, { code: '1', nodeId: undefined, state: STATE })
  expect(explain.mock.calls).toEqual([
    ['button', 'event.key', { names: pastNames(STATE), isExplained: true, isWhole: true, steps }],
    [undefined, '1', { names: pastNames(STATE), isExplained: true, isWhole: true }],
  ])
})
