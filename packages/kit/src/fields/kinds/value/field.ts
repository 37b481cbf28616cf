import type { Json } from '@heddle/store'
import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'
import type { Field } from '../../types.ts'

/** Any JSON, as a list of options or rows. `shape`: what it must be. */
export interface ValueField extends FieldBase<'value', Json> {
  readonly shape: 'any' | 'list' | 'object'
  /** It holds rows: a collection may stand there as it is, and those of the project are offered. */
  readonly rows?: true
  /** What an item of a list usually is, where people write some: texts for visitors. Others are taken all the same. */
  readonly item?: Field
  /** Fields beside it that name those of its rows which hold texts for visitors, one or a list, to be written in each language by itself. */
  readonly textsAt?: readonly string[]
  /** The field beside it that names what a row stands for. Given, a row that is one text is both, and keeps it once it is translated. */
  readonly valueAt?: string
}

const isCollection = (given: Json): boolean => typeof given === 'object' && given !== null && 'data' in given

/** Any JSON: a list of options, rows, an object. */
export function value(options: FieldOptions<ValueField> & { readonly default: Json }): ValueField {
  const shape = options.shape ?? 'any'
  return {
    ...PLAIN,
    bindable: true,
    ...options,
    kind: 'value',
    shape,
    ...(options.rows &&
      shape === 'list' && {
        checkWhole: (given) => (Array.isArray(given) || isCollection(given) ? undefined : MESSAGES.mustBeRows),
      }),
    check: (given) => {
      if (shape === 'list') return Array.isArray(given) ? undefined : MESSAGES.mustBeList
      if (shape === 'object')
        return typeof given === 'object' && given !== null && !Array.isArray(given) ? undefined : MESSAGES.mustBeObject
      return undefined
    },
  }
}
