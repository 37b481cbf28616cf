import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { setAction } from '@heddle/document/operations'
import type { TraceEntry } from '@heddle/workflow/trace'
import { Page } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import { RunsDock } from '../runs-dock.tsx'
import { toldSteps } from '../testing/told-steps.ts'

const WORKFLOW = 'flow000000000000'
const [CHECK, YES, NO, LAST] = ['check00000000000', 'yes0000000000000', 'no00000000000000', 'last000000000000'] as const
const workflow: WorkflowRecord = {
  id: WORKFLOW,
  kind: 'workflow',
  name: 'Send it',
  folder: '',
  index: 'a0',
  trigger: 'onload-app',
  parameters: [],
  firstAction: CHECK,
  actions: {
    [CHECK]: {
      type: 'if',
      name: 'Is it paid',
      args: {},
      branches: [
        { value: true, id: YES },
        { value: false, id: NO },
      ],
      next: LAST,
    },
    [YES]: { type: 'log', name: 'Say thanks', args: {} },
    [NO]: { type: 'log', name: 'Remind', args: {} },
    [LAST]: { type: 'log', name: 'Say so', args: {} },
  },
}
const ENTRIES = [
  ['run', WORKFLOW],
  ['action', CHECK, 'if'],
  ['branch', CHECK, false],
  ['action', NO, 'log'],
  ['result', NO, 1],
  ['result', CHECK, false],
  ['action', LAST, 'log'],
  ['result', LAST, 2],
  ['end', WORKFLOW, { status: 'done' }],
] as const satisfies readonly (readonly [TraceEntry['kind'], string, unknown?])[]

let opened: OpenEditor
beforeEach(async () => {
  await page.viewport(1300, 700)
  opened = await openEditor(
    <Page name="Home" />,
    <div style={{ display: 'flex', width: 1200, height: 560 }}>
      <RunsDock />
    </div>,
  )
  const { session, change } = opened.editor
  change('Add', { put: { [WORKFLOW]: workflow } })
  const input = { event: {}, parameters: {}, chain: [] }
  const recording = { workflowId: WORKFLOW, input, entries: [], dropped: 0, isEnded: true, size: 9 }
  session.runLog.receive(
    {},
    {
      type: 'told',
      items: [
        { kind: 'run', at: 0, run: 1, workflowId: WORKFLOW, input },
        toldSteps(1, ...ENTRIES.map(([kind, id, value], at) => ({ kind, id, value, at: at * 10 }))),
        { kind: 'end', at: 90, run: 1, recording },
      ],
    },
  )
  session.looked.value = { run: 1, step: undefined }
})

const step = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const slider = page.getByRole('slider', { name: 'Steps along the run' })
const lookedAt = () => opened.editor.session.looked.value?.step

it('a run opens as its graph: what it did is lit, what it did not is pale', async () => {
  await expect.element(step('Remind')).toHaveAttribute('data-state', 'taken')
  await expect.element(step('Say thanks')).toHaveAttribute('data-state', 'skipped')
  await expect.element(step('Say so')).toMatchTextContent(/10 ms/)
  const ways = [...document.querySelectorAll('[data-run] path')]
  expect(ways.some((way) => way.hasAttribute('data-lit')) && ways.some((way) => !way.hasAttribute('data-lit'))).toBe(true)
  expect(document.querySelectorAll('button[aria-label="Add here"]')).toHaveLength(0)
})

it('its steps are walked by a slider, by keys and by pointer, and the graph stands where it does', async () => {
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Began')
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Remind')
  await expect.element(step('Remind')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  expect(lookedAt()).toBe(2)
  await userEvent.keyboard('{Home}')
  expect(lookedAt()).toBeUndefined()
  await slider.click({ position: { x: 2, y: 8 } })
  expect(lookedAt()).toBe(0)
})

it('a step of the graph that is pressed is looked at, and nothing else of the editor goes there', async () => {
  await step('Say so').click()
  await expect.poll(lookedAt).toBe(2)
  await step('Say thanks').click()
  expect(lookedAt()).toBe(2)
  expect(opened.editor.session.action.value).toBeUndefined()
})

it('the same run is shown as a list of its steps, which is remembered', async () => {
  await page.getByRole('radio', { name: 'As a list of steps' }).click()
  await expect.element(page.getByRole('list', { name: 'Steps of the run' })).toBeVisible()
  expect(opened.editor.session.runView.value).toBe('list')
})

it('a run is drawn as it was, and says that its workflow has been changed since', async () => {
  const { session, change, view } = opened.editor
  const input = { event: {}, parameters: {}, chain: [] }
  const source = {}
  const page_ = {
    type: 'page',
    began: 0,
    at: 0,
    page: { id: 'p', path: '/', lang: 'en' },
    variables: [],
    collections: [],
  } as const
  session.runLog.receive(source, page_, new Map([[WORKFLOW, workflow]]))
  session.runLog.receive(source, { type: 'told', items: [{ kind: 'run', at: 0, run: 9, workflowId: WORKFLOW, input }] })
  session.looked.value = { run: 2, step: undefined }
  await expect.element(step('Remind')).toBeVisible()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
  change('Rename', setAction(view, { workflowId: WORKFLOW, id: NO, values: { name: 'Remind again' } }))
  await expect.element(page.getByRole('note')).toMatchTextContent(/changed since/)
  await expect.element(step('Remind')).toHaveAttribute('aria-label', 'Remind, Log')
  await page.getByRole('button', { name: 'Open the workflow' }).click()
  expect(session.subject.value).toBe(WORKFLOW)
})
