import { expect, type Locator, type Page } from '@playwright/test'
import { isBinding, staticRows, type CollectionRecord, type FormulaRecord, type VariableRecord } from '@heddle/document'
import { inspector, openFormulaOf, setControl } from './builder.ts'
import { fill } from './components.ts'
import type { Naming } from './draw-names.ts'
import { addFormula, addVariable, newData, writeFormula } from './logic.ts'

const TYPES = {
  number: 'Number',
  boolean: 'True or false',
  object: 'Object',
  array: 'List',
  query: 'Query in the address',
} as const

const OPERATORS: Readonly<Record<string, string>> = { $eq: 'is', '$iLike:contains': 'contains' }

/** Makes variables of the project with their types, defaults and what is kept of them. */
export async function drawVariables(page: Page, variables: readonly VariableRecord[]): Promise<void> {
  for (const variable of variables) await drawVariable(page, variable)
}

async function drawVariable(page: Page, variable: VariableRecord): Promise<void> {
  const { name, type, defaultValue, queryName, isLocalStorage, isPersistentOnNav } = variable
  const isText = typeof defaultValue === 'string' && defaultValue !== ''
  await addVariable(page, {
    of: 'project',
    name,
    ...(type !== 'string' && { type: TYPES[type] }),
    ...((isText || typeof defaultValue === 'number') && { value: String(defaultValue) }),
    ...(isLocalStorage && { isKept: true }),
  })
  if (typeof defaultValue === 'boolean') await setControl(page, inspector(page), 'Default value', String(defaultValue))
  if (typeof defaultValue === 'object') await writeJson(page, inspector(page), 'Default value', defaultValue)
  if (queryName !== undefined) await fill(page.getByLabel('Name in the address'), queryName)
  if (isPersistentOnNav)
    await inspector(page).getByRole('switch', { name: 'Keep on navigation' }).setChecked(true, { force: true })
}

/** Types a value as JSON. */
export async function writeJson(page: Page, where: Locator, label: string, value: unknown): Promise<void> {
  const editor = where.getByRole('group', { name: label, exact: true })
  await editor.getByRole('radio', { name: 'JSON' }).click()
  await editor.getByRole('textbox', { name: label }).fill(JSON.stringify(value))
  await page.keyboard.press('Control+Enter')
  await editor.getByRole('radio', { name: 'JSON' }).click()
}

/** Makes formulas of the project with what they are called with. */
export async function drawFormulas(page: Page, formulas: readonly FormulaRecord[], naming: Naming): Promise<void> {
  for (const { name, parameters, code } of formulas) {
    await addFormula(page, { name, parameters: parameters.map((parameter) => parameter.name), code: naming(code) })
    for (const parameter of parameters) {
      await inspector(page)
        .getByRole('button', { name: new RegExp(`Type of ${parameter.name}$`) })
        .click()
      await page.getByRole('option', { name: TYPES[parameter.type as keyof typeof TYPES], exact: true }).click()
    }
  }
}

/** Makes a collection of rows that are brought in, and says which of them a page gets. */
export async function drawCollection(page: Page, collection: CollectionRecord, naming: Naming): Promise<void> {
  const { name, filter, sort = [], limit } = collection
  await newData(page, 'New collection', name)
  const dock = page.getByRole('region', { name: 'Dock' })
  await dock.getByRole('button', { name: 'Bring rows in' }).click()
  const dialog = page.getByRole('dialog', { name: `Bring rows into ${name}` })
  const rows = staticRows(collection)
  await dialog.getByRole('textbox').fill(JSON.stringify(rows))
  await expect(dialog.getByText(new RegExp(`^${rows.length} rows: `))).toBeVisible()
  await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
  await expect(dialog).toBeHidden()
  const conditions = page.getByRole('region', { name: 'Which rows' })
  if (filter) await drawFilter(page, conditions, filter, [], naming)
  for (const [at, { key, direction }] of sort.entries()) {
    await conditions.getByRole('button', { name: 'Sort by a field' }).click()
    await fill(conditions.getByLabel(`Field of sort ${at + 1}`, { exact: true }), key)
    await setControl(page, conditions, `Direction of sort ${at + 1}`, direction === 'ASC' ? 'Up' : 'Down')
  }
  if (typeof limit === 'number') {
    await setControl(page, conditions, 'Paging', 'Pages')
    await fill(conditions.getByRole('textbox', { name: 'Per page' }), String(limit))
  }
}

/** Adds the conditions of a group, which stands there already. A new group has a first condition. */
async function drawFilter(
  page: Page,
  conditions: Locator,
  group: NonNullable<CollectionRecord['filter']>,
  way: readonly number[],
  naming: Naming,
): Promise<void> {
  const nameOf = (inner: readonly number[]) => inner.map((at) => at + 1).join('.')
  const add = async (what: string): Promise<void> => {
    if (way.length === 0) return conditions.getByRole('button', { name: what, exact: true }).click()
    await conditions.getByRole('button', { name: `More for group ${nameOf(way)}`, exact: true }).click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
  }
  for (const [at, condition] of group.conditions.entries()) {
    const inner = [...way, at]
    const name = nameOf(inner)
    if ('conditions' in condition) {
      await add('Add a group of filters')
      const box = conditions.getByRole('group', { name: `Group ${name}`, exact: true })
      if (condition.link !== '$or') await setControl(page, box, 'How the filters of the group are joined', 'All of')
      if (isBinding(condition.if)) {
        await box.getByRole('button', { name: `More for group ${name}`, exact: true }).click()
        await page.getByRole('menuitem', { name: 'Count only when…' }).click()
        await writeFormula(page, await openFormulaOf(page, box, `Condition of group ${name}`), naming(condition.if.code))
      }
      await drawFilter(page, conditions, condition, inner, naming)
      continue
    }
    if (way.length === 0 || at > 0) await add('Add a filter')
    const line = conditions.getByRole('group', { name: `Filter ${name}`, exact: true })
    await fill(line.getByLabel(`Field of filter ${name}`, { exact: true }), condition.field)
    await setControl(page, line, `Comparison of filter ${name}`, OPERATORS[condition.operator] ?? condition.operator)
    if (isBinding(condition.value))
      await writeFormula(page, await openFormulaOf(page, line, `Value of filter ${name}`), naming(condition.value.code))
    else await setControl(page, line, `Value of filter ${name}`, String(condition.value))
    if (condition.isEmptyIgnored) {
      await line.getByRole('button', { name: `More for filter ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Leave out while empty' }).click()
    }
  }
}
