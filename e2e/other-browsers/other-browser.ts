import type { InputSource } from './input.ts'

/** A browser that is driven by WebDriver, in either of its two protocols: as much of it as a person's hands and eyes need. */
export interface OtherBrowser {
  /** Opens an address and waits until it has loaded. */
  readonly goto: (address: string) => Promise<void>
  /** Runs the body of a function in the page and answers what it returns, which is JSON. */
  readonly evaluate: (body: string) => Promise<unknown>
  /** Moves the pointer and presses keys. */
  readonly act: (sources: readonly InputSource[]) => Promise<void>
  /** Chooses a file of this machine in a file input. */
  readonly choose: (selector: string, path: string) => Promise<void>
  /** What the console said that a person would call an error; always empty where the protocol does not tell. */
  readonly errors: readonly string[]
  /** A picture of the window, PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** The window of every other browser, as that of the journeys. */
export const WINDOW = { width: 1440, height: 900 } as const
