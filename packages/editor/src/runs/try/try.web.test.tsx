import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { Button, Page, Section } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import type { Told } from '@heddle/workflow/watch'
import type { Running } from '../running.ts'
import { aliveDraft } from '../testing/alive-draft.ts'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { keepSample, readSample } from '../../workflows/sample-events.ts'
import { TryDialog } from './try-dialog.tsx'

const [SEND, WORKFLOW, CALLED] = ['send000000000000', 'flow000000000000', 'called0000000000'] as const
const [SET, LOG] = ['set0000000000000', 'log0000000000000'] as const
const workflow = (id: string, more: Partial<WorkflowRecord>): WorkflowRecord => ({
  id,
  kind: 'workflow',
  name: 'Send it',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: SET,
  actions: { [SET]: { type: 'log', name: 'Set status', args: {}, next: LOG }, [LOG]: { type: 'log', name: 'Say so', args: {} } },
  ...more,
})

let opened: OpenEditor
/** What the draft is told. */
let send: ReturnType<typeof vi.fn<Running['send']>>

beforeEach(async () => {
  opened = await openEditor(
    <Page name="Home">
      <Section>
        <Button id={SEND} name="Send" text="Send" />
      </Section>
    </Page>,
    <TryDialog />,
  )
  const { editor } = opened
  editor.change('Add', {
    put: {
      [WORKFLOW]: workflow(WORKFLOW, { ownerId: SEND }),
      [CALLED]: workflow(CALLED, { name: 'Count', trigger: '', parameters: [{ name: 'amount', type: 'number' }] }),
    },
  })
  send = vi.fn<Running['send']>()
  editor.session.running.value = aliveDraft(editor.session.pageId.peek(), send)
  onTestFinished(() => keepSample(WORKFLOW, {}))
})

const open = (place: { workflowId: string; actionId?: string }): void => void (opened.editor.session.trying.value = place)
const start = page.getByRole('button', { name: 'Try', exact: true })

it('a workflow is tried with an event of one’s own, which is kept for it on this device and in no history', async () => {
  const { editor } = opened
  const steps = editor.client.steps.value.done.length
  open({ workflowId: WORKFLOW })
  await expect.element(page.getByRole('dialog', { name: 'Try Send it' })).toBeVisible()
  await page
    .getByRole('radio', { name: 'JSON' })
    .or(page.getByRole('radio', { name: 'Raw' }))
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Event' }).fill('{"type":"click","button":2}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(readSample(WORKFLOW)).toEqual({ event: { type: 'click', button: 2 } })
  await start.click()
  await expect
    .poll(() => send.mock.lastCall?.[0])
    .toEqual({ type: 'try', workflowId: WORKFLOW, event: { type: 'click', button: 2 } })
  open({ workflowId: WORKFLOW })
  await page.getByRole('button', { name: 'Back to the example' }).click()
  expect(readSample(WORKFLOW)).toEqual({})
  expect(editor.client.steps.value.done).toHaveLength(steps)
})

