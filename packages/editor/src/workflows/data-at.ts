import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { DataEntry } from '../formula/data-entries.ts'
import type { Editor } from '../session/editor.ts'
import { spotOf } from './action-places.ts'
import { EXAMPLES, itemOf, resultOf } from './results.ts'
import { words } from './words.ts'

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/
/** Levels of fields that are offered below a result. */
const DEEPEST = 3
/** Fields of an error (specification section 8). */
const ERROR: Json = { name: 'Error', message: 'The server did not answer', code: '', details: null }

/**
 * What formulas of an action can read beside what lies in the place of the workflow: results of the actions that ran by then, items
 * of the loops around it, errors that were caught, parameters and variables of the workflow.
 */
export function dataAt(workflow: WorkflowRecord, actionId: Id | undefined, editor: Editor): readonly DataEntry[] {
  const entries: DataEntry[] = []
  const add = (group: string, name: string, code: string, example: Json | undefined) =>
    entries.push(...entriesOf(group, name, code, example, DEEPEST))
  const { results, loop, parameters, variables } = words.data
  const { before, around, isError } = ranBefore(workflow, actionId)
  for (const { id, branch } of around) {
    const action = workflow.actions[id]
    if (!action) continue
    const name = labelOf(action, editor)
    const own = `context.workflow['${id}']`
    if (branch === undefined) {
      add(loop, `${name}: item`, `${own}.loop.item`, itemOf(action, editor.view))
      add(loop, `${name}: index`, `${own}.loop.index`, 0)
    } else if (action.branches?.[branch]?.value === 'catch') add(results, `${name}: error`, `${own}.error`, ERROR)
  }
  if (isError) add(results, words.data.error, 'context.workflow.error', ERROR)
  for (const id of before) {
    const action = workflow.actions[id]
    if (action && !action.disabled)
      add(results, labelOf(action, editor), `context.workflow['${id}'].result`, resultOf(id, action, editor))
  }
  for (const { name, type } of workflow.parameters) add(parameters, name, `context.parameters.${name}`, EXAMPLES[type])
  for (const action of before.map((id) => workflow.actions[id])) {
    const name = action?.type === 'create-workflow-variable' ? action.args['name'] : undefined
    if (typeof name === 'string' && IDENTIFIER.test(name)) add(variables, name, `context.variables.${name}`, undefined)
  }
  return entries
}

/** How an action is called where others name it. */
export const labelOf = ({ name, type }: ActionRecord, { actions }: Editor): string =>
  name ?? actions.all.peek()?.get(type)?.label.en ?? type

/** A value with what lies in it, as far as its example shows. */
function entriesOf(group: string, name: string, code: string, example: Json | undefined, depth: number): readonly DataEntry[] {
  const kind = example === undefined ? 'any' : example === null ? 'null' : Array.isArray(example) ? 'array' : typeof example
  const row = Array.isArray(example) ? (example[0] as Json | undefined) : undefined
  const inside =
    kind === 'object' ? (example as object) : typeof row === 'object' && row !== null && !Array.isArray(row) ? row : {}
  const [nameOf, codeOf] = kind === 'array' ? [`${name}[0]`, `${code}[0]`] : [name, code]
  return [
    { group, name, code, kind },
    ...(depth === 0 ? [] : Object.entries(inside as Readonly<Record<string, Json>>)).flatMap(([key, part]) =>
      IDENTIFIER.test(key) ? entriesOf(group, `${nameOf}.${key}`, `${codeOf}.${key}`, part, depth - 1) : [],
    ),
  ]
}

interface Ran {
  /** Actions that ran by then, the nearest first. */
  readonly before: readonly Id[]
  /** What the action stands in, innermost first: in which of its branches, or in its loop. */
  readonly around: readonly { readonly id: Id; readonly branch?: number }[]
  /** It runs after something failed. */
  readonly isError: boolean
}

/** What ran before an action: along the way that leads to it, with what that holds; of branches beside it nothing. */
function ranBefore(workflow: WorkflowRecord, actionId: Id | undefined): Ran {
  const before: Id[] = []
  const around: { id: Id; branch?: number }[] = []
  const passed = new Set<Id>()
  let at = actionId
  while (at !== undefined && !passed.has(at)) {
    passed.add(at)
    const spot = spotOf(workflow, at)
    if (!spot || !('action' in spot)) {
      const isError = spot?.from === 'error'
      const all = isError ? Object.keys(workflow.actions).filter((id) => !passed.has(id)) : []
      return { before: [...before, ...all], around, isError }
    }
    const { action } = spot
    if (spot.from === 'next') before.push(action, ...insideOf(workflow, action, passed))
    else {
      around.push({ id: action, ...(spot.from === 'branch' && { branch: spot.branch }) })
      if (spot.from === 'branch') before.push(action)
    }
    at = action
  }
  return { before, around, isError: false }
}

function insideOf({ actions }: WorkflowRecord, id: Id, passed: ReadonlySet<Id>): readonly Id[] {
  const found = new Set<Id>()
  const next = actions[id]?.next
  const open = [actions[id]?.loop, ...(actions[id]?.branches ?? []).map((branch) => branch.id)]
  for (let one = open.pop(); open.length > 0 || one !== undefined; one = open.pop()) {
    const action = one === undefined ? undefined : actions[one]
    if (one === undefined || !action || found.has(one) || passed.has(one) || one === next) continue
    found.add(one)
    open.push(action.next, action.loop, ...(action.branches ?? []).map((branch) => branch.id))
  }
  return [...found]
}
