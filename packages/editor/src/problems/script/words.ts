import type { ScriptFault } from './script-fault.ts'

/** What is wrong with the syntax of a script. */
export const words = {
  slip: ({ line, column, message }: ScriptFault) =>
    `Line ${line}, column ${column}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  unexpected: (found: string) => `Unexpected “${found.length > 24 ? `${found.slice(0, 23)}…` : found}”`,
  end: 'The code ends too early',
  expected: (found: string, expected: string) => `${found}: ${expected} was expected`,
  notClosed: (open: string) => `“${open}” is never closed`,
  sign: (sign: string) => `“${sign}”`,
  value: 'a value',
  name: 'a name',
  handler: '“catch” or “finally”',
  behindNumber: 'A name stands directly behind a number',
  openText: 'The text is never closed',
  openTemplate: 'The text in backquotes is never closed',
  openComment: 'The comment is never closed',
  openPattern: 'The pattern is never closed',
  noModules: 'Code of an action takes no “import” and no “export”: write “await import(…)”',
} as const
