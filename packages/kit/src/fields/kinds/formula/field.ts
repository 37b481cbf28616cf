import { isBinding } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions, type FieldValues } from '../../field-base.ts'

/**
 * A formula in the hands of an element's body: what it gives with these names beside those of its place. One that fails gives
 * `undefined`, as bindings do.
 */
export type FormulaValue = (names?: Readonly<Record<string, unknown>>) => unknown

/** A formula that the body works out itself, as often as it needs: not a value that a formula gives. */
export interface FormulaField extends FieldBase<'formula', null, FormulaValue | null> {
  /** Names that the body adds to those of the place, with an example of what each holds: `{ value: 'Anna' }`. */
  readonly sample: Readonly<Record<string, Json>>
  /** What these names hold for the first row of a list beside this field, where that has rows. */
  readonly sampleRow?: {
    /** The field of the node that holds the list. */
    readonly of: string
    /** @param values those of the fields beside this one */
    readonly names: (row: unknown, values: FieldValues) => Readonly<Record<string, unknown>>
  }
}

/** A formula that the body works out itself, as often as it needs. Without one it gets `null`. */
export function formula(options: Omit<FieldOptions<FormulaField>, 'bindable'>): FormulaField {
  return {
    ...PLAIN,
    sample: {},
    ...options,
    kind: 'formula',
    bindable: true,
    default: null,
    check: (value) => (value === null || isBinding(value) ? undefined : MESSAGES.mustBeFormula),
  }
}
