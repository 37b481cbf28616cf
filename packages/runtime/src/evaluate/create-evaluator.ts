import {
  compileFormula,
  knownScopeOf,
  type FormulaRanges,
  type FormulaTree,
  type KnownScope,
  type WatchPart,
} from '@heddle/formula/run'
import type { FormulaEnvironment } from '@heddle/formula/functions'
import { isPublishedBinding, type PublishedBinding } from '@heddle/document/published'
import { createLateFormulas } from '@heddle/renderer/late-formula'
import { MAX_SHARED_FORMULAS } from '../limits.ts'
import { createShape, type PatternPort } from './shape-rows.ts'

export interface Evaluator {
  /** The value of a literal or a binding; what fails gives `undefined`, and the page goes on (logic reference 1.5). */
  readonly evaluate: (value: unknown, scope: object, onFailure?: (error: unknown) => void) => unknown
  /** The same with bound values at any depth, as actions have them; throws `FormulaError`. */
  readonly resolve: (value: unknown, scope: object) => unknown
  /** Language of the page on show. */
  readonly language: () => string
  /** Runs a formula that is being written; errors name the range of the text they are about, `watch` sees its parts. */
  readonly tryOut: (tree: FormulaTree, scope: object, ranges: FormulaRanges, watch?: WatchPart) => unknown
}

interface Compiled {
  /** The kind of scope it was compiled for; a binding is evaluated in scopes of one kind, but for a few. */
  readonly known: KnownScope | undefined
  readonly run: (scope: object) => unknown
}

/** @param pattern how conditions match regular expressions; `undefined` until a page needs it */
export function createEvaluator(environment: FormulaEnvironment, pattern: PatternPort = () => undefined): Evaluator {
  const { language } = environment.surroundings
  const compiled = new WeakMap<PublishedBinding, Compiled>()
  /** Formulas of the site's own scopes by the text of their trees. */
  const equal = new Map<string, Compiled>()

  function run(binding: PublishedBinding, scope: object): unknown {
    const known = knownScopeOf(scope)
    let formula = compiled.get(binding)
    if (formula?.known !== known || !formula) {
      formula = { known, run: compile(binding, known) }
      compiled.set(binding, formula)
    }
    return formula.run(scope)
  }

  function compile(binding: PublishedBinding, known: KnownScope | undefined): (scope: object) => unknown {
    const formula = shared(binding.tree, known)
    if (!binding.filter && !binding.sort && !binding.map) return formula
    const shape = createShape(binding, { resolve, pattern, language })
    return (scope) => shape(formula(scope), scope)
  }

  /** Texts drawn one by one bring the same formula over and over: equal ones of the page are compiled once. */
  function shared(tree: FormulaTree, known: KnownScope | undefined): (scope: object) => unknown {
    if (!known) return compileFormula(tree, environment)
    const text = JSON.stringify(tree)
    const found = equal.get(text)
    if (found?.known === known) return found.run
    const run = compileFormula(tree, environment, { known })
    if (equal.size >= MAX_SHARED_FORMULAS) equal.clear()
    equal.set(text, { known, run })
    return run
  }

  const late = createLateFormulas(run)

  function resolve(value: unknown, scope: object): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (isPublishedBinding(value)) return value.late ? late(value, scope) : run(value, scope)
    if (!holdsBindings(value)) return value
    if (Array.isArray(value)) return value.map((part) => resolve(part, scope))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, scope)]))
  }

  return {
    resolve,
    language,
    tryOut: (tree, scope, ranges, watch) => compileFormula(tree, environment, { ranges, watch })(scope),
    evaluate(value, scope, onFailure) {
      try {
        return resolve(value, scope)
      } catch (error) {
        onFailure?.(error)
        return undefined
      }
    },
  }
}

const known = new WeakMap<object, boolean>()

/** Published data never changes: each value is looked through once. */
function holdsBindings(value: object): boolean {
  let holds = known.get(value)
  if (holds === undefined) {
    holds = Object.values(value).some(
      (part) => typeof part === 'object' && part !== null && (isPublishedBinding(part) || holdsBindings(part as object)),
    )
    known.set(value, holds)
  }
  return holds
}
