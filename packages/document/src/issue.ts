/** What is wrong, where, and how to mend it. A value; nothing is thrown for what people can get wrong. */
export interface Issue {
  /** Stable word for programs, for example `slot-full`. */
  readonly code: string
  /** The place: kind, id and keys joined by `/`, for example `node/3f…9c/props/text/ru`. */
  readonly path: string
  readonly message: string
  /** Errors refuse; warnings are kept and reported. */
  readonly severity: 'error' | 'warning'
}

/** An issue that refuses. */
export function errorAt(code: string, path: string, message: string): Issue {
  return { code, path, message, severity: 'error' }
}

/** An issue that is reported and kept. */
export function warningAt(code: string, path: string, message: string): Issue {
  return { code, path, message, severity: 'warning' }
}

export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.severity === 'error')
}
