import type { NodeTemplate } from './element.ts'
import type { LocalizedText } from './fields/types.ts'

/**
 * Children that belong together by their place, one in each of these slots, such as a tab and what it shows. The inspector lists
 * them, adds, moves and takes them away together.
 */
export interface Entries {
  /** All of them, such as "Tabs". */
  readonly title: LocalizedText
  /** One of them, such as "tab", as it stands within a sentence. */
  readonly one: LocalizedText
  /** Slots, each with what one more of its children is. */
  readonly children: Readonly<Record<string, NodeTemplate>>
  /** Slot in which the first text of a child is the entry's name, and is written where somebody renames it. */
  readonly named?: string
}
