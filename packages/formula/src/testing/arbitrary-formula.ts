import * as fc from 'fast-check'
import { FORBIDDEN_NAMES } from '../limits.ts'
import type { BinaryOperator, FormulaEntry, FormulaItem, FormulaTree, UnaryOperator } from '../tree.ts'

const UNARY: readonly UnaryOperator[] = ['!', '-', '+', 'typeof']
const BINARY: readonly BinaryOperator[] = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '**',
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  '&&',
  '||',
  '??',
]
const RESERVED = new Set([...FORBIDDEN_NAMES, 'undefined', 'NaN', 'Infinity', 'true', 'false', 'null', 'typeof'])

/** Any name that a formula may use. */
export const anyName = fc.stringMatching(/^[a-zA-Z_$][\w$]{0,6}$/).filter((text) => !RESERVED.has(text))

/** Texts, those included that are hard to write down. */
export const anyText = fc
  .oneof(anyName, fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom('', '\\', '`', '${', '$', '\r\n', "'", '\u2028'))
  .filter((value) => !FORBIDDEN_NAMES.has(value))

export interface FormulaParts {
  readonly name: fc.Arbitrary<string>
  readonly parameter: fc.Arbitrary<string>
  readonly text: fc.Arbitrary<string>
  readonly key: fc.Arbitrary<string>
}

/** Trees of every kind, made of the given names and texts. */
export function formulasOf({ name, parameter, text, key }: FormulaParts): fc.Arbitrary<FormulaTree> {
  const literal = fc.oneof(
    text,
    fc.double({ min: 0, noDefaultInfinity: true, noNaN: true }).map((value) => Math.abs(value)),
    fc.nat(5),
    fc.boolean(),
    fc.constant(null),
  )
  return fc.letrec<{ tree: FormulaTree; item: FormulaItem; entry: FormulaEntry }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(
        literal.map((value): FormulaTree => ['l', value]),
        name.map((value): FormulaTree => ['n', value]),
        fc.tuple(name, key).map(([owner, part]): FormulaTree => ['.', ['n', owner], ['l', part]]),
      ),
      fc.tuple(tie('tree'), tie('tree'), fc.boolean()).map(([a, b, o]): FormulaTree => (o ? ['.', a, b, 1] : ['.', a, b])),
      fc.tuple(tie('tree'), key, fc.boolean()).map(([a, b, o]): FormulaTree => (o ? ['.', a, ['l', b], 1] : ['.', a, ['l', b]])),
      fc
        .tuple(
          fc.oneof(
            name.map((one): FormulaTree => ['n', one]),
            tie('tree'),
          ),
          fc.array(tie('item'), { maxLength: 3 }),
          fc.boolean(),
        )
        .map(([a, b, o]): FormulaTree => (o ? ['c', a, b, 1] : ['c', a, b])),
      fc.tuple(fc.constantFrom(...UNARY), tie('tree')).map(([op, a]): FormulaTree => ['u', op, a]),
      fc.tuple(fc.constantFrom(...BINARY), tie('tree'), tie('tree')).map(([op, a, b]): FormulaTree => ['b', op, a, b]),
      fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]): FormulaTree => ['?', a, b, c]),
      fc.array(tie('item'), { maxLength: 3 }).map((items): FormulaTree => ['a', items]),
      fc.array(tie('entry'), { maxLength: 3 }).map((entries): FormulaTree => ['o', entries]),
      fc
        .tuple(fc.uniqueArray(parameter, { maxLength: 3 }), tie('tree'))
        .map(([parameters, body]): FormulaTree => ['f', parameters, body]),
      fc
        .array(tie('tree'), { maxLength: 3 })
        .chain((values) =>
          fc
            .array(text, { minLength: values.length + 1, maxLength: values.length + 1 })
            .map((texts): FormulaTree => ['t', texts, values]),
        ),
    ),
    item: fc.oneof(
      { arbitrary: tie('tree'), weight: 4 },
      { arbitrary: tie('tree').map((value): FormulaItem => ['s', value]), weight: 1 },
    ),
    entry: fc.oneof(
      fc.tuple(
        key.map((value): FormulaTree => ['l', value]),
        tie('tree'),
      ),
      fc.tuple(tie('tree'), tie('tree')),
      tie('tree').map((value) => ['s', value] as const),
    ),
  })).tree
}
