import { expect, type Locator, type Page } from '@playwright/test'
import { inspector, openFormula, openFormulaOf, openPanel, openTab, panel, setControl, setSetting, setStyle } from './builder.ts'

// Values that begin with `=` are formulas, as a hand types them; names in `{{ }}` are picked from the data beside it.

/** Types a formula into the editor that is open, and keeps it. */
export async function writeFormula(page: Page, dialog: Locator, code: string): Promise<void> {
  const [first = '', ...others] = code.split('{{')
  const isEmpty = (await dialog.getByRole('textbox').last().innerText()).trim() === ''
  if (!isEmpty) await page.keyboard.press('Control+A')
  if (!isEmpty && first === '') await page.keyboard.press('Delete')
  await page.keyboard.insertText(first)
  for (const other of others) {
    const [name = '', rest = ''] = other.split('}}')
    await dialog
      .getByRole('button', { name: `Insert ${name}` })
      .first()
      .click()
    await page.keyboard.insertText(rest)
  }
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  // Where it was opened from has the keys again a frame later; one that is pressed before reaches nothing.
  await expect(page.locator('body :focus')).toBeAttached()
}

const formulaIn = (value: string): string | undefined => (value.startsWith('=') ? value.slice(1) : undefined)

/** Sets settings of what is selected: `{ 'Text: Text': '=variables.count' }`. */
export async function set(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, value] of Object.entries(values)) {
    const code = formulaIn(value)
    if (code === undefined) await setSetting(page, path, value)
    else await writeFormula(page, await openFormula(page, 'Settings', path), code)
  }
}

/** Sets styles of what is selected: `{ 'Size: Width': '=variables.share' }`. */
export async function style(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, value] of Object.entries(values)) {
    const code = formulaIn(value)
    if (code === undefined) await setStyle(page, path, value)
    else await writeFormula(page, await openFormula(page, 'Style', path), code)
  }
}

/** Gives what is selected a name, by which others find it. */
export async function nameIt(page: Page, name: string): Promise<void> {
  const field = inspector(page).getByRole('textbox', { name: 'Name', exact: true })
  await field.fill(name)
  await field.press('Enter')
}

/** Makes something in the Data panel and leaves its settings open in the inspector. */
export async function newData(page: Page, what: string, name: string): Promise<void> {
  await openPanel(page, 'Data')
  await page.getByRole('button', { name: 'New data' }).click()
  await page.getByRole('menuitem', { name: what }).click()
  const field = panel(page).getByLabel('Name', { exact: true })
  await field.fill(name)
  await field.press('Enter')
  await expect(page.getByRole('treeitem', { name, selected: true })).toBeVisible()
}

export interface NewVariable {
  readonly of?: 'page' | 'project'
  readonly name: string
  /** As the list of types calls it. */
  readonly type?: string
  readonly value?: string
  /** Whether it is there again on the next visit. */
  readonly isKept?: boolean
}

/** Makes a variable in the Data panel. */
export async function addVariable(page: Page, { of = 'page', name, type, value, isKept }: NewVariable): Promise<void> {
  await newData(page, of === 'page' ? 'New variable of this page' : 'New variable of the project', name)
  if (type !== undefined) {
    await page.getByRole('button', { name: /Type$/ }).click()
    await page.getByRole('option', { name: type, exact: true }).click()
  }
  if (value !== undefined) {
    await page.getByLabel('Default value').fill(value)
    await page.getByLabel('Default value').press('Enter')
  }
  if (isKept) await page.getByRole('switch', { name: 'Keep in the browser' }).setChecked(true, { force: true })
}

export interface NewFormula {
  readonly name: string
  /** Names that it is called with. */
  readonly parameters?: readonly string[]
  readonly code: string
}

/** Makes a formula of the project in the Data panel. */
export async function addFormula(page: Page, { name, parameters = [], code }: NewFormula): Promise<void> {
  await newData(page, 'New formula', name)
  for (const [at, parameter] of parameters.entries()) {
    await inspector(page).getByRole('button', { name: 'New parameter' }).click()
    await setControl(page, inspector(page), `Name of parameter ${at + 1}`, parameter)
  }
  await inspector(page)
    .getByRole('button', { name: /^Edit the formula: / })
    .click()
  await expect(page.locator('.cm-content:focus')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.cm-content')).toHaveCount(0)
}

/** What an action is told, beside the list it stands in. */
export const actionColumn = (page: Page): Locator => page.getByRole('complementary', { name: 'Action', exact: true })

/** The list of actions that has the keys. */
const openList = (page: Page): Locator => page.locator('[role="tree"][data-workflow-list]:focus')

/** Gives what is selected a workflow, whose list of actions waits for the first one then. */
export async function addWorkflow(page: Page, trigger: string): Promise<void> {
  await openTab(page, 'Workflows')
  const first = inspector(page).getByRole('group', { name: 'Add a trigger' })
  const more = inspector(page).getByRole('button', { name: 'Add a trigger', exact: true })
  await expect(first.or(more)).toBeVisible()
  if (await first.isVisible()) await first.getByRole('button', { name: trigger, exact: true }).click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name: trigger, exact: true }).click()
  }
  await expect(openList(page)).toBeVisible()
}

/** Makes a workflow of the page that something starts, where a formula holds when one is given. */
export async function addPageWorkflow(page: Page, trigger: string, when?: string): Promise<void> {
  await openPanel(page, 'Workflows')
  await page.getByRole('button', { name: 'New workflow' }).click()
  await page.getByRole('menuitem', { name: 'Workflow of this page' }).click()
  await expect(openList(page)).toBeVisible()
  await inspector(page)
    .getByRole('button', { name: /Started by$/ })
    .click()
  await page.getByRole('option', { name: trigger, exact: true }).click()
  if (when !== undefined) await writeFormula(page, await openFormulaOf(page, inspector(page), 'condition of the workflow'), when)
  await inspector(page).getByRole('tree').focus()
}

type Values = Readonly<Record<string, string>>

/**
 * Adds an action below the line of the list that is stood on, found by typing its name, and tells it what it needs: controls by
 * their labels, in the order in which they are set.
 */
export async function addAction(page: Page, name: string, values: Values = {}): Promise<void> {
  // From what the action before was told back to the list.
  if ((await openList(page).count()) === 0) await page.keyboard.press('Escape')
  await expect(openList(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await pickAction(page, name, values)
}

/**
 * Adds an action at another line of the list: a branch by its name, or a place to add to, of which the first stands innermost and
 * the last at the end of the workflow.
 */
export async function addActionAt(
  page: Page,
  line: { readonly branch: string } | { readonly place: 'first' | 'last' },
  name: string,
  values: Values = {},
): Promise<void> {
  if ((await openList(page).count()) === 0) await page.keyboard.press('Escape')
  await expect(openList(page)).toBeVisible()
  const lines = openList(page).getByRole('treeitem', { name: 'branch' in line ? line.branch : 'Add an action', exact: true })
  await ('place' in line && line.place === 'first' ? lines.first() : lines.last()).click()
  if ('branch' in line) await page.keyboard.press('Enter')
  await pickAction(page, name, values)
}

async function pickAction(page: Page, name: string, values: Values): Promise<void> {
  const column = actionColumn(page)
  await expect(page.getByRole('combobox', { name: 'Find an action' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(column.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const [label, value] of Object.entries(values)) {
    const code = formulaIn(value)
    if (code === undefined) await setControl(page, column, label, value)
    else await writeFormula(page, await openFormulaOf(page, column, label), code)
  }
}
