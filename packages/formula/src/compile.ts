import { beginRun, budget } from './budget.ts'
import type { WatchPart } from './compilation.ts'
import { createCompilation } from './expression.ts'
import { toFormulaError } from './formula-error.ts'
import type { FormulaEnvironment } from './functions.ts'
import type { KnownScope } from './known-scope.ts'
import type { FormulaRanges } from './ranges.ts'
import type { FormulaTree } from './tree.ts'

export interface CompileOptions {
  /** Ranges of the text that the tree was read from, for errors that say where; makes runs slower. */
  readonly ranges?: FormulaRanges
  /** The kind of all scopes that the closure will get (`knownScopeOf`). */
  readonly known?: KnownScope | undefined
  /** Sees what every part gives while the formula runs. */
  readonly watch?: WatchPart | undefined
}

/**
 * Compiles a tree to a closure over a scope object, whose own properties (getters included) are the names. A name that is
 * called and not in the scope is a built-in function of the environment.
 * Only own properties are read; functions are called, never handed out. Throws `FormulaError`: here for a damaged tree,
 * in the closure for what fails while running, whatever a host function throws included.
 */
export function compileFormula(
  tree: FormulaTree,
  environment?: FormulaEnvironment,
  options: CompileOptions = {},
): (scope: object) => unknown {
  const { run, size, places } = tryToCompile(() => {
    const compilation = createCompilation(tree, environment, options)
    return { run: compilation.value(tree), size: compilation.size, places: compilation.places }
  })
  const blank = Array.from<unknown>({ length: places })
  return (scope) => {
    const outer = budget.nested
    try {
      beginRun(outer, size)
      return run(scope, places > 0 ? blank.slice() : blank)
    } catch (error) {
      const failure = toFormulaError('failed', error)
      // The characters of one formula say nothing in the text of another that called it.
      throw outer > 0 && failure.range ? failure.at(undefined) : failure
    } finally {
      budget.nested = outer
      if (outer === 0) budget.left = 0
    }
  }
}

function tryToCompile<T>(compile: () => T): T {
  try {
    return compile()
  } catch (error) {
    throw toFormulaError('broken-tree', error)
  }
}
