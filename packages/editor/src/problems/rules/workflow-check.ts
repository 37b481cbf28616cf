import { isBinding, type ActionRecord, type DocumentView, type Id, type WorkflowRecord } from '@heddle/document'
import type { PublishedAction, PublishedValue, PublishedWorkflow } from '@heddle/document/published'
import { deleteActions, setAction } from '@heddle/document/operations'
import { parseFormula } from '@heddle/formula/parse'
import type { ActionDefinition, ActionParameter } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createWorkflowCheck, type WorkflowIssue } from '@heddle/workflow/check'
import { keepFacts } from '../facts.ts'
import { knownNames } from '../known-names.ts'
import { words } from '../words.ts'
import { keptOf, type Problem, type ProblemRule } from '../problem.ts'
import { mistakenWorkflows, readFormulas } from '../workflow-formulas.ts'
import { placeOf } from '../workflow-place.ts'

type Definitions = ReadonlyMap<string, ActionDefinition>

/** What cannot work in a workflow, or hardly does what was meant: seen without running it. */
export const rule: ProblemRule = {
  id: 'workflow-check',
  place: 15,
  *prepare({ view, actions, functions }) {
    const definitions = actions?.all.value
    if (!definitions) return
    let done = 0
    for (const record of choosing.unread(view, definitions)) {
      if (record.disabled || prepared.get(record) === definitions) continue
      prepared.set(record, definitions)
      asPublished(record, definitions)
      done += 1 + readFormulas(record, definitions, functions)
      if (done < A_STEP) continue
      done = 0
      yield
    }
  },
  find: ({ view, actions, functions }) => {
    const definitions = actions?.all.value
    if (!definitions) return []
    // What is switched off never runs, and keeps nobody from publishing.
    return [
      ...issuesOf(view.of('workflow'), definitions).flatMap((issue, at) => problemOf(issue, at, view)),
      ...choosing.of(view, definitions).flatMap((chosen) => goneIn(chosen, view)),
      ...mistakenWorkflows.of(view, view, knownNames(view), definitions, functions).flatMap((problems) => problems()),
    ]
  },
}

/** Workflows and formulas that are read in one task, some milliseconds' worth. */
const A_STEP = 50
/** Workflows that were read beforehand, and by what. */
const prepared = new WeakMap<WorkflowRecord, Definitions>()

const checks = new WeakMap<Definitions, ReturnType<typeof createWorkflowCheck>>()

/** The check that knows what it found before, while workflows can do the same. */
function checkBy(definitions: Definitions): ReturnType<typeof createWorkflowCheck> {
  const before = checks.get(definitions) ?? createWorkflowCheck({ definitionOf: (type) => definitions.get(type) })
  checks.set(definitions, before)
  return before
}

/** What is wrong with workflows that know each other; nothing is checked anew while they stay the same. */
const issuesOf = keptOf((records: readonly WorkflowRecord[], definitions: Definitions) =>
  checkBy(definitions)(records.filter(({ disabled }) => !disabled).map((record) => asPublished(record, definitions))),
)

function problemOf(
  { code, severity, message, workflowId, actionId, parameter }: WorkflowIssue,
  at: number,
  view: DocumentView,
): readonly Problem[] {
  const workflow = view.find('workflow', workflowId)
  if (!workflow || severity === 'info') return []
  return [
    {
      ...placeOf(workflow, view),
      id: `workflow-check/${workflowId}/${actionId ?? ''}/${code}/${at}`,
      severity,
      message: words.inWorkflow(workflow.name, message),
      action: {
        workflowId,
        ...(actionId !== undefined && { actionId }),
        ...(parameter !== undefined && { argument: parameter }),
      },
      ...(actionId !== undefined && fixOf(code, workflow, actionId)),
    },
  ]
}

/** What mends it in one press: nobody misses an action that nothing leads to, and every split may have a last way out. */
function fixOf(code: WorkflowIssue['code'], { id: workflowId, actions }: WorkflowRecord, actionId: Id): Pick<Problem, 'fix'> {
  if (code === 'dead-action') {
    const label = words.removeAction
    return {
      fix: { label, mend: ({ view, change }) => void change(label, deleteActions(view, { workflowId, ids: [actionId] })) },
    }
  }
  if (code !== 'no-default-branch') return {}
  const label = words.addOtherwise
  const branches = [...(actions[actionId]?.branches ?? []), { value: null, isDefault: true }]
  const values = { branches }
  return {
    fix: { label, mend: ({ view, change }) => void change(label, setAction(view, { workflowId, id: actionId, values })) },
  }
}

