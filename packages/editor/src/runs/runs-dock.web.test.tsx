import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { setAction } from '@heddle/document/operations'
import type { Told, WatchedRows } from '@heddle/workflow/watch'
import { Button, Page, Section, Variable } from '@heddle/testing'
import { createFakeCanvas } from '../testing/fake-canvas.ts'
import { openEditor, type OpenEditor } from '../testing/open-editor.tsx'
import { RunsDock } from './runs-dock.tsx'
import { StepInspector } from './step-inspector.tsx'
import { toldSteps } from './testing/told-steps.ts'

const [SEND, STATUS, WORKFLOW] = ['send000000000000', 'status0000000000', 'flow000000000000'] as const
const [SET, LOG] = ['set0000000000000', 'log0000000000000'] as const
const fixture = (
  <>
    <Page name="Home">
      <Section>
        <Button id={SEND} name="Send" text="Send" />
      </Section>
    </Page>
    <Variable id={STATUS} name="status" type="string" />
  </>
)
const INPUT = { event: { type: 'click' }, parameters: {}, chain: [] }
const entry = (
  kind: 'run' | 'action' | 'arguments' | 'result' | 'error' | 'end',
  id: string,
  at: number,
  value?: unknown,
): Told => toldSteps(1, { kind, id, at, value })

/** What is told of a collection: of many rows the first. */
const orders = (version: string, count: number): WatchedRows => ({
  id: 'orders0000000000',
  name: 'Orders',
  version,
  rows: Array.from({ length: Math.min(count, 100) }, (_, at) => ({ number: `A-${at}` })),
  count,
  isWhole: count <= 100,
  size: 100,
  isFetched: true,
  error: null,
  offset: 0,
})

let opened: OpenEditor
beforeEach(async () => {
  await page.viewport(1200, 800)
  opened = await openEditor(
    fixture,
    <div style={{ display: 'grid', gridTemplateColumns: '800px 300px', height: 500 }}>
      <section style={{ display: 'flex', minHeight: 0 }}>
        <RunsDock />
      </section>
      <StepInspector />
    </div>,
  )
  const { editor } = opened
  editor.session.runView.value = 'list'
  const workflow: WorkflowRecord = {
    id: WORKFLOW,
    kind: 'workflow',
    name: 'Send it',
    folder: '',
    index: 'a0',
    ownerId: SEND,
    trigger: 'click',
    parameters: [],
    firstAction: SET,
    actions: {
      [SET]: { type: 'set-variable', name: 'Set status', args: {}, next: LOG },
      [LOG]: { type: 'log', name: 'Say so', args: {} },
    },
  }
  editor.change('Add', { put: { [WORKFLOW]: workflow } })
})

const shownAs = (text: string) => ({ state: 'value' as const, kind: 'string', text: JSON.stringify(text) })
const draft = {}
const heldEntry: Told = toldSteps(2, { kind: 'action', id: SET, at: 9, value: 'set-variable' })

function happen(): void {
  const source = draft
  const { runLog } = opened.editor.session
  runLog.receive(source, {
    type: 'page',
    began: Date.now(),
    at: 0,
    page: { id: 'p', path: '/', lang: 'en' },
    variables: [{ id: STATUS, name: 'status', type: 'string', value: 'new' }],
    collections: [orders('1', 2)],
  })
  runLog.receive(source, {
    type: 'told',
    items: [
      { kind: 'run', at: 1, run: 1, workflowId: WORKFLOW, input: INPUT },
      entry('run', WORKFLOW, 1),
      entry('action', SET, 1, 'set-variable'),
      entry('arguments', SET, 2, { value: 'paid' }),
      { kind: 'value', at: 2, id: STATUS, value: 'paid' },
      { kind: 'rows', at: 2, rows: orders('2', 1200) },
      entry('result', SET, 3, 'paid'),
      entry('action', LOG, 3, 'log'),
      entry('arguments', LOG, 4, { message: null }),
      entry('error', LOG, 5, { message: 'No message defined.' }),
      entry('end', WORKFLOW, 6, { status: 'failed' }),
      {
        kind: 'end',
        at: 7,
        run: 1,
        recording: { workflowId: WORKFLOW, input: INPUT, entries: [], dropped: 0, isEnded: true, size: 9 },
      },
    ],
  })
}

