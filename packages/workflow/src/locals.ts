import type { ActionPorts } from '@heddle/kit'
import { MESSAGES } from './messages.ts'
import type { Family } from './run.ts'

/** A workflow variable (logic reference 2.4). A run holds them in the order they were made. */
export interface Local {
  readonly name: string
  readonly type: string
  value: unknown
}

/** The variables by name, for formulas. */
export const valuesOf = (locals: readonly Local[]): object => Object.fromEntries(locals.map(({ name, value }) => [name, value]))

/** The port to them. Each lives as long as the run, round or branch it was made in: what ends takes its own off the end. */
export function localPort(locals: Local[], { note, options: { changeValue } }: Family): ActionPorts['local'] {
  return {
    create(name, type, given) {
      const value = changeValue(type, undefined, given)
      locals.push({ name, type, value })
      note('variable', name, value)
      return value
    },
    set(name, given, change) {
      const local = locals.findLast((one) => one.name === name)
      if (!local) throw new Error(MESSAGES.noVariable(name))
      const value = changeValue(local.type, local.value, given, change)
      local.value = value
      note('variable', name, value)
      return value
    },
  }
}
