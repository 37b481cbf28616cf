/** What someone else's error says; `undefined` when it says nothing. */
export function reasonOf(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : error
  return typeof text === 'string' && text !== '' ? text : undefined
}