it('says what will appear until something happened', async () => {
  await expect.element(page.getByText('Run the draft and use the page; each run appears here.')).toBeVisible()
  await page.getByRole('tab', { name: 'Network' }).click()
  await expect.element(page.getByText('What the page asks of servers appears here.')).toBeVisible()
})

it('a run says what it was, and opens as its steps with what each got, gave and changed', async () => {
  happen()
  const run = page.getByRole('button', { name: /^Failed Send it .*Send/ })
  await run.click()
  await page.getByRole('button', { name: /^Set status/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Step 1: Set status' })).toBeVisible()
  await expect.element(page.getByText('"new" → "paid"')).toBeVisible()
  await page.getByRole('button', { name: 'Step on' }).click()
  await expect.element(page.getByText('No message defined.')).toBeVisible()
  await expect.element(page.getByText('nothing', { exact: true })).toBeVisible()
})

it('values of all variables are those of the moment, forward and back by keyboard', async () => {
  happen()
  await page.getByRole('button', { name: /^Failed Send it/ }).click()
  await page.getByRole('tab', { name: 'Variables' }).click()
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('"new"')
  ;(page.getByRole('button', { name: /^Began/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('"paid"')
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('"new"')
})

it('a value of a step says why it is what it was, by mouse and by keyboard, and leads to its formula', async () => {
  const { editor } = opened
  const asked: unknown[] = []
  editor.canvas.value = {
    ...createFakeCanvas(),
    async explain(nodeId, text, options) {
      asked.push([nodeId, text, options?.names?.['event']])
      const parts = [
        { kind: 'call' as const, from: 0, to: 22, depth: 0, isRepeated: false, runs: 1, outcome: shownAs('paid') },
        { kind: 'path' as const, from: 6, to: 16, depth: 1, isRepeated: false, runs: 1, outcome: shownAs('click') },
      ]
      return { took: 0, result: { ok: true, value: 'new', kind: 'string' }, parts }
    },
  }
  const values = { args: { value: { type: 'f', code: 'lower(event.type, "x")' } } }
  editor.change('Bind', setAction(editor.view, { workflowId: WORKFLOW, id: SET, values }))
  happen()
  editor.session.looked.value = { run: 1, step: 0 }
  await page.getByRole('button', { name: 'Why? value' }).click()
  const why = page.getByRole('region', { name: 'Why value is this value', exact: true })
  await expect.element(why.getByRole('button', { name: 'lower(…): "paid"' })).toBeVisible()
  await why.getByRole('button', { name: 'event.type: "click"' }).click()
  await expect.poll(() => why.element().querySelector('mark')?.textContent).toBe('event.type')
  expect(asked[0]).toEqual([SEND, 'lower(event.type, "x")', { type: 'click' }])
  await expect.element(why.getByText(/^Worked out again it gives new/)).toBeVisible()
  await page.getByRole('button', { name: 'Why? value' }).click()
  await expect.element(why).not.toBeInTheDocument()
  // The command asks for the next value: of the parameters, then of what the action gave.
  const whyValue = editor.session.askedWhy
  whyValue.value += 1
  await expect.element(why).toBeVisible()
  whyValue.value += 1
  const answer = page.getByRole('region', { name: 'Why the answer is this' })
  await expect.element(answer.getByText('The action made it of value.')).toBeVisible()
  await answer.getByRole('button', { name: 'Open the action' }).click()
  await expect.poll(() => editor.session.action.value).toEqual({ workflowId: WORKFLOW, actionId: SET })
})

it('a variable says which step gave it its value, and leads there', async () => {
  happen()
  opened.editor.session.looked.value = { run: 1, step: 1 }
  await page.getByRole('tab', { name: 'Variables' }).click()
  await page.getByRole('button', { name: 'status was set by step 1: Set status' }).click()
  await expect.element(page.getByRole('heading', { name: 'Step 1: Set status' })).toBeVisible()
})

it('a breakpoint is set at a step, said in the dock and in no history', async () => {
  happen()
  await page.getByRole('button', { name: /^Failed Send it/ }).click()
  await page.getByRole('button', { name: /^Set status/ }).click()
  const steps = opened.editor.client.steps.value.done.length
  await page.getByText('Stop before this step').click()
  await expect.element(page.getByText('1 breakpoint')).toBeVisible()
  expect(opened.editor.session.breakpoints.value).toEqual(new Map([[`${WORKFLOW} ${SET}`, '']]))
  expect(opened.editor.client.steps.value.done).toHaveLength(steps)
})

it('collections are those of the moment too, and it is said how much of them is kept', async () => {
  happen()
  await page.getByRole('button', { name: /^Failed Send it/ }).click()
  await page.getByRole('tab', { name: 'Variables' }).click()
  const held = page.getByRole('region', { name: 'Collections at this moment' })
  await expect.element(held.getByText('2 rows')).toBeVisible()
  await page.getByRole('button', { name: /^Set status/ }).click()
  await expect.element(held.getByText('1,200 rows, the first 100 are kept')).toBeVisible()
  await held.getByText('Orders', { exact: true }).click()
  await expect.element(held.getByText('{"number":"A-1"}')).toBeVisible()
  expect(held.getByRole('listitem').elements().length).toBe(21)
  await expect.element(held.getByText('and 80 more')).toBeInTheDocument()
  await page.getByRole('tab', { name: 'Step', exact: true }).click()
  await expect.element(page.getByText('2 rows → 1,200 rows')).toBeVisible()
})

it('a breakpoint takes a condition, which is a formula over what the step got, and a mistake in it is told', async () => {
  const { session } = opened.editor
  happen()
  await page.getByRole('button', { name: /^Failed Send it/ }).click()
  await page.getByRole('button', { name: /^Set status/ }).click()
  await page.getByText('Stop before this step').click()
  await page.getByRole('button', { name: /Only when/ }).click()
  const text = page.getByRole('textbox', { name: /Only when/ })
  await text.fill("value === 'paid'")
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => [...session.breakpoints.value]).toEqual([[`${WORKFLOW} ${SET}`, "value === 'paid'"]])
  session.heldMistake.value = 'There is no “valeu”'
  session.runLog.receive(draft, {
    type: 'told',
    items: [{ kind: 'run', at: 9, run: 2, workflowId: WORKFLOW, input: INPUT }, heldEntry],
  })
  session.runLog.receive(draft, {
    type: 'held',
    step: { run: 2, workflowId: WORKFLOW, actionId: SET, args: { value: 1 }, isAsked: false },
  })
  session.looked.value = { run: 2, step: 0 }
  await expect.element(page.getByRole('alert')).toHaveTextContent('Its condition cannot be worked out: There is no “valeu”')
})

const ROUNDS: readonly Told[] = [
  { kind: 'run', at: 20, run: 3, workflowId: WORKFLOW, input: INPUT },
  ...([0, 1, 2] as const).flatMap((round): Told[] => [
    ...(round === 0 ? [action('action', SET, 'loop')] : []),
    action('round', SET, round),
    action('action', LOG, 'log'),
    action('result', LOG),
  ]),
  action('result', SET),
]
function action(kind: 'action' | 'round' | 'result', id: string, value?: unknown): Told {
  return toldSteps(3, { kind, id, at: 21, value })
}

it('rounds of a loop are gone through one by one, at the same step of each', async () => {
  const { session } = opened.editor
  session.runLog.receive(draft, { type: 'told', items: ROUNDS })
  session.looked.value = { run: 1, step: 1 }
  const pager = page.getByRole('group', { name: 'rounds of “Set status”' })
  await expect.element(pager).toMatchTextContent(/1 of 3/)
  await expect.element(pager.getByRole('button', { name: /^The one before/ })).toBeDisabled()
  await pager.getByRole('button', { name: /^The next one/ }).click()
  await pager.getByRole('button', { name: /^The next one/ }).click()
  await expect.element(pager).toMatchTextContent(/3 of 3/)
  expect(session.looked.value).toEqual({ run: 1, step: 3 })
})

it('a run opens large until it is closed or no longer looked at', async () => {
  const { session } = opened.editor
  happen()
  session.looked.value = { run: 1, step: 0 }
  await page.getByRole('button', { name: 'Open large' }).click()
  expect(session.isRunLarge.value).toBe(true)
  session.looked.value = undefined
  expect(session.isRunLarge.value).toBe(false)
})
