import { chargeJoined, spendOnText } from './budget.ts'
import { toNumber, toPlain, toText } from './coerce.ts'
import { FormulaError } from './formula-error.ts'
import type { Cell } from './known-scope.ts'
import { RUN_MESSAGES } from './messages.ts'
import type { Run } from './settle.ts'
import type { BinaryOperator, UnaryOperator } from './tree.ts'

/** A unary operator over a compiled operand; they coerce as JavaScript does. */
export function unary(operator: UnaryOperator, operand: Run): Run {
  switch (operator) {
    case '!':
      return (scope, frame) => !operand(scope, frame)
    case '-':
      return (scope, frame) => -toNumber(operand(scope, frame))
    case '+':
      return (scope, frame) => toNumber(operand(scope, frame))
    case 'typeof':
      return (scope, frame) => typeof operand(scope, frame)
    default:
      throw new FormulaError('broken-tree', RUN_MESSAGES.broken)
  }
}

/** A binary operator over compiled sides. Each has a closure of its own, so that each learns its own kinds of values. */
export function binary(operator: BinaryOperator, left: Run, right: Run): Run {
  switch (operator) {
    case '&&':
      return (scope, frame) => left(scope, frame) && right(scope, frame)
    case '||':
      return (scope, frame) => left(scope, frame) || right(scope, frame)
    case '??':
      return (scope, frame) => left(scope, frame) ?? right(scope, frame)
    case '+':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a + b : join(a, b)
      }
    case '-':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a - b : toNumber(a) - toNumber(b)
      }
    case '*':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a * b : toNumber(a) * toNumber(b)
      }
    case '/':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a / b : toNumber(a) / toNumber(b)
      }
    case '%':
      return (scope, frame) => toNumber(left(scope, frame)) % toNumber(right(scope, frame))
    case '**':
      return (scope, frame) => toNumber(left(scope, frame)) ** toNumber(right(scope, frame))
    case '===':
      return (scope, frame) => same(left(scope, frame), right(scope, frame))
    case '!==':
      return (scope, frame) => !same(left(scope, frame), right(scope, frame))
    case '==':
      return (scope, frame) => equals(left(scope, frame), right(scope, frame))
    case '!=':
      return (scope, frame) => !equals(left(scope, frame), right(scope, frame))
    case '<':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a < b : comparable(a) < comparable(b)
      }
    case '<=':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a <= b : comparable(a) <= comparable(b)
      }
    case '>':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a > b : comparable(a) > comparable(b)
      }
    case '>=':
      return (scope, frame) => {
        const a = left(scope, frame)
        const b = right(scope, frame)
        return typeof a === 'number' && typeof b === 'number' ? a >= b : comparable(a) >= comparable(b)
      }
    default:
      throw new FormulaError('broken-tree', RUN_MESSAGES.broken)
  }
}

/** Whether a compiled side is what a cell holds, or is not. */
export function compared(cell: Required<Cell>, other: Run, operator: '===' | '!=='): Run {
  const isSame: Run = (scope, frame) => {
    const value = other(scope, frame)
    if (typeof value === 'string') spendOnText(value)
    return cell.is(value)
  }
  return operator === '===' ? isSame : (scope, frame) => !isSame(scope, frame)
}

/** Template text: texts and compiled values alternate. */
export function template(texts: readonly string[], values: readonly Run[]): Run {
  const [first = '', ...others] = texts
  return (scope, frame) => {
    let text = first
    for (let at = 0; at < values.length; at += 1) {
      text += toText(values[at]?.(scope, frame)) + (others[at] ?? '')
      chargeJoined(text)
    }
    return text
  }
}

/** What `+` gives unless both sides are numbers. */
function join(a: unknown, b: unknown): unknown {
  const sum = (toPlain(a, false) as string) + (toPlain(b, false) as string)
  if (typeof sum === 'string') chargeJoined(sum)
  return sum
}

function comparable(value: unknown): number | string {
  const plain = toPlain(value, true)
  if (typeof plain === 'string') spendOnText(plain)
  return plain
}

function same(a: unknown, b: unknown): boolean {
  // Only texts of one length are compared by their characters.
  if (typeof a === 'string' && typeof b === 'string' && a.length === b.length) spendOnText(a)
  return a === b
}

/** Loose equality: nothing equals nothing; of different types, both sides are compared as numbers. */
function equals(a: unknown, b: unknown): boolean {
  const nothing = (a ?? null) === null
  if (nothing || (b ?? null) === null) return nothing && (b ?? null) === null
  if (typeof a === typeof b) return same(a, b)
  if (typeof a === 'symbol' || typeof b === 'symbol') return false
  const left = typeof a === 'object' ? toText(a) : a
  const right = typeof b === 'object' ? toText(b) : b
  return typeof left === typeof right ? same(left, right) : toNumber(left) === toNumber(right)
}
