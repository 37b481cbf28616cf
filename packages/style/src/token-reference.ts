import { shortHash } from './hash.ts'
import type { TokenReference } from './types.ts'

/** Tells a reference to a design token from every other value. */
export function isTokenReference(value: unknown): value is TokenReference {
  if (typeof value !== 'object' || value === null) return false
  const { type, id } = value as { type?: unknown; id?: unknown }
  return type === 'token' && typeof id === 'string' && id.length > 0 && id.length <= 64
}

/** Name of the custom property that carries a typography's letter spacing. */
export function spacingVariable(id: string): string {
  return `${tokenVariable(id)}-s`
}

/** Name of the custom property that carries a token. */
export function tokenVariable(id: string): string {
  return `--${shortHash(id)}`
}
