import type { ActionRecord, DocumentRecord, WorkflowRecord } from '@heddle/document'
import { expect, test } from 'vitest'
import type { TestResult } from './run-test.ts'
import { id, projectOf, recordRun, runTest, tested } from './testing/record-run.ts'

const shared = (name: string) => ({ id: id(name), name, folder: '', index: 'a0' })
const bind = (code: string) => ({ type: 'f', code }) as const
const variable = (name: string, type: 'number' | 'array' | 'string', defaultValue: never): DocumentRecord =>
  ({ ...shared(name), kind: 'variable', type, defaultValue }) as DocumentRecord

const ask: ActionRecord = { type: 'http-request', args: { url: '/rates', method: 'GET' }, next: id('keep') }
const keep = (code: string): ActionRecord => ({ type: 'change-variable', args: { variable: id('total'), value: bind(code) } })

function flow(actions: Readonly<Record<string, ActionRecord>>): WorkflowRecord {
  const named = Object.fromEntries(Object.entries(actions).map(([name, action]) => [id(name), action]))
  const firstAction = Object.keys(named)[0] ?? ''
  return { ...shared('flow'), kind: 'workflow', trigger: 'click', parameters: [], firstAction, actions: named }
}

/** Asks for a rate and keeps what a price costs by it; `code` works that out. */
const shop = (code = 'formulas.priced(variables.price, rate)', more: Readonly<Record<string, ActionRecord>> = {}) =>
  projectOf([
    variable('price', 'number', 1 as never),
    variable('total', 'number', 0 as never),
    {
      ...shared('formula'),
      name: 'priced',
      kind: 'formula',
      parameters: ['net', 'rate'].map((name) => ({ name, type: 'number' })),
      code: 'net * rate',
    },
    flow({ ask, keep: keep(code.replace('rate', `context.workflow['${id('ask')}'].result.rate`)), ...more }),
  ])

const http = { send: async () => ({ ok: true, status: 200, headers: {}, data: { rate: 3 } }) }
const recorded = () => recordRun(shop(), id('flow'), { http }, { values: { [id('price')]: 5 } })
const total = (value: number) => ({ of: 'variable', id: id('total'), value }) as const

test('a recorded run comes out the same way again: with the values of then, the answers of then, and nothing asked', async () => {
  const result = await runTest(tested(shop()), { recording: await recorded(), expected: [total(15)], isExact: true })
  expect(result).toMatchObject({ status: 'passed', step: undefined, effects: [], values: [{ given: 15, isMet: true }] })
})

test('a formula that was changed fails it, and the first step that differs is named with what was expected and given', async () => {
  const result = await runTest(tested(shop('variables.price + rate')), { recording: await recorded(), expected: [total(15)] })
  expect(result).toMatchObject({
    status: 'failed',
    values: [{ given: 8, isMet: false }],
    step: {
      workflowId: id('flow'),
      actionId: id('keep'),
      expected: { kind: 'arguments', value: { value: 15 } },
      given: { kind: 'arguments', value: { value: 8 } },
    },
  })
})

test('a step more changes nothing where the expected values come out again, unless every step has to be the same', async () => {
  const project = tested(shop(undefined, { note: { type: 'log', args: { message: 'Hello' } } }))
  const workflows = project.workflows.map((workflow) => {
    const [before = { type: '', args: {} }] = [workflow.actions[id('keep')]]
    return { ...workflow, actions: { ...workflow.actions, [id('keep')]: { ...before, next: id('note') } } }
  })
  const [recording, longer] = [await recorded(), { ...project, workflows }]
  expect(await runTest(longer, { recording, expected: [total(15)] })).toMatchObject({ status: 'passed' })
  expect(await runTest(longer, { recording, expected: [total(15)], isExact: true })).toMatchObject({
    status: 'failed',
    step: { actionId: id('note'), expected: { kind: 'end' }, given: { kind: 'action' } },
  })
})

test('results of actions and how the run ended can be expected too', async () => {
  const recording = await recorded()
  const expected = [
    { of: 'result', id: id('ask'), value: { rate: 3 } },
    { of: 'end', id: id('flow'), value: { status: 'done', result: 15 } },
    { of: 'result', id: id('gone'), value: 1 },
  ] as const
  const result = await runTest(tested(shop()), { recording, expected })
  expect(result).toMatchObject({ status: 'failed', values: [{ isMet: true }, { isMet: true }, { isMet: false, given: null }] })
})

test('what a run reads anew is asked for, and what was answered once is kept with the test', async () => {
  const other = { ...ask, next: id('read') }
  const read: ActionRecord = { type: 'read-local-storage', args: { key: 'vat' }, next: id('keep') }
  const view = projectOf([...shop().of('variable'), ...shop().of('formula'), flow({ ask: other, read, keep: keep('1') })])
  const recording = await recorded()
  const asks = await runTest(tested(view), { recording, expected: [total(1)] })
  expect(asks).toMatchObject({ status: 'asks', call: { actionId: id('read'), name: 'storage.read', occurrence: 0 } })
  const given = [{ actionId: id('read'), name: 'storage.read', occurrence: 0, value: '"x"' }]
  const told = JSON.stringify({ ...(JSON.parse(recording) as object), given })
  expect(await runTest(tested(view), { recording: told, expected: [total(1)] })).toMatchObject({ status: 'passed' })
})

