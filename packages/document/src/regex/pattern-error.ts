/** A pattern that cannot be used, or that takes too long on a text. The message is for people. */
export class PatternError extends Error {
  override readonly name = 'PatternError'
}
