/** What a publish made of the fixed values of a node, so that no browser has to. */
export interface DrawnAhead {
  /** The field whose text is taken: browsers get `{ file }` in its place, the server draws with `{ file, html }`. */
  readonly field: string
  /** The text itself; it lies in a file of the site, for pages that draw the node without the server. */
  readonly text: string
  /** What the body puts on the page while the server draws it. */
  readonly html: string
  /** Texts of the style elements in it, which the policy of the page has to allow. */
  readonly styles: readonly string[]
}

/** Reads the values of a node while its page is published (`ahead.ts` of an element); `undefined` leaves them to the browser. */
export type DrawAhead = (props: Readonly<Record<string, unknown>>) => DrawnAhead | undefined
