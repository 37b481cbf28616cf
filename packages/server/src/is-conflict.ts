/** True for a row refused because another one holds the same unique value, on either engine. */
export function isConflict(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code ?? '')
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
