import type { Page } from '@playwright/test'
import { countActs } from './acts.ts'
import { addElement, pickOnCanvas, expectSelected, inspector, selectInNavigator, typeOnCanvas } from './builder.ts'
import { BEGINNINGS, publishDrawn } from './drawn.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { addAction, addActionAt, addPageWorkflow, addVariable, addWorkflow, nameIt, set, style } from './logic.ts'
import { leave, untilAlive, visit, type Visitor } from './visitor.ts'

/** 60 of them are formulas, at three acts each: the handle, the text, and the key that keeps it. */
const MOST_ACTS = 400

const LEFT = 'count(variables.todos, todo => !todo.done)'
const SHOWN = `filter(variables.todos, todo => variables.show === 'active' ? !todo.done : variables.show !== 'completed' || todo.done)`
/** Where the todo of a row stands among all. */
const POSITION = "=findIndexByKey(variables.todos, 'id', context.item.data.id)"

for (const { how, isByHand, tag } of BEGINNINGS)
  test(`TodoMVC ${how} does what its specification says`, { tag }, async ({ page, heddle, browser }) => {
    const errors = collectErrors(page)
    const draw = () => drawTodos(page)
    const address = await publishDrawn(page, heddle, { file: 'todo-mvc', name: 'Todos', isByHand, draw })
    const visitor = await visit(browser)
    await useAsVisitor(visitor, address)
    expect([...errors, ...visitor.errors]).toEqual([])
    await leave(visitor)
  })

async function drawTodos(page: Page): Promise<void> {
  const acts = await countActs(page)
  await test.step('what is remembered', async () => {
    await addVariable(page, { of: 'project', name: 'todos', type: 'List', isKept: true })
    await addVariable(page, { of: 'project', name: 'show', type: 'Query in the address', value: 'all' })
    await addVariable(page, { name: 'editing' })
    await addVariable(page, { name: 'draft' })
  })
  await test.step('the heading, and the line that takes a new one', () => drawHead(page))
  await test.step('a row', () => drawRow(page))
  await test.step('a row that is edited in place', () => drawEditing(page))
  await test.step('what is left, filters, and what is done goes', () => drawFoot(page))
  await page.screenshot({ path: test.info().outputPath('editor.png') })
  expect(await acts()).toBeLessThanOrEqual(MOST_ACTS)
  await expect(page.getByText('No problems')).toBeVisible()
}

async function drawHead(page: Page): Promise<void> {
  await addElement(page, 'Section')
  await nameIt(page, 'App')
  await addElement(page, 'Heading 1')
  await typeOnCanvas(page, 'Heading', 'todos')
  await addElement(page, 'Row')
  await addElement(page, 'Checkbox')
  await set(page, {
    'Checkbox: Accessible label': 'Mark all as complete',
    'Checkbox: On at first': "=length(variables.todos) > 0 && every(variables.todos, 'done')",
  })
  await addWorkflow(page, 'Change')
  await addAction(page, 'Change variable value', {
    Variable: 'todos',
    Value: '=mapEach(variables.todos, todo => ({ ...todo, done: event.value }))',
  })
  await addElement(page, 'Input')
  await nameIt(page, 'New todo')
  await set(page, {
    'Input: Accessible label': 'New todo',
    'Input: Placeholder': 'What needs to be done?',
    'Input: Focus at first': 'on',
  })
  await addWorkflow(page, 'Enter key')
  await addAction(page, 'Pass-through condition', { Condition: "=trim(event.value) !== ''" })
  await addAction(page, 'Change variable value', {
    Variable: 'todos',
    Operation: 'Add to the end',
    Value: '={ id: uuid(), title: trim(event.value), done: false }',
  })
  await addAction(page, 'Execute element action', { Element: 'New todo', Action: 'Clear the input' })
  // The label beside the box says nothing that the place does not.
  await pickOnCanvas(page, 'Checkbox')
  await page.keyboard.press('Delete')
}

