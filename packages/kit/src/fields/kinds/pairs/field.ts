import { isBinding } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'
import { isObject } from '../../parts.ts'

/** A name with its value, as in a query, in headers, in attributes. Names may stand there more than once. */
export interface Pair {
  readonly name: string
  readonly value: unknown
}

/** Names with values. Values are texts, or bound each; pairs without a name are left out of pages. */
export interface PairsField extends FieldBase<'pairs', readonly Json[], readonly Pair[]> {
  readonly max: number
  /**
   * Values may name in braces what is the signed-in visitor's (`{visitor.id}`): the server puts it in, and asks for nobody who is not
   * signed in.
   */
  readonly takesVisitor: boolean
}

/** Names with values, which are texts or come from formulas. */
export function pairs(options: FieldOptions<PairsField> & { readonly default?: readonly Json[] }): PairsField {
  const max = options.max ?? 100
  const checkWhole = (value: Json): string | undefined =>
    !Array.isArray(value) ? MESSAGES.mustBeList : value.length > max ? MESSAGES.tooManyItems(max) : undefined
  return {
    ...PLAIN,
    bindable: true,
    default: [],
    takesVisitor: false,
    ...options,
    kind: 'pairs',
    max,
    checkWhole,
    check(value) {
      const whole = checkWhole(value)
      if (whole !== undefined) return whole
      const at = (value as readonly Json[]).findIndex((pair) => !isPair(pair))
      return at === -1 ? undefined : MESSAGES.inItem(at + 1, MESSAGES.mustBePair)
    },
  }
}

/** A name, and a text or a formula. */
export function isPair(pair: Json): pair is { readonly name: string; readonly value: string } {
  return isObject(pair) && typeof pair['name'] === 'string' && (typeof pair['value'] === 'string' || isBinding(pair['value']))
}
