const FOREIGN_CHARACTERS = /[^\p{L}\p{M}\p{N}\-_.~]/gu

/** A value as it stands in the address of its row: in small letters, `_` for what addresses do not hold. */
export function rowKey(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trim().toLowerCase().normalize('NFC').replace(FOREIGN_CHARACTERS, '_')
}
