import { isBinding, type ActionRecord, type DocumentView, type Id, type WorkflowRecord } from '@heddle/document'
import type { PublishedAction, PublishedValue, PublishedWorkflow } from '@heddle/document/published'
import { deleteActions, setAction, setCode } from '@heddle/document/operations'
import { parseFormula } from '@heddle/formula/parse'
import type { ActionDefinition, ActionParameter, FunctionDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createWorkflowCheck, type WorkflowIssue } from '@heddle/workflow/check'
import { bindingsAt, type FormulaAt } from '../formulas-in.ts'
import { faultsOf, readFormula, type FormulaFault, type ReadFormula } from '../formula-problems.ts'
import { knownNames, type KnownNames } from '../known-names.ts'
import { words } from '../words.ts'
import { keptOf, type Problem, type ProblemRule } from '../problem.ts'
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
    for (const record of view.of('workflow')) {
      if (record.disabled || prepared.get(record) === definitions) continue
      prepared.set(record, definitions)
      asPublished(record, definitions)
      const formulas = formulasOf(record, definitions)
      for (const { code, issue } of formulas) if (functions && issue === undefined) readOnce(code, functions)
      done += 1 + formulas.length
      if (done < A_STEP) continue
      done = 0
      yield
    }
  },
  find: ({ view, actions, functions }) => {
    const definitions = actions?.all.value
    if (!definitions) return []
    // What is switched off never runs, and keeps nobody from publishing.
    const records = view.of('workflow').filter(({ disabled }) => !disabled)
    const names = knownNames(view)
    const issues = checkBy(definitions)(records.map((record) => asPublished(record, definitions)))
    return [
      ...issues.flatMap((issue, at) => problemOf(issue, at, view)),
      ...records.flatMap((record) => [
        ...goneIn(record, view, definitions),
        ...brokenIn(record, view, definitions, functions, names),
      ]),
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
function goneIn(workflow: WorkflowRecord, view: DocumentView, definitions: Definitions): readonly Problem[] {
  return chosenIn(workflow, definitions).flatMap(({ actionId, name, value, parameter: { kind, label } }) => {
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

/** What actions that are on were given by its id. */
const chosenIn = keptOf(({ actions }: WorkflowRecord, definitions: Definitions) =>
  Object.entries(actions).flatMap(([actionId, { type, args, disabled }]) => {
    if (disabled) return []
    return Object.entries(definitions.get(type)?.parameters ?? {}).flatMap(([name, parameter]) => {
      if (!NAMING.has(parameter.kind) || parameter.when?.(args) === false) return []
      const given: readonly unknown[] = [args[name]].flat()
      return given.flatMap((value) => (typeof value === 'string' && value !== '' ? [{ actionId, name, value, parameter }] : []))
    })
  }),
)

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

/** A formula of a workflow. */
interface FormulaIn extends Pick<FormulaAt, 'path' | 'code'> {
  /** What it works out, as people call it; `at` counts the formulas of one such place. */
  readonly place: string
  readonly at: number
  readonly actionId: Id | undefined
  readonly argument: string | undefined
  /** Why it cannot be read. */
  readonly issue: string | undefined
}

/** Formulas that cannot be read, or cannot work: what they guard would run unguarded, so they stop publishing. */
function brokenIn(
  workflow: WorkflowRecord,
  view: DocumentView,
  definitions: Definitions,
  functions: readonly FunctionDefinition[] | undefined,
  names: KnownNames,
): readonly Problem[] {
  return formulasOf(workflow, definitions).flatMap((formula) => {
    const { place, path, at, actionId, argument } = formula
    return mistakesOf(formula, functions, names).map(({ severity, message, fix }, nth): Problem => ({
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
    }))
  })
}

/** Formulas of what starts a workflow, and of its actions that are on. */
const formulasOf = keptOf(({ triggerConditions, actions }: WorkflowRecord, definitions: Definitions): readonly FormulaIn[] => {
  const found = (value: unknown, place: string, from: readonly string[], actionId?: Id, argument?: string) =>
    bindingsAt(value, from).map(({ code, path }, at): FormulaIn => {
      const read = parseFormula(code)
      return { place, path, code, at, actionId, argument, issue: read.ok ? undefined : read.issue.message }
    })
  return [
    ...found(triggerConditions, words.condition, ['triggerConditions']),
    ...Object.entries(actions).flatMap(([actionId, { type, args, disabled }]) =>
      disabled
        ? []
        : Object.entries(args).flatMap(([name, value]) => {
            const place = definitions.get(type)?.parameters[name]?.label.en ?? name
            return found(value, place, ['actions', actionId, 'args', name], actionId, name)
          }),
    ),
  ]
})

const NO_FAULTS: readonly FormulaFault[] = []

/** What is wrong with a formula: that it cannot be read, else functions that are not there or are given what they cannot take. */
function mistakesOf(
  { code, place, issue }: FormulaIn,
  functions: readonly FunctionDefinition[] | undefined,
  names: KnownNames,
): readonly FormulaFault[] {
  if (issue !== undefined) return [{ severity: 'error', message: words.brokenFormula(place, issue) }]
  const faults = functions ? faultsOf(code, readOnce(code, functions), names) : NO_FAULTS
  return faults.map((fault) => ({ ...fault, message: words.formulaOf(place, fault.message) }))
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
