/** What cannot be read of a script, with its place; line and column count from 1. */
export interface ScriptFault {
  readonly message: string
  readonly line: number
  readonly column: number
}

/** Ends the reading of a script where it stands. */
export class ScriptStop extends Error {
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

export function faultAt(at: number, message: string): ScriptStop {
  return new ScriptStop(at, message)
}

/** Line and column of a place in a text. */
export function placeIn(code: string, at: number): Pick<ScriptFault, 'line' | 'column'> {
  const before = code.slice(0, at).split(/\r\n|[\n\r\u2028\u2029]/)
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
