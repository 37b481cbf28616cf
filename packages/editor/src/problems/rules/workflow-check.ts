import { isBinding, type ActionRecord, type DocumentView, type Id, type WorkflowRecord } from '@heddle/document'
import type { PublishedAction, PublishedValue, PublishedWorkflow } from '@heddle/document/published'
import { parseFormula } from '@heddle/formula/parse'
import type { ActionDefinition, ActionParameter } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { checkWorkflows, type WorkflowIssue } from '@heddle/workflow/check'
import { codesIn } from '../codes-in.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule } from '../problem.ts'

type Definitions = ReadonlyMap<string, ActionDefinition>

/** What cannot work in a workflow, or hardly does what was meant: seen without running it. */
export const rule: ProblemRule = {
  id: 'workflow-check',
  place: 15,
  find: ({ view, actions }) => {
    const definitions = actions?.all.value
    if (!definitions) return []
    const records = view.of('workflow')
    const issues = checkWorkflows(
      records.map((record) => asPublished(record, definitions)),
      { definitionOf: (type) => definitions.get(type) },
    )
    return [
      ...issues.flatMap((issue, at) => problemOf(issue, at, view)),
      ...records.flatMap((record) => [...goneIn(record, view, definitions), ...brokenIn(record, view, definitions)]),
    ]
  },
}

function problemOf(
  { code, severity, message, workflowId, actionId }: WorkflowIssue,
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
      action: { workflowId, ...(actionId !== undefined && { actionId }) },
    },
  ]
}

/** Where a workflow is shown: at its node, or in the panel. */
function placeOf({ ownerId }: WorkflowRecord, view: DocumentView): Pick<Problem, 'nodeId' | 'pageId' | 'panel' | 'tabs'> {
  const owner = ownerId === undefined ? undefined : view.get(ownerId)
  if (owner?.kind === 'node') return { nodeId: owner.id, tabs: ['workflows'] }
  return { panel: 'workflows', ...(owner?.kind === 'page' && { pageId: owner.id }) }
}

/** Parameters whose literal is the id of something of the project. */
const NAMING: ReadonlySet<ActionParameter['kind']> = new Set(['variable', 'collection', 'page', 'popup', 'node', 'plugin'])

/** What was chosen and is not there any more. */
function goneIn(workflow: WorkflowRecord, view: DocumentView, definitions: Definitions): readonly Problem[] {
  return Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) => {
    if (disabled) return []
    return Object.entries(definitions.get(type)?.parameters ?? {}).flatMap(([name, { kind, label, when }]) => {
      const value = args[name]
      if (!NAMING.has(kind) || typeof value !== 'string' || value === '' || when?.(args) === false) return []
      if (view.get(value) || (kind === 'variable' && isInnerVariable(value, view))) return []
      return [
        {
          ...placeOf(workflow, view),
          id: `workflow-check/${workflow.id}/${actionId}/gone/${name}`,
          severity: 'error' as const,
          message: words.inWorkflow(workflow.name, words.goneInWorkflow(label.en)),
          action: { workflowId: workflow.id, actionId },
        },
      ]
    })
  })
}

/** Whether a variable has no record of its own: one inside of a component, of an element (`{uid}-{name}`) or of a plugin. */
function isInnerVariable(id: string, view: DocumentView): boolean {
  const owner = view.get(id.split('-')[0] ?? '')
  return (
    owner?.kind === 'node' ||
    owner?.kind === 'plugin' ||
    view.of('library-component').some(({ variables }) => variables !== undefined && Object.hasOwn(variables, id))
  )
}

/** Formulas that cannot be read: what they guard would run unguarded, so they stop publishing. */
function brokenIn(workflow: WorkflowRecord, view: DocumentView, definitions: Definitions): readonly Problem[] {
  const found = (value: unknown, place: string, actionId?: Id): readonly Problem[] =>
    codesIn(value).flatMap((code, at) => {
      const read = parseFormula(code)
      if (read.ok) return []
      const id = `workflow-check/${workflow.id}/${actionId ?? ''}/formula/${place}/${at}`
      const message = words.inWorkflow(workflow.name, words.brokenFormula(place, read.issue.message))
      const action = { workflowId: workflow.id, ...(actionId !== undefined && { actionId }) }
      return [{ ...placeOf(workflow, view), id, severity: 'error' as const, message, action }]
    })
  return [
    ...found(workflow.triggerConditions, words.condition),
    ...Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) =>
      disabled
        ? []
        : Object.entries(args).flatMap(([name, value]) =>
            found(value, definitions.get(type)?.parameters[name]?.label.en ?? name, actionId),
          ),
    ),
  ]
}

const known = new WeakMap<WorkflowRecord, readonly [Definitions, PublishedWorkflow]>()

/** The workflow in the shape that is checked; what publishing adds beside it does not matter to the check. */
function asPublished(record: WorkflowRecord, definitions: Definitions): PublishedWorkflow {
  const before = known.get(record)
  if (before && before[0] === definitions) return before[1]
  const { id, name, trigger, ownerId, parameters, firstAction, firstErrorAction, actions } = record
  const published: PublishedWorkflow = {
    id,
    name,
    trigger,
    parameters,
    ...(ownerId !== undefined && { ownerId }),
    ...(firstAction !== undefined && { firstAction }),
    ...(firstErrorAction !== undefined && { firstErrorAction }),
    actions: Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, publishedAction(action, definitions)])),
  }
  known.set(record, [definitions, published])
  return published
}

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
