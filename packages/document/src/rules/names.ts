import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'

/** Longest name of anything, in characters. */
export const MAX_NAME = 200

/** What is wrong with a name that has to be there. */
export function checkName(name: string, path: string): readonly Issue[] {
  if (name.trim() === '') return [errorAt('empty-name', path, MESSAGES.emptyName)]
  return name.length > MAX_NAME ? [errorAt('name-too-long', path, MESSAGES.nameTooLong(MAX_NAME))] : []
}

/**
 * The name with a number when it is taken: `Card`, `Card 2`, `Card 3`. `separator` stands before the number, and `from` is the
 * first number that is tried.
 */
export function freeName(
  name: string,
  isTaken: (name: string) => boolean,
  { separator = ' ', from = 2 }: { readonly separator?: string; readonly from?: number } = {},
): string {
  if (!isTaken(name)) return name
  let number = from
  while (isTaken(`${name}${separator}${number}`)) number += 1
  return `${name}${separator}${number}`
}