/** Parameters whose literal is the id of something of the project. */
const NAMING: ReadonlySet<ActionParameter['kind']> = new Set([
  'variable',
  'collection',
  'page',
  'popup',
  'node',
  'plugin',
  'trigger',
])

/** What was chosen and is not there any more. */
function goneIn({ workflow, chosen }: Choosing, view: DocumentView): readonly Problem[] {
  return chosen.flatMap(({ actionId, name, value, parameter: { kind, label } }) => {
    if (view.get(value) || isInside(kind, value, view)) return []
    return [
      {
        ...placeOf(workflow, view),
        id: `workflow-check/${workflow.id}/${actionId}/gone/${name}/${value}`,
        severity: 'error' as const,
        message: words.inWorkflow(workflow.name, words.goneInWorkflow(label.en)),
        action: { workflowId: workflow.id, actionId, argument: name },
      },
    ]
  })
}

/** A workflow with what its actions that are on were given by its id. */
interface Choosing {
  readonly workflow: WorkflowRecord
  readonly chosen: readonly {
    readonly actionId: Id
    readonly name: string
    readonly value: string
    readonly parameter: ActionParameter
  }[]
}

const choosing = keepFacts(['workflow'], (workflow, definitions: Definitions): Choosing | undefined => {
  if (workflow.disabled) return undefined
  const chosen = Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) => {
    if (disabled) return []
    return Object.entries(definitions.get(type)?.parameters ?? {}).flatMap(([name, parameter]) => {
      if (!NAMING.has(parameter.kind) || parameter.when?.(args) === false) return []
      const given: readonly unknown[] = [args[name]].flat()
      return given.flatMap((value) => (typeof value === 'string' && value !== '' ? [{ actionId, name, value, parameter }] : []))
    })
  })
  return chosen.length === 0 ? undefined : { workflow, chosen }
})

/** Whether something is there without a record of its own: inside of a component, of an element (`{uid}-{name}`) or of a plugin. */
function isInside(kind: ActionParameter['kind'], id: string, view: DocumentView): boolean {
  if (kind === 'trigger') return view.of('library-component').some(({ triggers = {} }) => Object.hasOwn(triggers, id))
  if (kind !== 'variable') return false
  const owner = view.get(id.split('-')[0] ?? '')
  return (
    owner?.kind === 'node' ||
    owner?.kind === 'plugin' ||
    view.of('library-component').some(({ variables = {} }) => Object.hasOwn(variables, id))
  )
}

/** The workflow in the shape that is checked; what publishing adds beside it does not matter to the check. */
const asPublished = keptOf((record: WorkflowRecord, definitions: Definitions): PublishedWorkflow => {
  const { id, name, trigger, ownerId, parameters, firstAction, firstErrorAction, actions } = record
  return {
    id,
    name,
    trigger,
    parameters,
    ...(ownerId !== undefined && { ownerId }),
    ...(firstAction !== undefined && { firstAction }),
    ...(firstErrorAction !== undefined && { firstErrorAction }),
    actions: Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, publishedAction(action, definitions)])),
  }
})

function publishedAction(
  { type, args, next, branches, loop, disabled }: ActionRecord,
  definitions: Definitions,
): PublishedAction {
  return {
    type,
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, parsed(value)])),
    conditions: Object.entries(definitions.get(type)?.parameters ?? {}).flatMap(([name, { kind }]) =>
      kind === 'condition' ? [name] : [],
    ),
    ...(next !== undefined && { next }),
    ...(branches && {
      branches: branches.map(({ value, id, isDefault }) => ({
        value,
        ...(id !== undefined && { id }),
        ...(isDefault && { isDefault: true as const }),
      })),
    }),
    ...(loop !== undefined && { loop }),
    ...(disabled && { disabled: true as const }),
  }
}

/** Formulas as trees: whether a condition always holds is seen from them. */
function parsed(value: Json): PublishedValue {
  if (isBinding(value)) {
    const read = parseFormula(value.code)
    return { type: 'f', tree: read.ok ? read.tree : ['l', null] } as PublishedValue
  }
  if (Array.isArray(value)) return value.map((one) => parsed(one as Json)) as unknown as PublishedValue
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, parsed(part)])) as PublishedValue
}