it('S7-20 one action is tried alone, by keyboard, with what the others gave last', async () => {
  const { session } = opened.editor
  session.lastResults.value = new Map([[SET, 'paid']])
  open({ workflowId: WORKFLOW, actionId: LOG })
  await expect.element(page.getByRole('dialog', { name: 'Try alone: Say so' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What actions before it gave' }).getByText('paid')).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => send.mock.lastCall?.[0])
    .toMatchObject({ workflowId: WORKFLOW, actionId: LOG, results: { [SET]: 'paid' } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('with recorded answers the draft gets those that were seen, and it is said that nothing is sent', async () => {
  const { runLog } = opened.editor.session
  runLog.receive(
    {},
    {
      type: 'told',
      items: [
        { kind: 'request', at: 1, call: 1, method: 'GET', url: '/a', headers: {}, body: undefined },
        { kind: 'answer', at: 2, call: 1, status: 200, headers: {}, text: 'ok' },
        { kind: 'request', at: 3, call: 2, method: 'GET', url: '/b', headers: {}, body: undefined },
      ],
    },
  )
  open({ workflowId: WORKFLOW })
  await page.getByRole('radio', { name: 'Recorded' }).click()
  await expect.element(page.getByText(/^Nothing is sent: the same requests get the answer that was/)).toBeVisible()
  await start.click()
  const answer = { method: 'GET', url: '/a', body: undefined, status: 200, headers: {}, text: 'ok' }
  await expect.poll(() => send.mock.lastCall?.[0]).toMatchObject({ answers: [answer] })
})

it('a workflow that others call is tried with its parameters', async () => {
  open({ workflowId: CALLED })
  await expect.element(page.getByRole('group', { name: 'Parameters' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Event' })).not.toBeInTheDocument()
  await start.click()
  await expect.poll(() => send.mock.lastCall?.[0]).toMatchObject({ workflowId: CALLED, parameters: { amount: 0 } })
})

it('a workflow in a repeat is tried in the row that one picks, with the rows around it', async () => {
  const { editor } = opened
  const { view } = editor
  const section = view.find('node', SEND)?.place.parentId ?? ''
  const repeat = { over: { type: 'f', code: '[1]' } } as const
  editor.change('Repeat', { set: { [section]: { repeat: [null, repeat] }, [SEND]: { repeat: [null, repeat] } } })
  const names = ['Ann', 'Bo']
  const explain = vi.fn(async (_node: string | undefined, code: string, { row = 0 }: { row?: number } = {}) => ({
    result: { ok: true, value: { data: names[row] ?? null, index: row, code }, kind: 'object' } as const,
    rows: { count: 2, row, names, name: names[row] ?? '' },
    took: 1,
  }))
  editor.canvas.value = { ...createFakeCanvas(), explain }
  open({ workflowId: WORKFLOW })
  const part = page.getByRole('region', { name: 'Row of the repeat' })
  await expect.element(part).toMatchTextContent(/1 · Ann.*of 2/)
  await part.getByRole('button', { name: 'Next row' }).click()
  await expect.element(part).toMatchTextContent(/2 · Bo/)
  await start.click()
  await expect.poll(() => send.mock.lastCall?.[0]).toMatchObject({ place: { item: { data: 'Bo', index: 1 } } })
  expect(explain.mock.lastCall?.[1]).toContain('parent: { data: context.item.parent.data')
  expect(explain.mock.lastCall).toMatchObject([SEND, expect.not.stringContaining('parent.parent'), { isWhole: true }])
})

it('a repeat without rows says so, and what stands in no repeat is asked nothing', async () => {
  const { editor } = opened
  const explain = vi.fn(async () => ({
    result: { ok: false, message: 'Nothing there' } as const,
    rows: { count: 0, row: -1, names: [], name: '' },
    took: 1,
  }))
  editor.canvas.value = { ...createFakeCanvas(), explain }
  open({ workflowId: WORKFLOW })
  await expect.element(start).toBeVisible()
  expect(explain).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  editor.change('Repeat', { set: { [SEND]: { repeat: [null, { over: { type: 'f', code: '[]' } }] } } })
  open({ workflowId: WORKFLOW })
  await expect.element(page.getByText('The repeat has no rows on the canvas: formulas find no item.')).toBeVisible()
  await start.click()
  await expect.poll(() => send.mock.lastCall?.[0]).not.toHaveProperty('place')
})

it('the run is looked at when it has ended, not before', async () => {
  const { session } = opened.editor
  open({ workflowId: WORKFLOW })
  await start.click()
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  const source = {}
  const input = { event: {}, parameters: {}, chain: [] }
  const recording = { workflowId: WORKFLOW, input, entries: [], dropped: 0, isEnded: true, size: 1 }
  const begin = { kind: 'run', at: 1, workflowId: WORKFLOW, input } as const
  const tell = (...items: Told[]): void => session.runLog.receive(source, { type: 'told', items })
  // The page ran the same workflow by itself meanwhile.
  tell({ ...begin, run: 1 }, { kind: 'end', at: 2, run: 1, recording }, { ...begin, run: 2, isTried: true })
  expect(session.looked.value).toBeUndefined()
  tell({ kind: 'end', at: 3, run: 2, recording })
  expect(session.looked.value).toEqual({ run: 2, step: undefined })
})
