import type { Binding } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import type { Bindable } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import type { NamedById, ReferenceTarget } from './kinds/reference/field.ts'
import type { FieldKinds } from './kinds.gen.ts'
import type { Field, Fields } from './types.ts'

export interface PublishedAsset {
  readonly address: string
  readonly width?: number
  readonly height?: number
  /** Addresses of a picture by width, and how wide it is drawn; absent where it is offered in one width. */
  readonly set?: { readonly srcset: string; readonly sizes: string }
}

/** What a kind of field may ask for while its value is made ready for pages. What is wrong is reported and gives nothing. */
export interface PublishTools {
  /** Complete address of `asset:{id}`, or the text itself, which is one; sizes in CSS pixels when they are known. */
  readonly asset: (reference: string) => PublishedAsset | undefined
  /** The way to the page that the value stands on, by its address. */
  readonly trail: () => PublishedValue
  /** The language of the page that the value is made ready for. */
  readonly language: () => string
  /** What another field of the same element has where that is no formula; its default where nothing is set. */
  readonly literal: (field: string) => Json | undefined
  /** The value with the bindings at any depth as trees. */
  readonly bindInside: (value: Json) => PublishedValue
  /** A formula that the body gets as a function. */
  readonly late: (binding: Binding) => PublishedValue
  /** Whether what is named is there; what is not is reported. */
  readonly exists: (to: ReferenceTarget, id: string) => boolean
  /** What the id of a node on the page begins with, rows apart; what cannot be named from here is reported. */
  readonly idOf: (id: string, as: NamedById) => string | undefined
  /** Address of a page in the language of the page it is drawn on. */
  readonly pageAddress: (pageId: string, parameters: Readonly<Record<string, string>>) => PublishedValue | undefined
  /** A value more, under the field's own name with something behind it. */
  readonly beside: (suffix: string, value: Json) => void
  /** A field inside of this one: bound, checked and completed as one of the element's own. `key`: its place in this value. */
  readonly part: (field: Field, value: Bindable | undefined, key: string, into: Record<string, PublishedValue>) => void
  /** Fields of an object inside of this value; of this value itself without a key. What is no object is taken as one without values. */
  readonly parts: (fields: Fields, value: Json, key?: string) => PublishedValue
}

/** What pages get of a literal that the field takes, where that is another thing than the literal. */
export type PublishField<F extends Field> = (value: Json, field: F, tools: PublishTools) => PublishedValue

export type FieldPublishers = { readonly [K in keyof FieldKinds]?: PublishField<FieldKinds[K]> }
