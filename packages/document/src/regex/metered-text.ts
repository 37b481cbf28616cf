import { findText } from '../values/search/find-text.ts'
import { MAX_PATTERN_WORK } from './limits.ts'
import { PATTERN_MESSAGES } from './messages.ts'
import { PatternError } from './pattern-error.ts'

/** Work that is told of at once: telling of each character would cost more than reading it. */
const REPORTED_AT_ONCE = 1000

/** Characters that a native search passes in the time the matcher reads one. */
const NATIVE_STRIDE = 32
/** Longer parts are looked for character by character. */
const LONG_PART = 200

/**
 * A text that counts how often the matcher reads it. One match is linear in the text, but all matches of `a.*b|a` are not:
 * each of them may read on to the end.
 */
export class MeteredText extends String {
  readonly #text: string
  readonly #cost: number
  readonly #report: ((work: number) => void) | undefined
  #left = MAX_PATTERN_WORK
  #untold = 0

  constructor(text: string, cost: number, report?: (work: number) => void) {
    super(text)
    this.#text = text
    this.#cost = cost
    this.#report = report
  }

  override charCodeAt(at: number): number {
    this.#spend(this.#cost)
    return this.#text.charCodeAt(at)
  }

  override indexOf(part: string, from = 0): number {
    const at = findText(this.#text, part, from)
    const passed = (at < 0 ? this.#text.length : at) - from
    this.#spend(part.length > LONG_PART ? passed + part.length : 1 + passed / NATIVE_STRIDE)
    return at
  }

  #spend(work: number) {
    this.#left -= work
    this.#untold += work
    if (this.#report && this.#untold >= REPORTED_AT_ONCE) {
      this.#report(this.#untold)
      this.#untold = 0
    }
    if (this.#left < 0) throw new PatternError(PATTERN_MESSAGES.tooMuchWork)
  }
}
