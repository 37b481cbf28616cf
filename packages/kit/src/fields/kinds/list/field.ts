import type { Json } from '@heddle/store'
import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions, type Giving, type LocalizedText } from '../../field-base.ts'
import { checkParts, type Parts } from '../../parts.ts'
import type { Field, Fields, ValueOfField, ValuesOfFields } from '../../types.ts'

/** Items that are added, taken away and put in order one by one; bound as a whole, each item comes from a row. */
export interface ListField extends FieldBase<'list', readonly Json[], unknown> {
  /** What an item is: one value, or an object with fields of its own, which are bound each where they are bindable. */
  readonly item: Parts
  /** What the editor calls an item: the field of it that names it. Absent: its place. */
  readonly itemLabel?: string
  /** The choice of an item that stands beside its name: of what kind it is. */
  readonly itemNote?: string
  readonly max: number
  /** The editor offers to make items of what the rows of a list have that is set beside this one. */
  readonly fromRows?: ItemsFromRows
}

/** How items are made of fields that rows have. */
export interface ItemsFromRows {
  /** The field beside this one that holds the list of rows. */
  readonly of: string
  /** What the editor calls it: "Generate from data". */
  readonly label: LocalizedText
  /** The part of an item that names a field of the rows: those that have an item already are left as they are. */
  readonly key: string
  /** @param samples what the first rows hold there */
  readonly itemOf: (path: string, samples: readonly unknown[]) => Json
}

export type ItemOf<Item extends Parts> = Item extends Field
  ? ValueOfField<Item>
  : Item extends Fields
    ? ValuesOfFields<Item>
    : never

/** A list of items. What a formula gives as a whole is other people's data: items may be anything then. */
export function list<const Item extends Parts>(
  options: Omit<FieldOptions<ListField>, 'item' | 'itemLabel'> & {
    readonly item: Item
    readonly itemLabel?: keyof Item & string
    readonly default?: readonly Json[]
  },
): Giving<ListField, readonly ItemOf<Item>[]> {
  const max = options.max ?? 1000
  const checkWhole = (value: Json): string | undefined =>
    !Array.isArray(value) ? MESSAGES.mustBeList : value.length > max ? MESSAGES.tooManyItems(max) : undefined
  return {
    ...PLAIN,
    bindable: true,
    default: [],
    ...options,
    kind: 'list',
    max,
    checkWhole,
    check(value) {
      const whole = checkWhole(value)
      if (whole !== undefined) return whole
      for (const [at, item] of (value as readonly Json[]).entries()) {
        const problem = checkParts(options.item, item)
        if (problem !== undefined) return MESSAGES.inItem(at + 1, problem)
      }
      return undefined
    },
  }
}
