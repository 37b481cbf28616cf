import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { insertWorkflow } from '@heddle/document/operations'
import { Button, Page, Section, Variable } from '@heddle/testing'
import { WorkflowInspector } from '../../subjects/workflow/workflow-inspector.tsx'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import { showGraph } from '../show-workflow.ts'
import { GraphView } from './graph-view.tsx'

const [SEND, STATUS] = ['send000000000000', 'status0000000000'] as const
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

function Shown() {
  const id = useValue(useEditor().session.subject)
  if (id === undefined) return null
  return (
    <>
      <div style={{ display: 'flex', minHeight: 0 }}>
        <GraphView id={id} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <WorkflowInspector id={id} />
      </div>
    </>
  )
}

let opened: OpenEditor
beforeEach(async () => {
  await page.viewport(1300, 900)
  opened = await openEditor(
    fixture,
    <div style={{ display: 'grid', gridTemplateColumns: '1000px 296px', gridTemplateRows: '860px' }}>
      <Shown />
    </div>,
  )
  const { editor } = opened
  const result = insertWorkflow(editor.view, { name: 'On click', ownerId: SEND, trigger: 'click', newId: editor.newId })
  editor.change('Add', result)
  showGraph(editor, (result.ok && result.ids?.[0]) || '')
  await expect.element(tree()).toHaveFocus()
})