/** One entry of the list becomes what a todo looks like, and is repeated over those that are shown. */
async function drawRow(page: Page): Promise<void> {
  await selectInNavigator(page, 'App')
  await addElement(page, 'List')
  for (const text of ['Third item', 'Second item']) {
    await pickOnCanvas(page, text)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Delete')
  }
  await pickOnCanvas(page, 'First item')
  await nameIt(page, 'Title')
  await pickOnCanvas(page, 'First item')
  await page.keyboard.press('Shift+Enter')
  await nameIt(page, 'Todo')
  await style(page, { 'Layout: Direction': 'Row', 'Layout: Align': 'Centre' })
  await addElement(page, 'Checkbox')
  await nameIt(page, 'Done')
  await pickOnCanvas(page, 'Checkbox')
  await page.keyboard.press('Delete')
  await selectInNavigator(page, 'Title')
  await addElement(page, 'Input')
  await nameIt(page, 'Edit')
  await addElement(page, 'Button')
  await nameIt(page, 'Delete')
  await selectInNavigator(page, 'Todo')
  await set(page, { 'Repeat: Over': `=${SHOWN}`, 'Repeat: Key': 'id' })

  await selectInNavigator(page, 'Done')
  await set(page, {
    'Checkbox: On at first': '=context.item.data.done',
    'Checkbox: Accessible label': '=context.item.data.title',
  })
  await addWorkflow(page, 'Change')
  await changeTodo(page, 'done', '=event.value')
  await selectInNavigator(page, 'Delete')
  await set(page, { 'Button: Text': '×', 'Button: Accessible label': "='Delete ' + context.item.data.title" })
  await addWorkflow(page, 'On click')
  await addAction(page, 'Change variable value', { Variable: 'todos', Operation: 'Remove an item', Position: POSITION })
}

/** Adds what changes a part of the todo of a row. */
const changeTodo = (page: Page, part: string, value: string): Promise<void> =>
  addAction(page, 'Change variable value', {
    Variable: 'todos',
    Operation: 'Update an item',
    Position: POSITION,
    'Path inside': part,
    Value: value,
  })

async function drawEditing(page: Page): Promise<void> {
  await selectInNavigator(page, 'Title')
  await set(page, {
    'Text: Text': '=context.item.data.title',
    'Condition: Show when': '=variables.editing !== context.item.data.id',
  })
  await style(page, {
    'Text: Decoration': "=context.item.data.done ? 'line-through' : 'none'",
    'In its container: Grow': '1',
  })
  await addWorkflow(page, 'On double click')
  await addAction(page, 'Change variable value', { Variable: 'draft', Value: '=context.item.data.title' })
  await addAction(page, 'Change variable value', { Variable: 'editing', Value: '=context.item.data.id' })

  await selectInNavigator(page, 'Edit')
  await set(page, {
    'Condition: Show when': '=variables.editing === context.item.data.id',
    'Input: Accessible label': 'Edit',
    'Input: Initial value': '=context.item.data.title',
    'Input: Focus at first': 'on',
  })
  await addWorkflow(page, 'Change')
  await addAction(page, 'Change variable value', { Variable: 'draft', Value: '=event.value' })
  await addWorkflow(page, 'Enter key')
  await addAction(page, 'Execute element action', { Element: 'Edit', Action: 'Take the focus away' })
  await addWorkflow(page, 'Blur')
  await addAction(page, 'Pass-through condition', { Condition: '=variables.editing === context.item.data.id' })
  await addAction(page, 'True/false split', { Condition: "=trim(variables.draft) === ''" })
  await addActionAt(page, { branch: 'True' }, 'Change variable value', {
    Variable: 'todos',
    Operation: 'Remove an item',
    Position: POSITION,
  })
  await addActionAt(page, { branch: 'False' }, 'Change variable value', {
    Variable: 'todos',
    Operation: 'Update an item',
    Position: POSITION,
    'Path inside': 'title',
    Value: '=trim(variables.draft)',
  })
  // A text that is chosen and given no value becomes empty.
  await addActionAt(page, { place: 'last' }, 'Change variable value', { Variable: 'editing' })
  await addPageWorkflow(page, 'On key down', "event.key === 'Escape'")
  await addAction(page, 'Change variable value', { Variable: 'editing' })
}

async function drawFoot(page: Page): Promise<void> {
  await selectInNavigator(page, 'App')
  await addElement(page, 'Row')
  await nameIt(page, 'Footer')
  await addElement(page, 'Text')
  await set(page, { 'Text: Text': `=${LEFT} + ' ' + plural(${LEFT}, 'item', 'items') + ' left'` })
  await addElement(page, 'Menu')
  for (const [before, label, shown] of [
    ['Home', 'All', 'all'],
    ['About', 'Active', 'active'],
    ['Contact', 'Completed', 'completed'],
  ] as const) {
    await typeOnCanvas(page, before, label)
    await expectSelected(page, `Text · ${label}`)
    await style(page, { 'Text: Decoration': `=variables.show === '${shown}' ? 'underline' : 'none'` })
    await set(page, { 'Link: Leads to': 'Page', 'Link: Page': 'Home' })
    await inspector(page).getByRole('button', { name: 'Add to Query' }).click()
    await set(page, { 'Link: Name 1, Query': 'show', 'Link: Value 1, Query': shown })
  }
  await selectInNavigator(page, 'Footer')
  await addElement(page, 'Button')
  await typeOnCanvas(page, 'Button', 'Clear completed')
  await set(page, { 'Condition: Show when': "=some(variables.todos, 'done')" })
  await addWorkflow(page, 'On click')
  await addAction(page, 'Change variable value', { Variable: 'todos', Value: '=filter(variables.todos, todo => !todo.done)' })
  await selectInNavigator(page, 'Footer')
  await set(page, { 'Condition: Show when': '=length(variables.todos) > 0' })
}

