import { WARNINGS } from './messages.ts'

type Texts = typeof WARNINGS
/** Name of a text, and what it is made of. */
export type Warning = { [Name in keyof Texts]: [name: Name, ...found: Parameters<Texts[Name]>] }[keyof Texts]

/** A formula may fail with another text each time; a console that is full helps nobody. */
export const MAX_SAID = 100
const said = new Set<string>()

/** Says each text once in the console. */
export function warn([name, ...found]: Warning): void {
  const text: (...found: never) => string = WARNINGS[name]
  const message = text(...(found as never))
  if (said.has(message) || said.size >= MAX_SAID) return
  said.add(message)
  console.warn(message)
}
