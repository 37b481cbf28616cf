import type { Bindable } from '@heddle/document'
import type { Json } from '@heddle/store'

/** A text per interface language; English is the fallback. */
export type LocalizedText = { readonly en: string } & { readonly [language: string]: string }

/** Values of a node's own fields in effect, given to `when`. */
export type FieldValues = Readonly<Record<string, Json | undefined>>

/** What every field declares, whatever its kind. One declaration gives type, default, validation, control and docs. */
export interface FieldBase<Kind extends string, T extends Json> {
  readonly kind: Kind
  readonly label: LocalizedText
  readonly default: T
  readonly help?: LocalizedText
  /** Panel the control stands in. */
  readonly panel: 'settings' | 'style'
  readonly bindable: boolean
  /** One value per language. */
  readonly translated: boolean
  /** How the value may vary by screen size: `css` as a custom property, `swap` by redrawing (makes the node alive). */
  readonly screens?: 'css' | 'swap'
  /** Shown only when this holds. */
  readonly when?: (values: FieldValues) => boolean
  /**
   * For `screens: 'css'`: the CSS property (`object-fit`) or custom property (`--icon-size`) that a value set by
   * the builder is printed as, in the node's own rule. A default is not printed: it stands in `baseStyles`.
   */
  readonly property?: string
  /** What a value must be; the message names the fix. `undefined` when the literal is valid. */
  readonly check: (value: Json) => string | undefined
}

export interface TextField extends FieldBase<'text', string> {
  readonly multiline: boolean
  readonly maxLength: number
  readonly placeholder?: string
}
export interface NumberField extends FieldBase<'number', number> {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: string
}
export type BooleanField = FieldBase<'boolean', boolean>
export interface ChoiceField<T extends string = string> extends FieldBase<'choice', T> {
  readonly options: readonly { readonly value: T; readonly label: LocalizedText }[]
}
export type ColorField = FieldBase<'color', string>
export type LengthField = FieldBase<'length', string>
/** The icon's name in the set, for example `arrow-right`; empty for none. */
export type IconField = FieldBase<'icon', string>
/**
 * `asset:{id}` of an uploaded picture, an http(s) address, or empty. Published as a complete address; when the
 * picture's size is known, published props also hold `{field}Width` and `{field}Height` in CSS pixels.
 */
export type ImageField = FieldBase<'image', string>

/** Any JSON, as a list of options or rows. `shape`: what it must be. */
export interface ValueField extends FieldBase<'value', Json> {
  readonly shape: 'any' | 'list' | 'object'
}

export type Field =
  ValueField | TextField | NumberField | BooleanField | ChoiceField | ColorField | LengthField | IconField | ImageField
export type FieldKind = Field['kind']

/** The type of a field's value as an element body gets it. */
export type ValueOfField<F extends Field> =
  F extends ChoiceField<infer T>
    ? T
    : F extends NumberField
      ? number
      : F extends BooleanField
        ? boolean
        : F extends ValueField
          ? Json
          : string

export type Fields = Readonly<Record<string, Field>>
export type ValuesOfFields<F extends Fields> = { readonly [K in keyof F]: ValueOfField<F[K]> }
export type BindableField<F extends Field> = Bindable<ValueOfField<F>>
