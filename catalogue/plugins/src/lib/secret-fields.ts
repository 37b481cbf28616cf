import { pairsOf } from './parts-of.ts'

/** Where secrets are named. */
export const SECRET_FIELDS = ['secretHeaders', 'secretQuery'] as const

/** Whether a request names secrets, which no browser is told. */
export function namesSecrets(values: Readonly<Record<string, unknown>>): boolean {
  return SECRET_FIELDS.some((field) => pairsOf(values[field]).length > 0)
}
