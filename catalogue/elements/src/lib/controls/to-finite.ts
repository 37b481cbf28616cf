/** A number, or a text that is one, as a number; `undefined` for everything else, whatever it pretends to be. */
export function toFinite(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}
