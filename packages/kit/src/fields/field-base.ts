import type { Json } from '@heddle/store'
import type { Followed } from '../followed.ts'

/** A text per interface language; English is the fallback. */
export type LocalizedText = { readonly en: string } & { readonly [language: string]: string }

/** Values of a node's own fields in effect, given to `when`. */
export type FieldValues = Readonly<Record<string, Json | undefined>>

/** The formula that a field is bound to; `undefined` for one with a value of its own. */
export type CodeOf = (field: string) => string | undefined

/** Names the type that a body gets; nothing stands there. */
declare const GIVEN: unique symbol

/**
 * What every field declares, whatever its kind. One declaration gives type, default, validation, control and docs.
 * `Stored` is what the project keeps, `Given` what the body of an element gets.
 */
export interface FieldBase<Kind extends string, Stored extends Json, Given = Stored> {
  readonly kind: Kind
  readonly label: LocalizedText
  readonly default: Stored
  readonly help?: LocalizedText
  /** Panel the control stands in. */
  readonly panel: 'settings' | 'style'
  /** What stands together in a section of its own, below the others and closed at first, is called the same here. */
  readonly section?: LocalizedText
  readonly bindable: boolean
  /** One value per language. */
  readonly translated: boolean
  /** How the value may vary by screen size: `css` as a custom property, `swap` by redrawing (makes the node alive). */
  readonly screens?: 'css' | 'swap'
  /** Of a switch: where it is on, the element asks the collection that this other field is bound to for its pages. */
  readonly pagesOf?: string
  /** Of the same switch: what parameters of that collection can follow. `read` gives the formula of a variable of the element. */
  readonly followed?: (values: FieldValues, read: (variable: string) => string) => Followed
  /** It says something to builders and translators alone: pages do not carry it, and bodies are not given it. */
  readonly isUnread?: boolean
  /** Shown only when this holds. */
  readonly when?: (values: FieldValues, codeOf?: CodeOf) => boolean
  /**
   * For `screens: 'css'`: the CSS property (`object-fit`) or custom property (`--icon-size`) that a value set by
   * the builder is printed as, in the node's own rule. A default is not printed: it stands in `baseStyles`.
   */
  readonly property?: string
  /** What a value must be; the message names the fix. `undefined` when the literal is valid. */
  readonly check: (value: Json) => string | undefined
  /** Of a value with fields inside: what is wrong with it as a whole, those not looked at. Absent: as `check`. */
  readonly checkWhole?: (value: Json) => string | undefined
  /**
   * What is hardly meant by a valid value that may stay all the same, said as a warning in words that follow the name of the
   * field: a first value that no option has. `values`: those of the fields beside it, `undefined` for what is not known.
   */
  readonly doubt?: (value: Json, values: FieldValues) => string | undefined
  readonly [GIVEN]?: Given
}

/** A field whose kind says `unknown` of what bodies get, and that knows better. */
export type Giving<F, Given> = F & { readonly [GIVEN]?: Given }

/** The type of a field's value as an element body gets it. */
export type GivenBy<F> = F extends { readonly [GIVEN]?: infer Given } ? Given : never

/** What a constructor of fields is told: a label, and whatever differs from the defaults of its kind. */
export type FieldOptions<F extends FieldBase<string, Json, unknown>> = { readonly label: LocalizedText } & Partial<
  Omit<F, 'kind' | 'check' | 'label' | 'default' | typeof GIVEN>
>

/** What fields are that say no more than they have to. */
export const PLAIN = { panel: 'settings', bindable: false, translated: false } as const
