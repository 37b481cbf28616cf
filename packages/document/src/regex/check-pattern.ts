import { errorAt, type Issue } from '../issue.ts'
import { PatternError } from './pattern-error.ts'
import { compilePattern } from './pattern.ts'

/** What is wrong with a pattern, at `path`; `undefined` when it can be used. */
export function checkPattern(source: string, flags = '', path = ''): Issue | undefined {
  try {
    compilePattern(source, flags)
    return undefined
  } catch (error) {
    if (error instanceof PatternError) return errorAt('bad-pattern', path, error.message)
    throw error
  }
}
