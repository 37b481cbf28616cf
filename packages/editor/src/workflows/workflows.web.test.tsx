import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { Button, Page, Section, Variable } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../testing/open-editor.tsx'
import { ActionColumn } from './action-column.tsx'
import { WorkflowsTab } from '../inspector/workflows-tab.tsx'

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

let opened: OpenEditor
beforeEach(async () => {
  await page.viewport(900, 900)
  opened = await openEditor(
    fixture,
    <div style={{ display: 'grid', gridTemplateColumns: '296px 296px', height: 800 }}>
      <ActionColumn />
      <div style={{ gridColumn: 2 }}>
        <WorkflowsTab />
      </div>
    </div>,
  )
  opened.editor.session.selection.value = [SEND]
})

const workflow = (): WorkflowRecord => opened.editor.view.of('workflow')[0] ?? expect.fail('There is no workflow')
const lines = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((line) => `${line.ariaLevel} ${line.getAttribute('aria-label')?.replace(/, \d problems?$/, '')}`)
const tree = () => page.getByRole('tree', { name: 'Actions of On click' })

/** A workflow on a click whose list has the focus. */
async function addWorkflow() {
  await page.getByRole('button', { name: 'On click', exact: true }).click()
  await expect.element(tree()).toHaveFocus()
}
/** Types the beginning of an action's name in the list and takes what is found. */
async function add(typed: string) {
  await userEvent.keyboard(typed[0] ?? '')
  await expect.element(page.getByRole('combobox', { name: 'Find an action' })).toHaveFocus()
  await userEvent.keyboard(`${typed.slice(1)}{Enter}`)
  await expect.element(tree()).toHaveFocus()
}