async function useAsVisitor({ page: site }: Visitor, address: string): Promise<void> {
  const fresh = site.getByRole('textbox', { name: 'New todo' })
  const edit = site.getByRole('textbox', { name: 'Edit' })
  const all = site.getByRole('checkbox', { name: 'Mark all as complete' })
  const titles = site.getByRole('listitem').getByRole('paragraph')
  const done = (title: string) => site.getByRole('listitem').getByRole('checkbox', { name: title })
  const press = (key: string) => site.keyboard.press(key)
  const left = (text: string) => expect(site.getByText(/ left$/)).toHaveText(text)

  await test.step('todos are added trimmed, and an empty one is not', async () => {
    await site.goto(address)
    await untilAlive(fresh)
    await expect(fresh).toBeFocused()
    await expect(site.getByText(/ left$/)).toHaveCount(0)
    for (const [text, count] of [
      ['  Buy milk ', 1],
      ['   ', 1],
      ['Call Ada', 2],
      ['Sleep', 3],
    ] as const) {
      await fresh.fill(text)
      await press('Enter')
      await expect(titles).toHaveCount(count)
      if (count === 1) await left('1 item left')
    }
    await expect(titles).toHaveText(['Buy milk', 'Call Ada', 'Sleep'])
    await expect(fresh).toHaveValue('')
  })
  await test.step('a double click edits in place: Enter and leaving keep it, Escape does not, an empty one goes', async () => {
    const begin = async (title: string) => {
      await titles.getByText(title).dblclick()
      await expect(edit).toBeFocused()
      await expect(edit).toHaveValue(title)
    }
    await begin('Sleep')
    await edit.fill(' Sleep well ')
    await press('Enter')
    await expect(titles).toHaveText(['Buy milk', 'Call Ada', 'Sleep well'])
    await begin('Sleep well')
    await edit.fill('Sleep badly')
    await press('Escape')
    await expect(titles).toHaveText(['Buy milk', 'Call Ada', 'Sleep well'])
    await begin('Call Ada')
    await edit.fill('Call Grace')
    await fresh.click()
    await expect(titles).toHaveText(['Buy milk', 'Call Grace', 'Sleep well'])
    await begin('Sleep well')
    await edit.fill(' ')
    await press('Enter')
    await expect(titles).toHaveText(['Buy milk', 'Call Grace'])
  })
  await test.step('one is done, all are, and the count follows', async () => {
    await done('Buy milk').check()
    await left('1 item left')
    await expect(titles.first()).toHaveCSS('text-decoration-line', 'line-through')
    await expect(all).not.toBeChecked()
    await done('Call Grace').check()
    await expect(all).toBeChecked()
    await left('0 items left')
    await all.uncheck()
    await left('2 items left')
    await expect(done('Buy milk')).not.toBeChecked()
    await done('Buy milk').check()
  })
  await test.step('the address filters them, back and forth, and all is there after a reload', async () => {
    await site.getByRole('link', { name: 'Active' }).click()
    await expect(titles).toHaveText(['Call Grace'])
    expect(new URL(site.url()).search).toBe('?show=active')
    await site.getByRole('link', { name: 'Completed' }).click()
    await expect(titles).toHaveText(['Buy milk'])
    await site.reload()
    await expect(titles).toHaveText(['Buy milk'])
    await left('1 item left')
    await site.goBack()
    await expect(titles).toHaveText(['Call Grace'])
    await site.getByRole('link', { name: 'All' }).click()
    await expect(titles).toHaveText(['Buy milk', 'Call Grace'])
    await site.screenshot({ path: test.info().outputPath('visitor.png') })
  })
  await test.step('what is done goes together, the last one alone, and nothing is left', async () => {
    await site.getByRole('button', { name: 'Clear completed' }).click()
    await expect(titles).toHaveText(['Call Grace'])
    await expect(site.getByRole('button', { name: 'Clear completed' })).toHaveCount(0)
    await site.getByRole('button', { name: 'Delete Call Grace' }).click()
    await expect(titles).toHaveCount(0)
    await expect(site.getByText(/ left$/)).toHaveCount(0)
  })
}
