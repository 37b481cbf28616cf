import { CONSTANT_NAMES } from '../dependencies.ts'
import { isSpread, type BinaryOperator, type FormulaEntry, type FormulaItem, type FormulaTree } from '../tree.ts'
import { perhaps, type Analysis } from './analysis.ts'
import { inferCall } from './infer-call.ts'
import { inferMember } from './infer-member.ts'
import { ANALYSIS_MESSAGES } from './messages.ts'
import { ANY, BOOLEAN, eitherOf, fieldOf, isAny, isNothing, NOTHING, NUMBER, shapeOf, TEXT, without } from './shapes.ts'
import { suggestName } from './suggest.ts'
import type { Shape } from './types.ts'

const LAZY: ReadonlySet<BinaryOperator> = new Set(['&&', '||', '??'])

/** What a formula gives, as far as can be said before it runs; reports what cannot work. */
export function infer(tree: FormulaTree, analysis: Analysis): Shape {
  const sub = (part: FormulaTree) => infer(part, analysis)
  const maybe = (part: FormulaTree) => infer(part, perhaps(analysis))
  switch (tree[0]) {
    case 'l':
      return shapeOf(tree[1])
    case 'n':
      return inferName(tree, analysis)
    case '.':
      return inferMember(tree, analysis)
    case 'c':
      return inferCall(tree, analysis)
    case 'u': {
      sub(tree[2])
      return tree[1] === '!' ? BOOLEAN : tree[1] === 'typeof' ? TEXT : NUMBER
    }
    case 'b':
      return binaryShape(tree[1], sub(tree[2]), LAZY.has(tree[1]) ? maybe(tree[3]) : sub(tree[3]))
    case '?': {
      sub(tree[1])
      return eitherOf(maybe(tree[2]), maybe(tree[3]))
    }
    case 'a':
      return listShape(tree[1], sub)
    case 'o':
      return objectShape(tree[1], sub)
    case 't':
      tree[2].forEach(sub)
      return TEXT
    case 'f': {
      analysis.report('error', 'function-value', ANALYSIS_MESSAGES.functionValue, tree)
      return ANY
    }
  }
}

function inferName(tree: Extract<FormulaTree, readonly ['n', string]>, { bound, scope, functions, report }: Analysis): Shape {
  const name = tree[1]
  const own = bound.get(name)
  if (own) return own
  if (CONSTANT_NAMES.has(name)) return name === 'undefined' ? NOTHING : NUMBER
  const shape = fieldOf(scope?.fields, name)
  if (shape) return shape
  if (!functions.has(name) && !scope?.isClosed) return ANY
  if (functions.has(name)) report('error', 'function-value', ANALYSIS_MESSAGES.uncalledFunction(name), tree)
  else {
    const suggestion = suggestName(name, [...bound.keys(), ...Object.keys(scope?.fields ?? {})])
    report('error', 'unknown-name', ANALYSIS_MESSAGES.unknownName(name, suggestion), tree, suggestion)
  }
  return ANY
}

function binaryShape(operator: BinaryOperator, left: Shape, right: Shape): Shape {
  switch (operator) {
    case '+':
      return sumShape(left, right)
    case '-':
    case '*':
    case '/':
    case '%':
    case '**':
      return NUMBER
    case '??':
      return isNothing(left) ? right : eitherOf(without(left, 'nothing'), right)
    case '&&':
    case '||':
      return eitherOf(left, right)
    default:
      return BOOLEAN
  }
}

/** Anything but numbers, booleans and nothing makes `+` join texts. */
function sumShape(left: Shape, right: Shape): Shape {
  const joins = ({ types }: Shape) => types.every((type) => ['text', 'list', 'object', 'date', 'file'].includes(type))
  if (joins(left) || joins(right)) return TEXT
  const adds = ({ types }: Shape) => types.every((type) => ['number', 'boolean', 'nothing'].includes(type))
  return adds(left) && adds(right) ? NUMBER : { types: ['number', 'text'] }
}

function listShape(items: readonly FormulaItem[], sub: (part: FormulaTree) => Shape): Shape {
  const shapes = items.map((item) => (isSpread(item) ? (sub(item[1]).item ?? ANY) : sub(item)))
  const [first, ...others] = shapes
  return { types: ['list'], ...(first && { item: others.reduce(eitherOf, first) }) }
}

function objectShape(entries: readonly FormulaEntry[], sub: (part: FormulaTree) => Shape): Shape {
  const fields: Record<string, Shape> = {}
  let isClosed = true
  for (const entry of entries) {
    if (isSpread(entry)) {
      const spread = sub(entry[1])
      isClosed &&= spread.isClosed === true && !isAny(spread)
      Object.assign(fields, spread.fields)
    } else {
      const [key, value] = [entry[0], sub(entry[1])]
      if (key[0] === 'l') fields[String(key[1])] = value
      else {
        sub(key)
        isClosed = false
      }
    }
  }
  return { types: ['object'], fields, isClosed }
}
