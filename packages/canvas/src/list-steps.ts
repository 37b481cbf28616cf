import type { PublishedBinding } from '@heddle/document/published'
import { compileBinding, type FormulaContext } from '@heddle/publish/compile'
import { withNames } from '@heddle/renderer'
import type { Evaluator } from '@heddle/runtime/host'
import type { ExplainedValue, ListSteps } from './protocol.ts'
import { shortValue } from './short-value.ts'

const STEPS = ['filter', 'sort', 'map'] as const
/** No formula can write this name, so that it hides none. */
const GIVEN = ' given'

export interface StepsResult {
  readonly value: unknown
  readonly parts: readonly ExplainedValue[]
}

/** What a value becomes behind its formula: filtered, sorted and mapped, in this order. Throws what a step throws. */
export function runSteps(
  given: unknown,
  wanted: ListSteps,
  context: FormulaContext,
  evaluator: Pick<Evaluator, 'resolve'>,
  scope: object,
): StepsResult {
  const compiled = compileBinding({ type: 'f', code: 'null', ...wanted }, context)
  if ('problem' in compiled) throw new Error(compiled.problem)
  const parts: ExplainedValue[] = []
  let value = given
  for (const kind of STEPS) {
    const step = compiled[kind]
    if (step === undefined) continue
    const binding: PublishedBinding = { type: 'f', tree: ['n', GIVEN], [kind]: step }
    value = evaluator.resolve(binding, withNames(scope, { [GIVEN]: value }))
    parts.push({ kind, depth: 0, isRepeated: false, runs: 1, outcome: { state: 'value', ...shortValue(value) } })
  }
  return { value, parts }
}
