import { createScriptTokens } from './script-tokens.ts'
import { placeIn, ScriptStop, type ScriptFault } from './script-fault.ts'
import { readStatements } from './script-statements.ts'

/**
 * Reads the syntax of a script as the body of an async function, in linear time, and runs nothing. Its first slip, or nothing.
 * It takes more than the language does (what may be assigned to, what is declared twice): nothing that runs is refused.
 */
export function readScript(code: string): ScriptFault | undefined {
  try {
    readStatements(createScriptTokens(code))
    return undefined
  } catch (error) {
    if (!(error instanceof ScriptStop)) throw error
    return error.message === '' ? undefined : { message: error.message, ...placeIn(code, error.at) }
  }
}
