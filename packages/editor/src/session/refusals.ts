/** Codes of refusals for which no place beside is meant: a component in itself is one wherever it stands inside of that. */
export const FINAL_REFUSALS: ReadonlySet<string> = new Set(['cycle', 'too-nested'])
