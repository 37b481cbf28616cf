import { parseFormula, type FormulaRanges } from '@heddle/formula/parse'
import { FormulaError } from '@heddle/formula/run'
import type { DocumentView, Id } from '@heddle/document'
import { resolveNames } from '@heddle/publish/compile'
import type { Evaluator } from '@heddle/runtime/host'
import { MESSAGES } from './messages.ts'
import { kindOf, toPlain } from './plain-value.ts'
import type { FromCanvas } from './protocol.ts'

export type Evaluation = Extract<FromCanvas, { readonly type: 'evaluate-answer' }>['result']

export interface EvaluateOptions {
  readonly text: string
  readonly view: DocumentView
  readonly pageId: Id
  readonly evaluator: Evaluator
  /** Names as the place of the formula sees them. */
  readonly scope: object
}

/** The live value of a formula being written, with its kind; or what is wrong and where in the text. Never throws. */
export function evaluateText({ text, view, pageId, evaluator, scope }: EvaluateOptions): Evaluation {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) {
    const { message, from, to } = parsed.issue
    return { ok: false, message, from, to }
  }
  try {
    const tree = resolveNames(parsed.tree, { view, pageId, dependOn: () => undefined, useToken: () => undefined, ranges })
    const value = evaluator.tryOut(tree, scope, ranges)
    return { ok: true, value: toPlain(value), kind: kindOf(value) }
  } catch (error) {
    const range = error instanceof FormulaError ? error.range : undefined
    return { ok: false, message: error instanceof Error ? error.message : MESSAGES.failed, ...range }
  }
}
