import type { Json } from '@heddle/store'
import type { FieldValues, LocalizedText } from './fields/types.ts'

/** A place of an element for others. */
export interface SlotDefinition {
  readonly label: LocalizedText
  /** Element types that may stand here; absent for any but `section`. */
  readonly accepts?: readonly string[]
  readonly max?: number
  /** What is added while the element is selected goes here only while nothing stands here. */
  readonly addsOnce?: true
  /**
   * Whether what is added while the element is selected goes here, by values as they are set, of which bound ones are unknown, and
   * the type of what is added; `undefined` for an instance and for what is pasted.
   */
  readonly takesAdded?: (props: FieldValues, added: string | undefined) => boolean
  /**
   * What shows nothing as long as nothing stands here, in words that begin a sentence; `undefined` while settings draw no such thing.
   * A problem says so. Bound values are unknown.
   */
  readonly drawnFor?: (props: FieldValues) => LocalizedText | undefined
  /** By values that hold on every screen: whether what stands here is one below another, as wide as ever. Absent: styles decide. */
  readonly stacks?: (props: FieldValues) => boolean
  /** What the element gives to nodes that stand here, which its body draws with `LocalSlot`. */
  readonly local?: LocalNames
  /** The element works with what holds a value here, at any depth: both are alive, or neither is. */
  readonly isTogether?: boolean
  /**
   * The address names which of what stands here is shown, as long as the element has no script: so many can be told apart. With more,
   * with rows of a list, and beside another such element of the page, which has one address for both, it is alive.
   */
  readonly byAddress?: number
  /** Selector of the popover of the browser that holds what stands here, which a link in it closes: a page carries a small script for it. */
  readonly closedByLinks?: string
  /** People press what is around it: only what may stand in a line of text stands here, and nothing that is pressed itself. */
  readonly onlyPhrasing?: true
  /** Drawn once for each item: what elements here give to formulas is the item's own. */
  readonly isPerItem?: boolean
}

/** What formulas in a slot may name beside what they see anyway, by the element's own key and name. */
export interface LocalNames {
  /** `context.local.data[key][name]`, with an example of what it holds. */
  readonly data?: Readonly<Record<string, Readonly<Record<string, { readonly label: LocalizedText; readonly example: Json }>>>>
  /** What these hold for the first row of a list that the element is given; the examples count where it has none. */
  readonly firstRow?: {
    /** The field that holds the list. */
    readonly of: string
    /** @param given the value of a field, from its formula where it has one */
    readonly data: (
      row: unknown,
      given: (field: string) => unknown,
    ) => Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  /** `context.local.methods[key][name](…)`: for workflows. */
  readonly methods?: Readonly<Record<string, Readonly<Record<string, { readonly label: LocalizedText }>>>>
}
