import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { Page } from '@heddle/testing'
import type { Told } from '@heddle/workflow/watch'
import { openEditor } from '../testing/open-editor.tsx'
import { toldSteps } from './testing/told-steps.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { OnwardDialog } from './onward-dialog.tsx'
import type { Running } from './running.ts'

const [FLOW, SET, SAY, STATUS] = ['flow000000000000', 'set0000000000000', 'say0000000000000', 'status0000000000'] as const
const workflow: WorkflowRecord = {
  id: FLOW,
  kind: 'workflow',
  name: 'Send it',
  folder: '',
  index: 'a0',
  trigger: 'onload-app',
  parameters: [],
  firstAction: SET,
  actions: { [SET]: { type: 'log', name: 'Set status', args: {}, next: SAY }, [SAY]: { type: 'log', name: 'Say so', args: {} } },
}

/** The window for the second step of the run, as the page of the past asks for it. */
function Asked() {
  const { session } = useEditor()
  const [run] = useValue(session.runLog.runs)
  const isAsked = useValue(session.isGoingOnward)
  return run && isAsked ? <OnwardDialog run={run} at={1} /> : null
}

it('a run goes on from a step after it was said what it will send, with a value that is tried as another one', async () => {
  const { editor } = await openEditor(<Page name="Home" />, <Asked />)
  const { session } = editor
  editor.change('Add', { put: { [FLOW]: workflow } })
  const send = vi.fn<Running['send']>()
  session.running.value = { send, stop: () => undefined } as unknown as Running
  const input = { event: { type: 'click' }, parameters: {}, chain: [] }
  const step = (kind: 'run' | 'action' | 'result', id: string, value?: unknown): Told => toldSteps(1, { kind, id, at: 1, value })
  session.runLog.receive(session, {
    type: 'page',
    began: 0,
    at: 0,
    page: { id: 'p', path: '/', lang: 'en' },
    variables: [{ id: STATUS, name: 'status', type: 'string', value: 'new' }],
    collections: [],
  })
  session.runLog.receive(session, {
    type: 'told',
    items: [
      { kind: 'run', at: 1, run: 1, workflowId: FLOW, input },
      step('run', FLOW),
      step('action', SET, 'log'),
      step('result', SET, 'given'),
      step('action', SAY, 'log'),
      { kind: 'request', at: 2, call: 1, method: 'POST', url: 'https://api.test/ship', headers: {}, body: '{}' },
    ],
  })
  session.looked.value = { run: 1, step: 1 }
  session.isGoingOnward.value = true
  await expect.element(page.getByText('POST https://api.test/ship')).toBeVisible()
  await expect.element(page.getByText(/the workflow runs from “Say so” to its end/)).toBeVisible()
  await page.getByRole('textbox', { name: 'status' }).fill('"paid"')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('tried', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  expect(session.looked.value).toBeUndefined()
  expect(send).toHaveBeenCalledWith({
    type: 'try',
    workflowId: FLOW,
    event: { type: 'click' },
    parameters: {},
    actionId: SAY,
    isOnward: true,
    results: { [SET]: 'given' },
    values: { [STATUS]: 'paid' },
  })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
