import type { Json } from '@heddle/store'

/**
 * What the document has to know of an element. The catalogue's definitions have this shape and are handed in by
 * the caller, because this package knows no element.
 */
export interface ElementFacts {
  readonly version?: number
  readonly fields: Readonly<Record<string, FieldFacts>>
  readonly slots: Readonly<Record<string, SlotFacts>>
  readonly isSection: boolean
  /** Element types it may stand in; absent for any. */
  readonly parents?: readonly string[]
  readonly linkable?: boolean
  /** It stands in no other of its type, however far inside. */
  readonly isApart?: boolean
}

export interface FieldFacts {
  /** What sort of setting it is: `text`, `image`, … */
  readonly kind?: string
  readonly translated: boolean
  readonly screens?: string
  readonly bindable: boolean
  /** Tells a value of a wrong type, which is refused, from one that is out of range, which old nodes may hold. */
  readonly default?: Json
  /** Of a list: what an item of it is, one value or an object with fields of its own. */
  readonly item?: FieldFacts | Readonly<Record<string, FieldFacts>>
  /** Of an object: its parts. */
  readonly fields?: Readonly<Record<string, FieldFacts>>
  /** Of rows: fields beside it that name those of the rows which hold texts for visitors, one or a list of them. */
  readonly textsAt?: readonly string[]
  /** Of the same rows: the field that names what a row stands for, which a row that is one text is beside its first label. */
  readonly valueAt?: string
  /** What is wrong with a literal; `undefined` for a good one. */
  readonly check: (value: Json) => string | undefined
}

export interface SlotFacts {
  readonly accepts?: readonly string[]
  readonly max?: number
}

/** Facts of an element type; `undefined` for a type that is not installed. */
export type FieldsOf = (type: string) => ElementFacts | undefined

/** What the document has to know of an action of workflows: which of its arguments are texts for visitors. */
export interface ActionFacts {
  readonly parameters: Readonly<Record<string, { readonly translated?: boolean }>>
}

/** Facts of an action type; `undefined` for a type that is not installed, or not known yet. */
export type ActionOf = (type: string) => ActionFacts | undefined
