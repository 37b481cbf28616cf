import { expect, type Page } from '@playwright/test'
import { actionDefinitions } from '@heddle/actions/definitions'
import { isBinding, type ActionRecord, type DocumentRecord, type Id, type WorkflowRecord } from '@heddle/document'
import { parameterField, type ActionDefinition } from '@heddle/kit'
import { openFormulaOf, setControl } from './builder.ts'
import type { Naming } from './draw-names.ts'
import { actionColumn, addAction, addActionAt, addPageWorkflow, addWorkflow, writeFormula } from './logic.ts'

const ACTIONS = new Map<string, ActionDefinition>(actionDefinitions.map((definition) => [definition.type, definition]))

/** What is named in a project that is drawn. */
export interface Drawing {
  readonly naming: Naming
  readonly records: ReadonlyMap<Id, DocumentRecord>
}

/** Gives what is selected, or the page, a workflow with all its actions. `trigger`: what starts it, as the list of triggers says. */
export async function drawWorkflow(page: Page, workflow: WorkflowRecord, trigger: string, drawing: Drawing): Promise<void> {
  if (drawing.records.get(workflow.ownerId ?? '')?.kind === 'page') await addPageWorkflow(page, trigger)
  else await addWorkflow(page, trigger)
  const draw = (id: Id | undefined, at?: Place) => drawChain(page, workflow.actions, id, at, drawing)
  await draw(workflow.firstAction)
  if (workflow.firstErrorAction !== undefined) await draw(workflow.firstErrorAction, { branch: 'If anything above fails' })
}

type Place = Parameters<typeof addActionAt>[1]

/** Draws actions one after another: the first at a place of the list, or where the list stands. */
async function drawChain(
  page: Page,
  actions: WorkflowRecord['actions'],
  first: Id | undefined,
  place: Place | undefined,
  drawing: Drawing,
): Promise<void> {
  let at = place
  for (let id = first; id !== undefined; id = actions[id]?.next) {
    const action = actions[id]
    if (!action) return
    await drawAction(page, action, at, drawing)
    at = undefined
    if (action.loop !== undefined) await drawChain(page, actions, action.loop, { place: 'first' }, drawing)
    for (const { id: inner, value } of action.branches ?? [])
      await drawChain(page, actions, inner, { branch: value === true ? 'True' : 'False' }, drawing)
    // Behind what has lines of its own the next one is added at the end of the workflow.
    if (action.loop !== undefined || action.branches) at = { place: 'last' }
  }
}

async function drawAction(page: Page, { type, args }: ActionRecord, at: Place | undefined, drawing: Drawing): Promise<void> {
  const definition = ACTIONS.get(type)
  if (!definition) throw new Error(`No action ${type}`)
  // What has just closed gives the keys back to the column a frame later.
  await expect(page.locator('[data-workflow-list]:focus').or(actionColumn(page).locator(':focus')).first()).toBeAttached()
  if (at) await addActionAt(page, at, definition.label.en)
  else await addAction(page, definition.label.en)
  const names = [...DECIDING, ...Object.keys(args).filter((name) => !DECIDING.includes(name))]
  for (const name of names) if (args[name] !== undefined) await setArgument(page, definition, name, args[name], drawing)
}

/** What decides which others there are, and what they take. */
const DECIDING = ['variable', 'collectionId', 'triggerId', 'name', 'variableType', 'operation', 'updateType', 'by']

async function setArgument(
  page: Page,
  { type, parameters }: ActionDefinition,
  name: string,
  value: ActionRecord['args'][string],
  { naming, records }: Drawing,
): Promise<void> {
  const column = actionColumn(page)
  const parameter = parameters[name]
  if (!parameter) throw new Error(`No parameter ${name} of ${type}`)
  const field = parameterField(parameter)
  const label = field.label.en
  const nameOf = (id: unknown): string => {
    const record = records.get(String(id))
    return record && 'name' in record ? record.name : naming(String(id))
  }
  const bind = async (where: string, code: string) => writeFormula(page, await openFormulaOf(page, column, where), naming(code))
  if (isBinding(value)) return bind(label, value.code)
  if (type === 'emit-trigger' && name === 'event') {
    for (const [key, part] of Object.entries(value as object)) if (isBinding(part)) await bind(key, part.code)
    return
  }
  if (Array.isArray(value)) {
    for (const [at, id] of value.entries()) {
      await column.getByRole('button', { name: `Add to ${label}` }).click()
      await setControl(page, column, `Item ${at + 1}, ${label}`, nameOf(id))
    }
    return
  }
  const option = field.kind === 'choice' ? field.options.find((one) => one.value === value)?.label.en : undefined
  const isNamed = field.kind === 'reference' || parameter.kind === 'trigger'
  const said = typeof value === 'boolean' && field.kind === 'boolean' ? (value ? 'on' : 'off') : JSON.stringify(value)
  await setControl(page, column, label, option ?? (isNamed ? nameOf(value) : typeof value === 'string' ? naming(value) : said))
}
