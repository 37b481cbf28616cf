import type { WatchPart } from './compilation.ts'
import { compileFormula } from './compile.ts'
import { shownParts, type PartKind } from './explained-parts.ts'
import { toFormulaError, type FormulaError } from './formula-error.ts'
import type { FormulaEnvironment } from './functions.ts'
import { MAX_EXPLAINED_PARTS } from './limits.ts'
import type { FormulaRange, FormulaRanges } from './ranges.ts'
import { settled } from './settle.ts'
import type { FormulaTree } from './tree.ts'

export type { PartKind } from './explained-parts.ts'

/** What a part gave: in an arrow function what its first run gave, or what failed. A part that was not needed did not run. */
export type PartOutcome =
  | { readonly state: 'value'; readonly value: unknown }
  /** `isCause`: it failed itself, and not something in it. */
  | { readonly state: 'error'; readonly message: string; readonly isCause: boolean }
  | { readonly state: 'not-run' }

export interface ExplainedPart extends FormulaRange {
  readonly kind: PartKind
  /** Parts around it. */
  readonly depth: number
  /** Whether it stands in an arrow function, which runs for each item. */
  readonly isRepeated: boolean
  readonly runs: number
  readonly outcome: PartOutcome
}

/** Sees a formula run, and says afterwards what each of its parts gave. */
export interface Explainer {
  /** To be given to `compileFormula`. */
  readonly watch: WatchPart
  /** In the order of the text, each after the one around it; of a formula with more than 400 parts the first ones. */
  readonly parts: () => readonly ExplainedPart[]
}

interface Seen {
  runs: number
  outcome: PartOutcome
}

const NOT_RUN: PartOutcome = { state: 'not-run' }

/** Explains one run of a tree; the ranges say which parts of the text its parts are. */
export function createExplainer(tree: FormulaTree, ranges: FormulaRanges): Explainer {
  const shown = shownParts(tree, ranges, MAX_EXPLAINED_PARTS)
  const seen = new Map<FormulaTree, Seen>(shown.map((part) => [part.tree, { runs: 0, outcome: NOT_RUN }]))
  const causes = new Set<unknown>()
  return {
    watch: (part, run) => {
      const found = seen.get(part)
      if (!found) return run
      return (scope, frame) => {
        found.runs += 1
        try {
          const value = run(scope, frame)
          if (found.runs === 1) found.outcome = { state: 'value', value: settled(value) }
          return value
        } catch (error) {
          const failure = toFormulaError('failed', error)
          found.outcome = { state: 'error', message: failure.message, isCause: !causes.has(failure) }
          causes.add(failure)
          throw failure
        }
      }
    },
    parts: () => shown.map(({ tree: part, ...rest }) => ({ ...rest, ...(seen.get(part) ?? { runs: 0, outcome: NOT_RUN }) })),
  }
}

/** What a formula gave, or why it gave nothing, with what each of its parts gave. */
export interface Explanation {
  readonly result: { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: FormulaError }
  readonly parts: readonly ExplainedPart[]
}

/** Runs a formula once, within the budget of every formula, and keeps what each part gave. Never throws. */
export function explainFormula(
  tree: FormulaTree,
  scope: object,
  ranges: FormulaRanges,
  environment?: FormulaEnvironment,
): Explanation {
  const { watch, parts } = createExplainer(tree, ranges)
  try {
    const value = compileFormula(tree, environment, { ranges, watch })(scope)
    return { result: { ok: true, value }, parts: parts() }
  } catch (error) {
    return { result: { ok: false, error: toFormulaError('failed', error) }, parts: parts() }
  }
}
