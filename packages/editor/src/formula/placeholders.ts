import type { DataEntry } from './data-entries.ts'

/** A call as it is picked: the names of the parameters stand where a person writes what is given. */
export function callOf(callee: string, parameters: readonly { readonly name: string }[]): Pick<DataEntry, 'code' | 'takes'> {
  const names = parameters.map(({ name }) => name)
  return { code: `${callee}(${names.join(', ')})`, ...(names.length > 0 && { takes: names }) }
}

/** The same as a template whose parameters one goes through with Tab; `undefined` where there is nothing to write. */
export function templateOf({ code, takes }: Pick<DataEntry, 'code' | 'takes'>): string | undefined {
  const given = takes && `(${takes.join(', ')})`
  if (!takes || given === undefined || !code.endsWith(given)) return undefined
  const callee = code.slice(0, -given.length).replaceAll(/[{}]/g, String.raw`\$&`)
  // Of the same name each would be written at once.
  return `${callee}(${takes.map((name, at) => `\${${at + 1}:${name}}`).join(', ')})`
}