const tree = () => page.getByRole('tree', { name: 'Actions of On click' })
const workflow = (): WorkflowRecord => opened.editor.view.of('workflow')[0] ?? expect.fail('There is no workflow')
const step = (name: string | RegExp) => page.getByRole('treeitem', { name, exact: typeof name === 'string' })
/** Types of a chain, what a branch holds in brackets. */
const drawnFrom = (first: string | undefined): string => {
  const words: string[] = []
  for (let id = first; id !== undefined; id = workflow().actions[id]?.next) {
    const { type = '', branches, loop } = workflow().actions[id] ?? {}
    const inside = branches ? `[${branches.map((branch) => drawnFrom(branch.id)).join('|')}]` : ''
    words.push(type + inside + (loop === undefined ? '' : `(${drawnFrom(loop)})`))
  }
  return words.join(' ')
}
const drawn = () => drawnFrom(workflow().firstAction)
const activeName = () =>
  document.getElementById(tree().element().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')
async function add(typed: string) {
  await userEvent.keyboard(typed[0] ?? '')
  await expect.element(page.getByRole('combobox', { name: 'Find an action' })).toHaveFocus()
  await userEvent.keyboard(`${typed.slice(1)}{Enter}`)
  await expect.element(tree()).toHaveFocus()
}

describe('a workflow as a graph', () => {
  it('is drawn by keyboard alone: steps found by typing, arrows follow the ways, Tab goes across branches', async () => {
    await add('true/false')
    await add('log')
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await expect.poll(() => drawn()).toBe('if[|log]')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(activeName).toMatch(/^True\/false split/)
    await add('print')
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Control>}{ArrowUp}{/Control}')
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await expect.poll(() => drawn()).toBe('if[print|log]')
    await expect.poll(activeName).toMatch(/^Print page/)
    await userEvent.keyboard('{Tab}')
    await expect.poll(activeName).toMatch(/^Log/)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(activeName).toMatch(/^Print page/)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(activeName).toMatch(/^Log/)
    await userEvent.keyboard('{Home}')
    await expect.poll(activeName).toBe('On click')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(activeName).toMatch(/^Print page/)
  })

  it('a step is added between two others by the sign on their way', async () => {
    await add('log')
    await add('print')
    await page.getByRole('button', { name: 'Add here' }).nth(1).click()
    await userEvent.keyboard('delay{Enter}')
    await expect.poll(() => drawn()).toBe('log delay print')
    opened.editor.client.undo()
    await expect.poll(() => drawn()).toBe('log print')
    opened.editor.client.redo()
    await expect.poll(() => drawn()).toBe('log delay print')
  })

  it('several are picked with Shift, wrapped, switched off, unwrapped and deleted', async () => {
    await add('log')
    await add('print')
    await step(/^Log/).click()
    await userEvent.keyboard('{Shift>}')
    await step(/^Print page/).click()
    await userEvent.keyboard('{/Shift}')
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    await expect.poll(() => drawn()).toBe('try[log print|]')
    await expect.element(page.getByText('Catch')).toBeVisible()
    tree().element().focus()
    await userEvent.keyboard('{Control>}/{/Control}')
    await expect.poll(() => Object.values(workflow().actions).some(({ disabled }) => disabled)).toBe(true)
    await userEvent.keyboard('{Control>}/{/Control}{Control>}{Shift>}g{/Shift}{/Control}')
    await expect.poll(() => drawn()).toBe('log print')
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => drawn()).toBe('print')
  })

  it('a loop is folded to one step that says what it hides, and found by search', async () => {
    await add('loop')
    await page.getByRole('button', { name: 'Add here' }).nth(1).click()
    await userEvent.keyboard('print{Enter}')
    await expect.poll(() => drawn()).toBe('loop(print)')
    await page.getByRole('button', { name: /^Fold / }).click()
    await expect.element(step(/1 action folded/)).toBeVisible()
    await expect.element(step(/^Print page/)).not.toBeInTheDocument()
    tree().element().focus()
    await userEvent.keyboard('{Home}{ArrowDown}.')
    await expect.element(step(/^Print page/)).toBeVisible()
    await userEvent.keyboard('{Control>}f{/Control}print')
    await expect.poll(() => step(/^Loop/).element().className).toMatch(/notFound/)
    expect(step(/^Print page/).element().className).not.toMatch(/notFound/)
  })

  it('a step is dragged onto a way', async () => {
    await add('log')
    await add('print')
    await add('delay')
    const box = (name: RegExp) => step(name).element().getBoundingClientRect()
    const from = box(/^Time delay/)
    const way = page.getByRole('button', { name: 'Add here' }).nth(1).element().getBoundingClientRect()
    const target = step(/^Time delay/).element()
    const mouse = (type: string, x: number, y: number, at: EventTarget = window) =>
      at.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, button: 0, view: window }))
    mouse('mousedown', from.left + 60, from.top + 20, target)
    mouse('mousemove', from.left + 70, from.top + 10)
    mouse('mousemove', way.left + 20, way.top + 10)
    mouse('mousemove', way.left + 10, way.top + 8)
    mouse('mouseup', way.left + 10, way.top + 8)
    await expect.poll(() => drawn()).toBe('log delay print')
  })

  it('shows beside it what a step is told; what is changed there is drawn, and Escape closes the graph', async () => {
    await add('log')
    await userEvent.keyboard('{F2}')
    await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus()
    await userEvent.keyboard('Sent{Enter}')
    await expect.element(step('Log, Log Sent')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(tree()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => opened.editor.session.selection.value).toEqual([SEND])
    expect(opened.editor.session.isGraphOpen.value).toBe(false)
  })

  it('what cannot work is marked', async () => {
    await add('change var')
    await expect.element(page.getByText('1 error')).toBeVisible()
    await expect.element(step(/1 problem$/)).toBeVisible()
  })
})

it('of a long workflow only the steps in sight are ever drawn', async () => {
  const drawn = new Set<Element>()
  const look = new MutationObserver(() => {
    for (const step of document.querySelectorAll('.react-flow__node')) drawn.add(step)
  })
  look.observe(document.body, { childList: true, subtree: true })
  const id = (at: number) => `step${String(at).padStart(12, '0')}`
  const actions = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [id(at), { type: 'log', args: {}, ...(at < 199 && { next: id(at + 1) }) }]),
  )
  const before = workflow()
  opened.editor.change('Fill', { put: { [before.id]: { ...before, firstAction: id(0), actions } } })
  await expect.poll(() => drawn.size).toBeGreaterThan(3)
  await expect.element(step(/^Log/).first()).toBeVisible()
  look.disconnect()
  expect(drawn.size).toBeLessThan(60)
})
