import type { PublishedAction, PublishedWorkflow } from '@heddle/document/published'
import fc from 'fast-check'
import { formula } from './workflows.ts'

const WORKFLOWS = ['w0', 'w1', 'w2']
const ACTIONS = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6']

/** Any action, also ones that do not exist. */
const actionId = fc.constantFrom(...ACTIONS, ...ACTIONS, ...ACTIONS, ...ACTIONS, 'gone', '__proto__')
const value = fc.constantFrom(true, false, 1, 2, null, 'text', 'try', 'catch', 'finally')
const coin = formula('coin')
const items = fc.constantFrom(
  formula('rows'),
  formula('event.rows'),
  formula('broken.rows'),
  formula('context.parameters.rows'),
  formula("context.workflow['a1']?.loop?.items"),
)
const text = fc.constantFrom(
  formula('coin'),
  formula('context.variables.count'),
  formula('context.workflow.error?.message'),
  formula("context.workflow['a0']?.result"),
  formula('nobody'),
)

const args = (one: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(one) as fc.Arbitrary<PublishedAction['args']>
const of = (type: string, given: fc.Arbitrary<PublishedAction['args']> = fc.constant({}), conditions?: readonly string[]) =>
  given.map((given) => ({ type, args: given, ...(conditions && { conditions }) }))

/** Every kind of outcome and of waiting that an action has. */
const kind = fc.oneof(
  of('value', args({ value: fc.oneof(value, fc.constant(coin), text) })),
  of('filter', args({ value: fc.oneof(fc.boolean(), fc.constant(coin)) })),
  of('loop', args({ items: fc.oneof(items, fc.constant([1, 2, 3])) })),
  of('while', args({ condition: fc.constantFrom<unknown>(coin, true, formula('nobody')) }), ['condition']),
  of('break', args({ when: fc.oneof(fc.boolean(), fc.constant(coin)) })),
  of('continue', args({ when: fc.oneof(fc.boolean(), fc.constant(coin)) })),
  of('return', args({ value: text })),
  of('set-result', args({ value })),
  of('try'),
  of('fail', args({ message: fc.constantFrom('Broken', 'Worse') })),
  of('throw', args({ value: fc.constantFrom('a text', 5, null, { message: 'like an error', code: 7, data: [1] }) })),
  of('run', args({ id: fc.constantFrom(...WORKFLOWS, 'gone', ''), parameters: fc.constant({ rows: formula('rows') }) })),
  of('wait', args({ time: fc.constantFrom(0, 10, 40_000) })),
  of('deaf'),
  of('create', args({ name: fc.constantFrom('count', 'other'), value: fc.constantFrom<unknown>(1, 'no number', coin) })),
  of('set', args({ name: fc.constantFrom('count', 'other'), value: fc.constantFrom(2, 3) })),
  of('run-once', args({ mode: fc.constantFrom('drop', 'queue', 'restart') })),
  of('ask'),
  of('ask-in-parallel'),
  of('ask-and-leave'),
  of('until', args({ condition: fc.constant(coin) }), ['condition']),
  of('read'),
  of('unknown'),
)

const branches = fc.array(
  fc.record({ value, id: actionId, isDefault: fc.constant(true as const) }, { requiredKeys: ['value'] }),
  { maxLength: 3 },
)

const action = fc
  .tuple(
    kind,
    fc.record({ next: actionId, loop: actionId, branches, disabled: fc.constant(true as const) }, { requiredKeys: [] }),
    fc.nat(9),
  )
  .map(([kind, { disabled, ...wires }, chance]): PublishedAction => ({
    ...kind,
    ...wires,
    ...(disabled && chance === 0 && { disabled }),
  }))

const workflow = (id: string): fc.Arbitrary<PublishedWorkflow> =>
  fc
    .record(
      {
        actions: fc.tuple(...ACTIONS.map(() => action)),
        firstAction: actionId,
        firstErrorAction: actionId,
      },
      { requiredKeys: ['actions'] },
    )
    .map(({ actions, ...first }) => ({
      id,
      name: id,
      trigger: 'click',
      parameters: [{ name: 'rows', type: 'array' }],
      ...first,
      firstAction: first.firstAction ?? 'a0',
      actions: Object.fromEntries(ACTIONS.map((key, at) => [key, actions[at] ?? { type: 'value', args: {} }])),
    }))

/** An answer of the world: what, and how many turns it takes; 0 for at once. */
export interface WorldAnswer {
  readonly value: unknown
  readonly isError: boolean
  readonly turns: number
}

export interface RandomRun {
  readonly workflows: readonly PublishedWorkflow[]
  /** Used one after another, again and again. */
  readonly answers: readonly WorldAnswer[]
  /** The run is cancelled when the world was asked this often, after this many turns. */
  readonly cancelAt: number | undefined
  readonly cancelTurns: number
  /** Runs of the same workflow beside the first one. */
  readonly others: number
}

const answer = fc.record({
  value: fc.oneof(
    value,
    fc.constant([1, 2]),
    fc.constant({ rows: [{ id: 1 }] }),
    fc.constant(undefined),
    fc.constant(new Date(0)),
  ),
  isError: fc.nat(4).map((chance) => chance === 0),
  turns: fc.nat(6),
})

/** Workflows wired in any way, in a world that answers anything and may cancel them at any time. */
export const RANDOM_RUN: fc.Arbitrary<RandomRun> = fc.record({
  workflows: fc.tuple(...WORKFLOWS.map(workflow)),
  answers: fc.array(answer, { minLength: 1, maxLength: 12 }),
  cancelAt: fc.option(fc.nat(30), { nil: undefined }),
  cancelTurns: fc.nat(8),
  others: fc.nat(2),
})
