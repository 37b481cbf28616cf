import { dependenciesOf } from '../dependencies.ts'
import { partsOf } from '../parts.ts'
import { referencesOf, type FormulaReference } from '../references.ts'
import type { FormulaTree } from '../tree.ts'
import { createAnalysis } from './analysis.ts'
import { infer } from './infer.ts'
import type { AnalyseOptions, FormulaAnalysis, FormulaProblem } from './types.ts'

/**
 * What can be said of a formula before it runs: what it gives, what it reads, and what cannot work, with places in its
 * text when `ranges` are handed over. Never throws.
 */
export function analyseFormula(tree: FormulaTree, options: AnalyseOptions): FormulaAnalysis {
  const problems: FormulaProblem[] = []
  const result = infer(tree, createAnalysis(options, problems, infer))
  const names = new Set(options.functions.map(({ name }) => name))
  const trees = reachable(tree, options.formulaOf)
  const isVolatile = options.functions.some((one) => one.volatile && trees.some((each) => callsFunction(each, one.name)))
  return { problems, result, reads: dependenciesOf(tree, names), references: referencesIn(trees), isVolatile }
}

/** The records that a formula reads, also through the project formulas it calls, each once. */
export function readsOf(tree: FormulaTree, formulaOf: AnalyseOptions['formulaOf']): readonly FormulaReference[] {
  return referencesIn(reachable(tree, formulaOf))
}

/** The formula and the project formulas it can call, each once, also when they call one another. */
function reachable(tree: FormulaTree, formulaOf: AnalyseOptions['formulaOf']): readonly FormulaTree[] {
  const trees = new Set([tree])
  // The set grows while it is walked.
  for (const each of trees) {
    for (const { of, key } of referencesOf(each)) {
      const called = of === 'formulas' && key !== undefined ? formulaOf?.(key) : undefined
      if (called) trees.add(called)
    }
  }
  return [...trees]
}

function referencesIn(trees: readonly FormulaTree[]): readonly FormulaReference[] {
  const found = new Map(trees.flatMap(referencesOf).map((one) => [JSON.stringify([one.of, one.key ?? null]), one]))
  return [...found.values()]
}

function callsFunction(tree: FormulaTree, name: string): boolean {
  const callee = tree[0] === 'c' ? tree[1] : undefined
  const called = callee?.[0] === 'n' ? callee[1] : callee?.[0] === '.' && callee[2][0] === 'l' ? callee[2][1] : undefined
  return called === name || partsOf(tree).some((part) => callsFunction(part, name))
}
