import { createExplainer, type ExplainedPart } from '@heddle/formula/explain'
import { kindOf, LINE, sizeOf, toPlain, toWhole } from './plain-value.ts'
import type { EvaluateOptions, ExplainedValue, FromCanvas, Glance } from './protocol.ts'
import { failureOf, readText, runText, type WrittenFormula } from './read-text.ts'
import { shortValue } from './short-value.ts'
import { runSteps } from './list-steps.ts'

type Answer = Extract<FromCanvas, { readonly type: 'evaluate-answer' }>
export type Evaluation = Pick<Answer, 'result' | 'parts' | 'took'>

export interface EvaluateTextOptions extends WrittenFormula, Pick<EvaluateOptions, 'isExplained' | 'steps' | 'isWhole'> {}

/** The live value of a formula being written, with its kind; or what is wrong and where in the text. Never throws. */
export function evaluateText({ steps, isExplained = false, isWhole = false, ...formula }: EvaluateTextOptions): Evaluation {
  const read = readText(formula)
  if (!read.ok) return { result: read.failure, took: 0 }
  const { tree, context } = read
  const { evaluator, scope } = formula
  const explainer = isExplained ? createExplainer(tree, context.ranges) : undefined
  const start = performance.now()
  const answer = (toResult: () => Pick<Evaluation, 'result'> & { readonly after?: readonly ExplainedValue[] }): Evaluation => {
    const took = performance.now() - start
    const { result, after = [] } = toResult()
    return { result, took, ...(explainer && { parts: [...explainer.parts().map(shortPart), ...after] }) }
  }
  try {
    const given = evaluator.tryOut(tree, scope, context.ranges, explainer?.watch)
    const after = steps && runSteps(given, steps, context, evaluator, scope)
    const value = after ? after.value : given
    return answer(() => ({ result: toResultOf(value, isWhole), ...(after && { after: after.parts }) }))
  } catch (error) {
    return answer(() => ({ result: failureOf(error) }))
  }
}

function toResultOf(value: unknown, isWhole: boolean): Evaluation['result'] {
  const count = Array.isArray(value) ? { count: value.length } : undefined
  return { ok: true, value: isWhole ? toWhole(value) : toPlain(value), kind: kindOf(value), ...count }
}

/** A formula's value, as much of it as fits into a line. */
export function glanceAtText(formula: WrittenFormula): Glance {
  return runText<Glance>(formula, (value) => {
    const size = sizeOf(value)
    return { ok: true, value: toPlain(value, LINE), kind: kindOf(value), ...(size !== undefined && { size }) }
  })
}

function shortPart({ outcome, ...part }: ExplainedPart): ExplainedValue {
  return { ...part, outcome: outcome.state === 'value' ? { state: 'value', ...shortValue(outcome.value) } : outcome }
}
