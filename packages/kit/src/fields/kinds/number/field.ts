import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'

export interface NumberField extends FieldBase<'number', number> {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: string
}

/** A number between `min` and `max`, both included. */
export function number(
  options: FieldOptions<NumberField> & { readonly min: number; readonly max: number; readonly default: number },
): NumberField {
  return {
    ...PLAIN,
    step: 1,
    ...options,
    kind: 'number',
    check: (value) =>
      typeof value !== 'number' || !Number.isFinite(value)
        ? MESSAGES.mustBeNumber
        : value < options.min || value > options.max
          ? MESSAGES.outOfRange(options.min, options.max)
          : undefined,
  }
}
