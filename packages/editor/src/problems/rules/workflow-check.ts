import { isBinding, type ActionRecord, type DocumentView, type Id, type WorkflowRecord } from '@heddle/document'
import type { PublishedAction, PublishedValue, PublishedWorkflow } from '@heddle/document/published'
import { deleteActions, setAction, setCode } from '@heddle/document/operations'
import { parseFormula } from '@heddle/formula/parse'
import type { ActionDefinition, ActionParameter, FunctionDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { checkWorkflows, type WorkflowIssue } from '@heddle/workflow/check'
import { bindingsAt } from '../formulas-in.ts'
import { faultsOf, readFormula, type FormulaFault, type ReadFormula } from '../formula-problems.ts'
import { knownNames, type KnownNames } from '../known-names.ts'
import { words } from '../words.ts'
import type { Problem, ProblemRule } from '../problem.ts'

type Definitions = ReadonlyMap<string, ActionDefinition>

/** What cannot work in a workflow, or hardly does what was meant: seen without running it. */
export const rule: ProblemRule = {
  id: 'workflow-check',
  place: 15,
  find: ({ view, actions, functions }) => {
    const definitions = actions?.all.value
    if (!definitions) return []
    // What is switched off never runs, and keeps nobody from publishing.
    const records = view.of('workflow').filter(({ disabled }) => !disabled)
    const names = knownNames(view)
    const issues = checkWorkflows(
      records.map((record) => asPublished(record, definitions)),
      { definitionOf: (type) => definitions.get(type) },
    )
    return [
      ...issues.flatMap((issue, at) => problemOf(issue, at, view)),
      ...records.flatMap((record) => [
        ...goneIn(record, view, definitions),
        ...brokenIn(record, view, definitions, functions, names),
      ]),
    ]
  },
}

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
          action: { workflowId: workflow.id, actionId, argument: name },
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

/** Formulas that cannot be read, or cannot work: what they guard would run unguarded, so they stop publishing. */
function brokenIn(
  workflow: WorkflowRecord,
  view: DocumentView,
  definitions: Definitions,
  functions: readonly FunctionDefinition[] | undefined,
  names: KnownNames,
): readonly Problem[] {
  const found = (value: unknown, place: string, from: readonly string[], actionId?: Id, argument?: string): readonly Problem[] =>
    bindingsAt(value, from).flatMap(({ code, path }, at) =>
      mistakesOf(code, place, functions, names).map(({ severity, message, fix }, nth): Problem => ({
        ...placeOf(workflow, view),
        id: `workflow-check/${workflow.id}/${actionId ?? ''}/formula/${place}/${at}/${nth}`,
        severity,
        message: words.inWorkflow(workflow.name, message),
        ...(fix && mendingCode(workflow.id, path, fix)),
        action: {
          workflowId: workflow.id,
          ...(actionId !== undefined && { actionId }),
          ...(argument !== undefined && { argument }),
        },
      })),
    )
  return [
    ...found(workflow.triggerConditions, words.condition, ['triggerConditions']),
    ...Object.entries(workflow.actions).flatMap(([actionId, { type, args, disabled }]) =>
      disabled
        ? []
        : Object.entries(args).flatMap(([name, value]) =>
            found(
              value,
              definitions.get(type)?.parameters[name]?.label.en ?? name,
              ['actions', actionId, 'args', name],
              actionId,
              name,
            ),
          ),
    ),
  ]
}

/** What is wrong with a formula: that it cannot be read, else functions that are not there or are given what they cannot take. */
function mistakesOf(
  code: string,
  place: string,
  functions: readonly FunctionDefinition[] | undefined,
  names: KnownNames,
): readonly FormulaFault[] {
  const read = parseFormula(code)
  if (!read.ok) return [{ severity: 'error', message: words.brokenFormula(place, read.issue.message) }]
  if (!functions) return []
  return faultsOf(code, readOnce(code, functions), names).map((fault) => ({
    ...fault,
    message: words.formulaOf(place, fault.message),
  }))
}

/** Formulas by their text: most actions stay as they are from one look to the next. */
const readBefore = new WeakMap<readonly FunctionDefinition[], Map<string, ReadFormula>>()
/** How many texts are kept; what is not among them is read again. */
const MOST_READ = 20_000

function readOnce(code: string, functions: readonly FunctionDefinition[]): ReadFormula {
  let texts = readBefore.get(functions)
  if (!texts || texts.size >= MOST_READ) readBefore.set(functions, (texts = new Map()))
  const before = texts.get(code) ?? readFormula(code, functions)
  texts.set(code, before)
  return before
}

function mendingCode(id: Id, path: readonly string[], { label, code }: NonNullable<FormulaFault['fix']>): Pick<Problem, 'fix'> {
  return { fix: { label, mend: ({ view, change }) => void change(words.fixFormula, setCode(view, { id, path, code })) } }
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