describe('workflows of an element', () => {
  it('is drawn by keyboard alone: a trigger, actions found by typing, one after another', async () => {
    await addWorkflow()
    expect(workflow()).toMatchObject({ name: 'On click', trigger: 'click', ownerId: SEND })
    expect(lines()).toEqual(['1 Add an action', '1 If anything above fails'])
    await add('change var')
    await add('log')
    expect(lines()).toEqual(['1 Set not chosen to …', '1 Log', '1 Add an action', '1 If anything above fails'])
    const { firstAction = '', actions } = workflow()
    expect(actions[firstAction]).toMatchObject({ type: 'change-variable' })
    expect(actions[actions[firstAction]?.next ?? '']).toMatchObject({ type: 'log' })
  })

  it('says what an action does from what it is told; a formula is marked, undo takes each step back', async () => {
    await addWorkflow()
    await add('change var')
    await page.getByRole('button', { name: /^Variable: / }).click()
    await page.getByRole('button', { name: /^status/ }).click()
    await page.getByRole('textbox', { name: 'Value' }).fill('paid')
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toContain("1 Set status to 'paid'")
    expect(Object.values(workflow().actions)[0]?.args).toEqual({ variable: STATUS, value: 'paid' })
    opened.editor.client.undo()
    await expect.poll(lines).toContain("1 Set status to ''")
  })

  it('a split has its branches below it; actions are moved into them and out again by keys', async () => {
    await addWorkflow()
    await add('true/false')
    await add('log')
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await expect.poll(lines).toEqual(['1 If …', '2 True', '2 False', '2 Log', '1 Add an action', '1 If anything above fails'])
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await expect.poll(lines).toEqual(['1 If …', '2 True', '2 Log', '2 False', '1 Add an action', '1 If anything above fails'])
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}')
    await expect.poll(lines).toEqual(['1 If …', '2 True', '2 False', '1 Log', '1 Add an action', '1 If anything above fails'])
  })

  it('is switched off, copied, wrapped and deleted', async () => {
    await addWorkflow()
    await add('log')
    await userEvent.keyboard('{Control>}/{/Control}')
    await expect.poll(lines).toContain('1 Log, Switched off')
    await userEvent.keyboard('{Control>}/{/Control}{Control>}d{/Control}')
    await expect.poll(() => lines().filter((line) => line === '1 Log')).toHaveLength(2)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await userEvent.click(page.getByRole('treeitem', { name: 'Log' }).first(), { button: 'right' })
    await page.getByRole('menuitem', { name: 'Wrap in Try / catch / finally' }).click()
    await expect
      .poll(lines)
      .toEqual(['1 Try / catch / finally', '2 Try', '2 Log', '2 Log', '2 Catch', '1 Add an action', '1 If anything above fails'])
    tree().element().focus()
    await userEvent.keyboard('{Home}{Delete}')
    await expect.poll(lines).toEqual(['1 Add an action', '1 If anything above fails'])
  })

  it('what runs when something fails is a chain of its own', async () => {
    await addWorkflow()
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.keyboard('log{Enter}')
    await expect.poll(lines).toEqual(['1 Add an action', '1 If anything above fails', '1 Log'])
    expect(workflow().firstErrorAction).toBe(Object.keys(workflow().actions)[0])
  })

  it('an action is dragged behind another one; Escape gives up', async () => {
    await addWorkflow()
    await add('log')
    await add('time delay')
    const line = (name: string) => page.getByRole('treeitem', { name }).element()
    const point = (type: string, at: Element, pointerId = 1) => {
      const { left, top, height } = at.getBoundingClientRect()
      at.dispatchEvent(
        new PointerEvent(type, { clientX: left + 40, clientY: top + height / 2, pointerId, bubbles: true, button: 0 }),
      )
    }
    await expect.element(page.getByRole('treeitem', { name: 'Wait … ms' })).toBeVisible()
    point('pointerdown', line('Log'))
    point('pointermove', line('Wait … ms'))
    await userEvent.keyboard('{Escape}')
    point('pointerup', line('Wait … ms'))
    expect(lines().slice(0, 2)).toEqual(['1 Log', '1 Wait … ms'])
    point('pointerdown', line('Log'))
    point('pointermove', line('Wait … ms'))
    point('pointerup', line('Wait … ms'))
    await expect.poll(() => lines().slice(0, 2)).toEqual(['1 Wait … ms', '1 Log'])
  })

  it('several that are chosen are dragged together, to the depth that the pointer shows', async () => {
    await addWorkflow()
    await add('true/false')
    await add('log')
    await add('print')
    const box = (name: string) => page.getByRole('treeitem', { name }).element().getBoundingClientRect()
    const point = (type: string, x: number, y: number, target: EventTarget = window) =>
      target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true, button: 0 }))
    tree().element().focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    const { left, top } = box('Log')
    point('pointerdown', left + 40, top + 8, page.getByRole('treeitem', { name: 'Log' }).element())
    const under = box('False')
    point('pointermove', under.left + 60, under.bottom - 4)
    point('pointerup', under.left + 60, under.bottom - 4)
    await expect
      .poll(lines)
      .toEqual(['1 If …', '2 True', '2 False', '2 Log', '2 Print page', '1 Add an action', '1 If anything above fails'])
    opened.editor.client.undo()
    await expect.poll(lines).toContain('1 Log')
  })

  it('is commented above a line with Alt and a slash, which asks for the text at once', async () => {
    await addWorkflow()
    await add('log')
    await userEvent.keyboard('{Alt>}/{/Alt}')
    const text = page.getByRole('textbox', { name: 'Text' })
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('Tell the warehouse{Enter}{Escape}')
    await expect.poll(lines).toEqual(['1 Tell the warehouse', '1 Log', '1 Add an action', '1 If anything above fails'])
    await expect.element(tree()).toHaveFocus()
  })

  it('what is wrapped is unwrapped by Ctrl+Shift+G; F2 goes to what an action is told and Escape comes back', async () => {
    await addWorkflow()
    await add('true/false')
    await add('log')
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Home}{Control>}{Shift>}g{/Shift}{/Control}')
    await expect.poll(lines).toEqual(['1 Log', '1 Add an action', '1 If anything above fails'])
    await userEvent.keyboard('{F2}')
    await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus()
    await userEvent.keyboard('Sent{Enter}{Escape}')
    await expect.element(tree()).toHaveFocus()
    await expect.poll(lines).toContain('1 Log Sent')
  })

  it('actions are copied and pasted after another one, cut, and a workflow is given a second time', async () => {
    await addWorkflow()
    await add('log')
    await add('print')
    await userEvent.keyboard('{Home}{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}')
    await expect.poll(lines).toEqual(['1 Log', '1 Print page', '1 Log', '1 Add an action', '1 If anything above fails'])
    tree().element().focus()
    await userEvent.keyboard('{Home}{Control>}x{/Control}')
    await expect.poll(lines).toEqual(['1 Print page', '1 Log', '1 Add an action', '1 If anything above fails'])
    const head = page.getByRole('button', { name: 'Hide the actions of On click' }).element()
    if (head instanceof HTMLElement) head.focus()
    await userEvent.keyboard('{Control>}c{/Control}')
    await page.getByRole('button', { name: 'Paste a workflow' }).click()
    await expect.poll(() => opened.editor.view.of('workflow').map(({ name }) => name)).toEqual(['On click', 'On click 2'])
  })

  it('what cannot work is marked at its line', async () => {
    await addWorkflow()
    await add('change var')
    await expect.element(page.getByRole('treeitem', { name: 'Set not chosen to …, 1 problem' })).toBeVisible()
  })

  it('what is looked for stands out', async () => {
    await addWorkflow()
    await add('log')
    await add('print')
    await page.getByRole('searchbox', { name: 'Find an action here' }).fill('pri')
    const look = (name: string) => page.getByRole('treeitem', { name }).element().className
    await expect.poll(() => look('Log')).toMatch(/notFound/)
    expect(look('Print page')).not.toMatch(/notFound/)
  })

  const more = (item: string) => async () => {
    await page
      .getByRole('button', { name: /^More of / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  it('says what it is for, and is switched off and on', async () => {
    await addWorkflow()
    await more('Describe…')()
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Tells the warehouse')
    await userEvent.tab()
    expect(workflow().description).toBe('Tells the warehouse')
    await more('Switch off')()
    expect(workflow().disabled).toBe(true)
    await more('Switch on')()
    expect(workflow()).not.toHaveProperty('disabled')
  })

  it('waits for the event that has certain values; of a key for the one that is pressed, with what is held', async () => {
    await page.getByRole('button', { name: 'Key down', exact: true }).click()
    await more('Only when…')()
    await page.getByRole('button', { name: 'Add a value that the event must have' }).click()
    await page.getByRole('menuitem', { name: 'key', exact: true }).click()
    await page.getByRole('textbox', { name: 'Press a key' }).click()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => workflow().triggerConditions).toEqual({ key: 'k', ctrlKey: true })
    await page.getByRole('button', { name: 'Remove the value of ctrlKey' }).click()
    await page.getByRole('button', { name: 'Remove the value of key' }).click()
    await expect.poll(() => workflow().triggerConditions).toBeUndefined()
  })

  it('is put before another one of its trigger by keys and by dragging, and under another trigger', async () => {
    await addWorkflow()
    await more('Rename')()
    await userEvent.keyboard('First{Enter}')
    await page.getByRole('button', { name: 'Add a workflow: On click' }).click()
    const names = () => opened.editor.view.of('workflow').map(({ name, trigger }) => `${name} ${trigger}`)
    await expect.poll(names).toEqual(['First click', 'On click click'])
    const head = (name: string) => page.getByRole('button', { name: `Hide the actions of ${name}` }).element()
    head('On click').focus()
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await expect.poll(names).toEqual(['On click click', 'First click'])
    await page.getByRole('button', { name: 'Add a trigger' }).click()
    await page.getByRole('menuitem', { name: 'On double click' }).click()
    await expect.poll(names).toHaveLength(3)
    const { left, top, height } = head('First').getBoundingClientRect()
    const target = page.getByRole('heading', { name: 'On double click' }).element().getBoundingClientRect()
    const point = (type: string, x: number, y: number, at: EventTarget = window) =>
      at.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 3, bubbles: true, button: 0 }))
    point('pointerdown', left + 30, top + height / 2, head('First'))
    point('pointermove', target.left + 30, target.bottom)
    point('pointerup', target.left + 30, target.bottom)
    await expect.poll(names).toEqual(['On click click', 'First dblclick', 'On double click dblclick'])
    opened.editor.client.undo()
    await expect.poll(() => names()[1]).toBe('First click')
  })

  it('a workflow is renamed, run beside the others, and deleted', async () => {
    await addWorkflow()
    await more('Rename')()
    await userEvent.keyboard('Send it{Enter}')
    expect(workflow().name).toBe('Send it')
    await more('Run beside the one before')()
    expect(workflow().parallel).toBe(true)
    await more('Delete')()
    await expect.element(page.getByText('Nothing happens yet')).toBeVisible()
  })
})

