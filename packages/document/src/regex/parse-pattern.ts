/** A pattern and its flags, as written between and behind the slashes. */
export interface PatternText {
  readonly source: string
  readonly flags: string
}

/** Reads `/pattern/flags`; `undefined` when the text is not written so. Slashes inside need no backslash. */
export function parsePattern(text: unknown): PatternText | undefined {
  if (typeof text !== 'string' || !text.startsWith('/')) return undefined
  const end = text.lastIndexOf('/')
  const flags = text.slice(end + 1)
  return end === 0 || !/^[a-z]*$/.test(flags) ? undefined : { source: text.slice(1, end), flags }
}
