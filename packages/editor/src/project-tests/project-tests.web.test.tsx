import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TestResult } from '@heddle/canvas/protocol'
import { insertTest } from '@heddle/document/operations'
import { Page, Section, Variable } from '@heddle/testing'
import { writeRecording } from '@heddle/workflow/trace'
import { createFakeCanvas } from '../testing/fake-canvas.ts'
import { openEditor, type OpenEditor } from '../testing/open-editor.tsx'
import { Dock } from './dock.tsx'
import { recordingOf } from './make-test.ts'
import { RunInspector } from './run-inspector.tsx'
import { FLOW, KEEP, keptRun, TOTAL, workflow } from './testing/kept-run.ts'

const fixture = (
  <>
    <Page name="Home">
      <Section />
    </Page>
    <Variable id={TOTAL} name="total" type="number" />
  </>
)
const total = { of: 'variable', id: TOTAL, value: 15 } as const
const ran = { effects: [], step: undefined, recording: 'now' }
const passed: TestResult = { ...ran, status: 'passed', values: [{ ...total, given: 15, isMet: true }] }
const failed: TestResult = {
  ...ran,
  status: 'failed',
  values: [{ ...total, given: 8, isMet: false }],
  step: {
    workflowId: FLOW,
    actionId: KEEP,
    expected: { kind: 'result', id: KEEP, value: 15 },
    given: { kind: 'result', id: KEEP, value: 8 },
  },
  effects: [{ actionId: KEEP, name: 'theme.set', occurrence: 0, args: ['dark'] }],
}

let opened: OpenEditor
/** What the canvas answers. */
let answer: TestResult
beforeEach(async () => {
  await page.viewport(1440, 500)
  answer = passed
  opened = await openEditor(
    fixture,
    <div style={{ display: 'grid', gridTemplateColumns: '1100px 300px', height: 460 }}>
      <section style={{ display: 'flex', minWidth: 0, minHeight: 0 }}>
        <Dock />
      </section>
      <aside style={{ display: 'flex', minHeight: 0 }}>
        <RunInspector />
      </aside>
    </div>,
  )
  const { editor } = opened
  editor.canvas.value = { ...createFakeCanvas(), runTest: async () => answer }
  editor.change('Add', { put: { [FLOW]: workflow } })
})

function addTests(...names: readonly string[]): void {
  const { change, view, newId, session } = opened.editor
  const recording = writeRecording(recordingOf(keptRun()))
  for (const name of names) change('Make', insertTest(view, { name, workflowId: FLOW, recording, expected: [total], newId }))
  session.dockTab.value = 'tests'
}
const tests = () => opened.editor.view.of('test')

it('a run becomes a test: what does not come out again is not chosen, the rest is, and undo takes the test away', async () => {
  const { session } = opened.editor
  answer = {
    ...passed,
    status: 'failed',
    values: [
      { of: 'end', id: FLOW, value: null, given: null, isMet: true },
      { ...total, given: 8, isMet: false },
    ],
  }
  session.runLog.recall([keptRun()])
  session.looked.value = { run: 1, step: undefined }
  await userEvent.click(page.getByRole('button', { name: 'Make this run a test' }))
  await expect.element(page.getByText('comes out as 8 when it runs again')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^total/ })).not.toBeChecked()
  const notKept = 'Too large to be kept with the test, which reads it as the project has it then: orders.'
  await expect.element(page.getByText(notKept)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Make the test' }))
  await expect.element(page.getByText(/A test has to expect something/)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: /^total/ }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ships an order')
  await userEvent.keyboard('{Enter}')
  await expect.poll(tests).toMatchObject([{ name: 'Ships an order', workflowId: FLOW, expected: [total] }])
  await expect
    .element(page.getByRole('button', { name: /Has not run yet Ships an order/ }))
    .toHaveAttribute('aria-pressed', 'true')
  opened.editor.client.undo()
  await expect.poll(tests).toEqual([])
})

