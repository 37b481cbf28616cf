import { refuseArrow } from './arrows.ts'
import { compileCall } from './calls.ts'
import type { CompileOptions } from './compile.ts'
import { builtInOf, hostOf, type Compilation } from './compilation.ts'
import { FormulaError } from './formula-error.ts'
import type { FormulaEnvironment } from './functions.ts'
import type { Cell } from './known-scope.ts'
import { MAX_FORMULA_DEPTH } from './limits.ts'
import { compileArray, compileObject } from './literals.ts'
import { RUN_MESSAGES } from './messages.ts'
import { binary, compared, template, unary } from './operators.ts'
import { isConstant, readComputedMember, readMember, readName, readOnce, readParameter, readParameterMember } from './read.ts'
import { namesOf, pathText, repeatedPaths } from './repeated-paths.ts'
import { settled, type Run } from './settle.ts'
import type { BinaryOperator, FormulaTree } from './tree.ts'
import { withRange } from './with-range.ts'

/** Begins to compile one formula. Throws for a tree that is none. */
export function createCompilation(
  tree: FormulaTree,
  environment: FormulaEnvironment | undefined,
  { ranges, known, watch }: CompileOptions,
): Compilation {
  const isCell = (path: string): boolean => known?.cell(namesOf(path)) !== undefined
  const kept = new Map([...repeatedPaths(tree, isCell)].map((path, place) => [path, place]))
  const compilation: Compilation = {
    environment,
    host: environment && hostOf(environment.surroundings),
    ranges,
    known,
    watch,
    kept,
    value: (tree) => compilePart(tree, compilation, false),
    link: (tree) => compilePart(tree, compilation, true),
    parameters: new Map(),
    places: kept.size,
    size: 0,
    depth: 0,
  }
  return compilation
}

function compilePart(tree: FormulaTree, compilation: Compilation, isLink: boolean): Run {
  compilation.size += 1
  compilation.depth += 1
  if (compilation.depth > MAX_FORMULA_DEPTH) throw new FormulaError('too-deep', RUN_MESSAGES.tooDeep)
  const run = keep(compile(tree, compilation, isLink), tree, compilation)
  compilation.depth -= 1
  const range = compilation.ranges?.get(tree)
  const placed = range ? withRange(run, range) : run
  return compilation.watch ? compilation.watch(tree, placed) : placed
}

/** A path of the scope that is read repeatedly is read once; a parameter changes with each call. */
function keep(run: Run, tree: FormulaTree, { kept, parameters }: Compilation): Run {
  const path = kept.size > 0 ? pathText(tree) : undefined
  const place = path === undefined ? undefined : kept.get(path)
  if (path === undefined || place === undefined) return run
  const [root = ''] = path.split('\n', 1)
  return parameters.has(root) || isConstant(root) ? run : readOnce(run, place)
}

/** The cell that holds the value of a fixed path, if the kind of scope says so. */
function cellOf(tree: FormulaTree, { known, parameters }: Compilation): Cell | undefined {
  const path = known && pathText(tree)
  if (!known || path === undefined) return undefined
  const names = namesOf(path)
  return parameters.has(names[0] ?? '') ? undefined : known.cell(names)
}

/** An arrow function compares again and again: a cell is read there once instead of being asked. */
function compileBinary(operator: BinaryOperator, left: FormulaTree, right: FormulaTree, compilation: Compilation): Run {
  const { value, parameters } = compilation
  if ((operator === '===' || operator === '!==') && parameters.size === 0) {
    for (const [side, other] of [[left, right] as const, [right, left] as const]) {
      const cell = cellOf(side, compilation)
      if (cell?.is) return compared(cell as Required<Cell>, value(other), operator)
    }
  }
  return binary(operator, value(left), value(right))
}

function compile(tree: FormulaTree, compilation: Compilation, isLink: boolean): Run {
  const { value, link, parameters, ranges } = compilation
  const cell = cellOf(tree, compilation)
  if (cell) return () => cell.value
  switch (tree[0]) {
    case 'l':
      return literal(tree[1])
    case 'n': {
      const name = String(tree[1])
      const place = parameters.get(name)
      return place === undefined ? readName(name, isLink) : readParameter(place)
    }
    case '.': {
      const [, owner, key, optional] = tree
      const name = key[0] === 'l' ? key[1] : undefined
      const place = owner[0] === 'n' ? parameters.get(owner[1]) : undefined
      if (place !== undefined && typeof name === 'string' && !ranges) {
        compilation.size += 1
        return readParameterMember(place, name, optional === 1, isLink)
      }
      return typeof name === 'string'
        ? readMember(link(owner), name, optional === 1, isLink)
        : readComputedMember(link(owner), value(key), optional === 1, isLink)
    }
    case 'c': {
      const call = compileCall(tree, compilation)
      // A built-in function gives values only, and a name that is called without ?. never breaks off.
      return isLink || (builtInOf(tree[1], compilation) && tree[3] !== 1) ? call : (scope, frame) => settled(call(scope, frame))
    }
    case 'u':
      return folded(unary(tree[1], value(tree[2])), tree[2])
    case 'b':
      return folded(compileBinary(tree[1], tree[2], tree[3], compilation), tree[2], tree[3])
    case '?': {
      const [test, yes, no] = [value(tree[1]), value(tree[2]), value(tree[3])]
      return (scope, frame) => (test(scope, frame) ? yes(scope, frame) : no(scope, frame))
    }
    case 'a':
      return compileArray(tree[1], value)
    case 'o':
      return compileObject(tree[1], value)
    case 't':
      return template(tree[1].map(String), tree[2].map(value))
    case 'f':
      return refuseArrow
    default:
      throw new FormulaError('broken-tree', RUN_MESSAGES.broken)
  }
}

function literal(value: unknown): Run {
  if (typeof value === 'object' && value !== null) throw new FormulaError('broken-tree', RUN_MESSAGES.broken)
  return () => value
}

/** An operator over literals is worked out once. */
function folded(run: Run, ...operands: readonly FormulaTree[]): Run {
  if (operands.some((operand) => operand[0] !== 'l' || typeof operand[1] === 'string')) return run
  return literal(run({}, []))
}
