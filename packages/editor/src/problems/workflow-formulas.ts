import type { DocumentView, Id, WorkflowRecord } from '@heddle/document'
import { setCode } from '@heddle/document/operations'
import { parseFormula } from '@heddle/formula/parse'
import type { ActionDefinition, FunctionDefinition } from '@heddle/kit'
import { keepFacts } from './facts.ts'
import { bindingsAt, type FormulaAt } from './formulas-in.ts'
import { faultsOf, readFormula, type FormulaFault, type ReadFormula } from './formula-problems.ts'
import type { KnownNames } from './known-names.ts'
import { keptOf, type Problem } from './problem.ts'
import { placeOf } from './workflow-place.ts'
import { words } from './words.ts'

type Definitions = ReadonlyMap<string, ActionDefinition>
type Functions = readonly FunctionDefinition[] | undefined

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

/**
 * Problems of workflows with formulas that cannot be read, or cannot work: what they guard would run unguarded, so they stop
 * publishing. Those that may come to have some while the names stay the same are asked each time.
 */
export const mistakenWorkflows = keepFacts(
  ['workflow'],
  (workflow, view: DocumentView, names: KnownNames, definitions: Definitions, functions: Functions) => {
    // What is switched off never runs.
    const formulas = workflow.disabled ? [] : formulasOf(workflow, definitions)
    if (formulas.length === 0) return undefined
    const ask = () => problemsOf(workflow, formulas, view, names, functions)
    const isOpen = ({ code, issue }: FormulaIn) =>
      functions !== undefined &&
      issue === undefined &&
      readOnce(code, functions).named.some(({ of, key }) => names.isOpen(of, key))
    return formulas.some(isOpen) || ask().length > 0 ? ask : undefined
  },
)

/** Reads the formulas of a workflow beforehand; says how many there are. */
export function readFormulas(workflow: WorkflowRecord, definitions: Definitions, functions: Functions): number {
  const formulas = formulasOf(workflow, definitions)
  for (const { code, issue } of formulas) if (functions && issue === undefined) readOnce(code, functions)
  return formulas.length
}

function problemsOf(
  workflow: WorkflowRecord,
  formulas: readonly FormulaIn[],
  view: DocumentView,
  names: KnownNames,
  functions: Functions,
): readonly Problem[] {
  return formulas.flatMap((formula) => {
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
function mistakesOf({ code, place, issue }: FormulaIn, functions: Functions, names: KnownNames): readonly FormulaFault[] {
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
