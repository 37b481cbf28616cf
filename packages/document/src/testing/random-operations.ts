import fc from 'fast-check'
import type { Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import * as operations from '../operations/index.ts'
import type { OperationResult } from '../operations/index.ts'
import { createDice } from './dice.ts'
import { INPUTS, type OperationName } from './random-inputs.ts'

/** Names of all operations, in the order of the alphabet. */
export const OPERATION_NAMES = (Object.keys(INPUTS) as OperationName[]).toSorted()

/** An operation, and the numbers that pick its input; everything random comes from here. */
const STEP = fc.record({
  name: fc.constantFrom(...OPERATION_NAMES),
  throws: fc.array(fc.nat({ max: 60 }), { minLength: 4, maxLength: 10 }),
})
export type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never
export const STEPS = fc.array(STEP, { minLength: 1, maxLength: 25 })

const OFFERED: ReadonlyMap<string, unknown> = new Map(Object.entries(operations))

/** Does an operation with any input that the numbers pick, sound or not. */
export function operationOf(view: DocumentView, { name, throws }: Step, newId: () => Id): OperationResult {
  const operation = OFFERED.get(name) as (view: DocumentView, input: unknown) => OperationResult
  return operation(view, INPUTS[name](createDice(view, throws, newId)))
}