describe('what an action is told', () => {
  it('an action of an element asks for what that element can do, and for its arguments', async () => {
    await addWorkflow()
    await add('execute element')
    await expect.element(page.getByRole('heading', { name: 'Execute element action' })).toBeVisible()
  })

  it('a split by values has branches to add and to take away; what a branch held goes with it', async () => {
    await addWorkflow()
    await add('multi')
    await page.getByRole('button', { name: 'Add a branch' }).click()
    const values = page.getByRole('textbox', { name: 'Value', exact: true })
    await expect.poll(() => values.elements().length).toBeGreaterThan(2)
    await values.nth(1).fill('late')
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toContain('2 "late"')
    await page.getByRole('button', { name: 'Remove the branch "late"' }).click()
    await expect.poll(lines).not.toContain('2 "late"')
  })

  it('is read and closed by keys: Space shows what an action is told, the arrows show its neighbours, Escape closes', async () => {
    await addWorkflow()
    await add('log')
    await add('print')
    const title = (name: string) => page.getByRole('heading', { level: 2, name })
    await expect.element(title('Print page')).toBeVisible()
    await expect.element(page.getByText('This action needs to be told nothing.')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(title('Log')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(title('Log')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(title('Log')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(title('Log')).not.toBeInTheDocument()
  })

  it('an action is called as somebody likes; an empty name is what it does again', async () => {
    await addWorkflow()
    await add('print')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('For the archive')
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toContain('1 For the archive')
    await name.fill('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toContain('1 Print page')
  })

  it('what does not fit is refused with the reason, and what was there stays', async () => {
    await addWorkflow()
    await add('go to page')
    const parameters = page.getByRole('textbox', { name: 'Page parameters' })
    await parameters.fill('[1]')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(/must be an object/i).first()).toBeVisible()
    expect(Object.values(workflow().actions)[0]?.args).toEqual({})
  })

  it('what is to be reset is picked by name', async () => {
    await addWorkflow()
    await add('reset variable')
    await expect.poll(lines).toContain('1 Reset not chosen')
    await page.getByRole('button', { name: 'Add to Variables' }).click()
    await page.getByRole('button', { name: /^Item 1, Variables: / }).click()
    await page.getByRole('button', { name: 'status string' }).click()
    await expect.poll(lines).toContain('1 Reset status')
    expect(Object.values(workflow().actions)[0]?.args).toEqual({ variables: [STATUS] })
  })
})

describe('finding an action', () => {
  it('Escape gives the list its focus back and adds nothing', async () => {
    await addWorkflow()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Find an action' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(tree()).toHaveFocus()
    expect(workflow().actions).toEqual({})
  })

  it('says when nothing is called like that; the arrows go round', async () => {
    await addWorkflow()
    await userEvent.keyboard('{Enter}')
    const field = page.getByRole('combobox', { name: 'Find an action' })
    await field.fill('zzzz')
    await expect.element(page.getByText('No action of that name')).toBeVisible()
    await field.fill('cookie')
    const marked = () => page.getByRole('option', { selected: true }).element().textContent
    const first = marked()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(marked).not.toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(marked).toBe(first)
  })

  it('by mouse: a press on the place at the end, another on what is offered', async () => {
    await addWorkflow()
    await page.getByRole('treeitem', { name: 'Add an action' }).click()
    await page.getByRole('option', { name: 'Print page Browser' }).click()
    await expect.poll(lines).toContain('1 Print page')
  })
})

describe('a workflow', () => {
  it('runs only when a formula over its event holds; without one it always runs', async () => {
    await addWorkflow()
    await page.getByRole('button', { name: 'More of On click' }).click()
    await page.getByRole('menuitem', { name: 'Only when…' }).click()
    await expect.element(page.getByText('always', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /condition of the workflow/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => document.activeElement?.className).toMatch(/cm-content/)
    await userEvent.keyboard('event.button === 0{Control>}{Enter}{/Control}')
    await expect.poll(() => workflow().triggerConditions).toEqual({ type: 'f', code: 'event.button === 0' })
  })

  it('is closed and opened, copied with its actions, and each trigger can have several', async () => {
    await addWorkflow()
    await add('print')
    await page.getByRole('button', { name: 'Hide the actions of On click' }).click()
    await expect.element(tree()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show the actions of On click' }).click()
    await expect.element(tree()).toBeVisible()
    await page.getByRole('button', { name: 'More of On click' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect.poll(() => opened.editor.view.of('workflow').map(({ actions }) => Object.keys(actions).length)).toEqual([1, 1])
    await page.getByRole('button', { name: 'Add a workflow: On click' }).click()
    await expect.poll(() => opened.editor.view.of('workflow')).toHaveLength(3)
  })
})
