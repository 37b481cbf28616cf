/** An error as workflows see it (logic reference appendix A, P): plain data, without a stack. */
export interface ErrorValue {
  readonly name: string
  readonly message: string
  /** Machine-readable kind; null when the error has none. */
  readonly code: unknown
  readonly details: unknown
  /** The action that failed, also when it stands in a called workflow. null when no action did. */
  readonly actionId: string | null
  /** Own fields of the error, for example `status`, `data` and `cause`. */
  readonly [field: string]: unknown
}

/** Causes of causes beyond these are left out. */
const MAX_CAUSES = 3

/** Whatever was thrown as an error value. Never throws: of what cannot be read only that it failed is known. */
export function toErrorValue(thrown: unknown, actionId: string | null, causes = MAX_CAUSES): ErrorValue {
  const blank = { name: 'Error', message: '', code: null, details: null, actionId }
  if (typeof thrown !== 'object' || thrown === null) return { ...blank, message: String(thrown) }
  try {
    const { name, message, code, details, cause } = thrown as Partial<Readonly<Record<string, unknown>>>
    const error: Record<string, unknown> & ErrorValue = {
      ...blank,
      name: String(name || blank.name),
      message: String(message ?? ''),
      code: code ?? null,
      details: details ?? null,
    }
    for (const [key, value] of Object.entries({ cause, ...thrown })) {
      // Also keeps away names that lead to a prototype.
      if (key in error || key === 'stack' || value === undefined || typeof value === 'function') continue
      if (!(value instanceof Error)) error[key] = value
      else if (causes > 0) error[key] = toErrorValue(value, null, causes - 1)
    }
    return error
  } catch {
    return blank
  }
}
