import type { LogLevel } from '@heddle/kit'

const METHODS = { error: 'error', warning: 'warn', info: 'info', verbose: 'debug' } as const

/** What the site says to whoever looks into the console; the first thing that is there (specification section 1). */
export function log(level: LogLevel, message: string, details?: unknown): void {
  const method = METHODS[level]
  if (details === undefined) console[method](message)
  else console[method](message, details)
}
