import type { FieldKinds } from './kinds.gen.ts'
import type { GivenBy } from './field-base.ts'

export type { FieldValues, LocalizedText } from './field-base.ts'

/** A field of any kind: the kinds are the folders of `kinds`. */
export type Field = FieldKinds[keyof FieldKinds]
export type FieldKind = keyof FieldKinds

/** The type of a field's value as an element body gets it. */
export type ValueOfField<F extends Field> = GivenBy<F>

export type Fields = Readonly<Record<string, Field>>
export type ValuesOfFields<F extends Fields> = { readonly [K in keyof F]: ValueOfField<F[K]> }