it('all tests run by one press; one that fails shows the first step that differs, what was expected and given, and opens the step', async () => {
  addTests('Ships', 'Counts')
  await userEvent.click(page.getByRole('button', { name: 'Run all' }))
  await expect.element(page.getByText('Passed 2 of 2')).toBeVisible()
  answer = failed
  await userEvent.click(page.getByRole('button', { name: 'Run all' }))
  await expect.element(page.getByText('Passed 0 of 2')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /Failed Ships/ }))
  await expect.element(page.getByText('The first step that differs')).toBeVisible()
  await expect.element(page.getByText('theme.set')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Open the step' }))
  expect(opened.editor.session.action.value).toEqual({ workflowId: FLOW, actionId: KEEP })
})

it('the new values are taken as expected by one press', async () => {
  addTests('Ships')
  answer = failed
  opened.editor.session.shownTest.value = tests()[0]?.id
  await userEvent.click(page.getByRole('button', { name: 'Run', exact: true }))
  const take = page.getByRole('button', { name: 'Take the new values as expected' })
  await expect.element(take).toBeVisible()
  answer = passed
  await userEvent.click(take)
  await expect.poll(tests).toMatchObject([{ expected: [{ ...total, value: 8 }] }])
  await expect.element(take).not.toBeInTheDocument()
})

it('what was not recorded is asked for, and the answer is kept with the test', async () => {
  addTests('Ships')
  answer = { status: 'asks', call: { actionId: KEEP, name: 'storage.read', occurrence: 0, args: ['local', 'vat'] } }
  opened.editor.session.shownTest.value = tests()[0]?.id
  await userEvent.click(page.getByRole('button', { name: 'Run', exact: true }))
  const field = page.getByRole('textbox', { name: 'Answer' })
  await userEvent.fill(field, 'vat')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/This is no JSON/)).toBeVisible()
  answer = passed
  await userEvent.fill(field, '"0.2"')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => tests()[0]?.recording).toContain('"value":"0.2"')
  await expect.element(page.getByText('Passed 1 of 1')).toBeVisible()
})

it('by keyboard: arrows walk, Enter runs, F2 renames, Ctrl+D duplicates, Delete deletes', async () => {
  addTests('One', 'Two')
  await userEvent.click(page.getByRole('button', { name: /One/ }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: /Passed Two/ })).toHaveFocus()
  await userEvent.keyboard('{F2}')
  const name = page.getByRole('textbox', { name: 'Name of the test' })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'Second')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: /Second/ }))
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.poll(() => tests().map((test) => test.name)).toEqual(['One', 'Second', 'Second2'])
  await userEvent.click(page.getByRole('button', { name: /One/ }))
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => tests().map((test) => test.name)).toEqual(['Second', 'Second2'])
  await expect.element(page.getByRole('button', { name: /Second$|Second Ship it/ })).toHaveFocus()
})

it('tests are put into folders and in order, by keys and by drag, and those that failed or a folder run alone', async () => {
  addTests('One', 'Two', 'Three')
  await userEvent.click(page.getByRole('button', { name: /Three/ }))
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
  await expect.poll(() => tests().map(({ name }) => name)).toEqual(['One', 'Three', 'Two'])
  await userEvent.dragAndDrop(page.getByRole('button', { name: /Two/ }), page.getByRole('button', { name: /One/ }))
  await expect.poll(() => tests().map(({ name }) => name)).toEqual(['Two', 'One', 'Three'])
  await userEvent.click(page.getByRole('button', { name: /Three/ }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Folder' }), 'Orders')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Run the tests in Orders' }))
  await expect.element(page.getByText('Passed 1 of 1')).toBeVisible()
  answer = failed
  await userEvent.click(page.getByRole('button', { name: 'Run all' }))
  await expect.element(page.getByText('Passed 0 of 3')).toBeVisible()
  answer = passed
  await userEvent.click(page.getByRole('button', { name: 'Run 3 that failed' }))
  await expect.element(page.getByText('Passed 3 of 3')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /that failed$/ })).not.toBeInTheDocument()
})
