import { parseFormula, type FormulaRanges } from '@heddle/formula/parse'
import { FormulaError, type FormulaTree } from '@heddle/formula/run'
import type { DocumentView, Id } from '@heddle/document'
import { resolveNames, type FormulaContext } from '@heddle/publish/compile'
import type { Evaluator } from '@heddle/runtime/host'
import { MESSAGES } from './messages.ts'
import type { FromCanvas } from './protocol.ts'

/** A formula as text, and where it stands. */
export interface WrittenFormula {
  readonly text: string
  readonly view: DocumentView
  readonly pageId: Id
  readonly evaluator: Evaluator
  /** Names as the place of the formula sees them. */
  readonly scope: object
}

type Result = Extract<FromCanvas, { readonly type: 'evaluate-answer' }>['result']
export type Failure = Extract<Result, { readonly ok: false }>

export type ReadText =
  | { readonly ok: true; readonly tree: FormulaTree; readonly context: FormulaContext & { readonly ranges: FormulaRanges } }
  | { readonly ok: false; readonly failure: Failure }

/** The tree of a text with names as ids, and the places of its parts; or what is wrong with it. */
export function readText({ text, view, pageId }: Pick<WrittenFormula, 'text' | 'view' | 'pageId'>): ReadText {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) {
    const { message, from, to } = parsed.issue
    return { ok: false, failure: { ok: false, message, from, to } }
  }
  const context = { view, pageId, dependOn: () => undefined, useToken: () => undefined, ranges }
  return { ok: true, tree: resolveNames(parsed.tree, context), context }
}

/** Why a formula gives nothing, and where in its text. */
export function failureOf(error: unknown): Failure {
  const range = error instanceof FormulaError ? error.range : undefined
  return { ok: false, message: error instanceof Error ? error.message : MESSAGES.failed, ...range }
}

/** Reads and runs a text; `toAnswer` says what is told of its value. Never throws. */
export function runText<T>(formula: WrittenFormula, toAnswer: (value: unknown) => T): T | Failure {
  const read = readText(formula)
  if (!read.ok) return read.failure
  try {
    return toAnswer(formula.evaluator.tryOut(read.tree, formula.scope, read.context.ranges))
  } catch (error) {
    return failureOf(error)
  }
}