test('what a run does to the world anew is noted, and nothing comes of it', async () => {
  const copy: ActionRecord = { type: 'set-theme', args: { theme: 'dark' } }
  const keepFirst = { ...keep('15'), next: id('dark') }
  const view = projectOf([...shop().of('variable'), ...shop().of('formula'), flow({ keep: keepFirst, dark: copy })])
  const result = await runTest(tested(view), { recording: await recorded(), expected: [total(15)] })
  expect(result).toMatchObject({ status: 'passed', effects: [{ actionId: id('dark'), name: 'theme.set' }] })
})

test('a run that is taken as the expected one is met from then on', async () => {
  const view = tested(shop('variables.price + rate'))
  const first: TestResult = await runTest(view, { recording: await recorded(), expected: [total(15)] })
  if (first.status !== 'failed') throw new Error('It has to fail first')
  const again = { recording: first.recording, expected: [total(8)], isExact: true }
  expect(await runTest(view, again)).toMatchObject({ status: 'passed', step: undefined })
})

test('rows that were recorded stand in the collections, and answers of a fetch are put in place', async () => {
  const orders: DocumentRecord = {
    ...shared('orders'),
    name: 'orders',
    kind: 'collection',
    mode: 'dynamic',
    type: 'collection',
    config: {},
  }
  const again: ActionRecord = { type: 'fetch-collection', args: { collectionId: id('orders') }, next: id('keep') }
  const count = keep('collections.orders.data.length')
  const of = (value: ActionRecord) => projectOf([variable('total', 'number', 0 as never), orders, flow({ again, keep: value })])
  const collections = { has: () => true, nameOf: () => 'orders', fetch: async () => [{ n: 1 }, { n: 2 }, { n: 3 }] }
  const recording = await recordRun(of(keep('3')), id('flow'), { collections }, { rows: { [id('orders')]: [{ n: 1 }] } })
  expect(await runTest(tested(of(count)), { recording, expected: [total(3)] })).toMatchObject({ status: 'passed' })
  const unfetched = projectOf([variable('total', 'number', 0 as never), orders, flow({ keep: count })])
  expect(await runTest(tested(unfetched), { recording, expected: [total(1)] })).toMatchObject({ status: 'passed' })
})

test('a test whose page, workflow or recording is gone says so', async () => {
  const recording = await recorded()
  const project = tested(shop())
  const reason = async (...[of, text]: readonly [typeof project, string]) =>
    (await runTest(of, { recording: text, expected: [] })) as { readonly reason?: string }
  expect(await reason({ ...project, page: undefined }, recording)).toMatchObject({ status: 'impossible' })
  expect((await reason({ ...project, workflows: [] }, recording)).reason).toMatch(/workflow/)
  for (const text of ['', 'null', '{"version":1}', recording.slice(0, -9)])
    expect((await reason(project, text)).reason).toMatch(/cannot be read/)
})

test('a workflow without an end is stopped', async () => {
  const forever = { ...keep('1'), next: id('keep') }
  const view = projectOf([...shop().of('variable'), flow({ keep: forever })])
  const result = await runTest(tested(view), { recording: await recorded(), expected: [total(15)] })
  expect(result).toMatchObject({ status: 'failed' })
})

/** A card that counts by a formula of its own; `code` is that formula. */
const counter = (code: string) =>
  projectOf([
    {
      ...shared('card'),
      kind: 'library-component',
      variables: { [id('count')]: { name: 'count', type: 'number', defaultValue: 0, index: 'a0' } },
      formulas: { [id('next')]: { name: 'next', parameters: [], code, index: 'a0' } },
    } as unknown as DocumentRecord,
    variable('total', 'number', 0 as never),
    {
      ...flow({
        count: { type: 'change-variable', args: { variable: id('count'), value: next }, next: id('twice') },
        twice: { type: 'change-variable', args: { variable: id('count'), value: next }, next: id('told') },
        told: {
          type: 'change-variable',
          args: { variable: id('total'), value: bind(`context.component.variables['${id('count')}']`) },
        },
      }),
      ownerId: id('card'),
    },
  ])
const next = bind(`context.component.formulas['${id('next')}']()`)
const plus = (by: number) => `context.component.variables['${id('count')}'] + ${by} * context.component.props.by`
const inCard = { component: { uid: 'box', props: { by: 2 }, variables: { [id('count')]: 10 } } }

test('a run inside of an instance changes its variables, which its formulas read from then on', async () => {
  const input = { event: undefined, parameters: {}, chain: [], place: inCard }
  const recording = await recordRun(counter(plus(1)), id('flow'), {}, { input })
  const expected = [total(14)]
  expect(await runTest(tested(counter(plus(1))), { recording, expected, isExact: true })).toMatchObject({ status: 'passed' })
  const dearer = await runTest(tested(counter(plus(3))), { recording, expected })
  const own = [{ of: 'variable', id: id('count'), value: 14 }] as const
  expect(await runTest(tested(counter(plus(1))), { recording, expected: own })).toMatchObject({ status: 'passed' })
  const other = await runTest(tested(counter(plus(3))), { recording, expected: own })
  expect(other).toMatchObject({ status: 'failed', values: [{ given: 22, isMet: false }] })
  expect(dearer).toMatchObject({ status: 'failed', values: [{ given: 22 }] })
})
