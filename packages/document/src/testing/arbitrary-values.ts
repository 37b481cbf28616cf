import * as fc from 'fast-check'
import type { Json } from '@heddle/store'
import { FILTER_OPERATORS } from '../values/filter/operators.ts'
import type { FilterNode } from '../values/filter/types.ts'

/** Few different values, so that they meet; names of prototypes among them. */
const word = fc.constantFrom('', 'a', 'A', 'ab', 'AB', 'b', 'é', 'ё', 'е', 'Ж', '10', '9', 'constructor', 'length', 'toString')
const scalar = fc.oneof(word, fc.constantFrom(0, -0, 1, 2, 10, -1.5), fc.boolean(), fc.constant(null))
export const fieldName = fc.constantFrom(
  'a',
  'b',
  'a.b',
  'b.0',
  'a.b.c',
  'constructor',
  '__proto__',
  'length',
  'toString',
  'b[0]',
)

/** Values of fields as data has them, and as it should not have them. */
export const fieldValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY),
    fc.date({ noInvalidDate: false }),
    fc.array(tie('value'), { maxLength: 10 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a.b', 'constructor'), tie('value'), { maxKeys: 3 }),
  ),
})).value

export const anyRow: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'a.b', 'length'), fieldValue, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fieldValue },
)

const wanted = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 12 }),
  fc.constantFrom('/a/', '/^a.?$/i', '/[0-9]+/', '/(/', '/a/y', [], {}) as fc.Arbitrary<Json>,
)

/** Filter trees with switched off parts, ignored values and empty nodes. */
export const anyFilter: fc.Arbitrary<FilterNode<Json>> = fc.letrec<{ node: FilterNode<Json> }>((tie) => ({
  node: fc.record(
    {
      link: fc.constantFrom('$and' as const, '$or' as const),
      if: fc.constantFrom(true, false, 0, 'yes') as fc.Arbitrary<Json>,
      conditions: fc.array(
        fc.oneof(
          { maxDepth: 3 },
          fc.record(
            {
              field: fieldName,
              operator: fc.constantFrom(...FILTER_OPERATORS),
              value: wanted as fc.Arbitrary<Json>,
              isEmptyIgnored: fc.boolean(),
            },
            { requiredKeys: ['field', 'operator'] },
          ),
          tie('node'),
        ),
        { maxLength: 4 },
      ),
    },
    { requiredKeys: ['conditions'] },
  ),
})).node
