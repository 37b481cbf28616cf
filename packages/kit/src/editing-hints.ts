import type { LocalizedText } from './fields/types.ts'

/** What the canvas of the editor does for the element, which it knows nothing else about. */
export interface EditingHints {
  /** Pixels that an empty container keeps, so that it can be hit. */
  readonly minSize?: number
  /** What an empty one says on the canvas. */
  readonly whenEmpty?: LocalizedText
  /** Field whose text, once there is one, a double click on the canvas edits in place, of an element that is more than its text. */
  readonly typedIn?: string
  /** A part that is shown while the node or something inside it is selected; its body asks by `isShown`. */
  readonly whileSelected?: string
  /** A part that the canvas always shows, of an element that is nothing to see by itself; its body asks by `isShown`. */
  readonly always?: string
  /** What else the canvas can show of it, one at a time, when a person asks for it: empty, loading, with an error. */
  readonly shows?: readonly { readonly id: string; readonly label: LocalizedText }[]
}
