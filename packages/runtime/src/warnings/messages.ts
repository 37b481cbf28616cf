import { MAX_ADDRESS_LENGTH } from '@heddle/document/published'
import { namesOf } from '../messages.ts'

/** Texts of the runtime that most pages never need (specification section 8). */
export const WARNINGS = {
  addressFull: (key: string) =>
    `The value of "${key}" makes the address longer than ${MAX_ADDRESS_LENGTH} characters; the address keeps the one before.`,
  longLink: (uid: string, left: readonly string[]) =>
    left.length === 0
      ? `The link of the element ${uid} is longer than ${MAX_ADDRESS_LENGTH} characters before its query; it leads nowhere.`
      : `The link of the element ${uid} is longer than ${MAX_ADDRESS_LENGTH} characters; it leads there without ${namesOf(left)}.`,
  badAttribute: (uid: string, name: string, reason: string) =>
    `The attribute "${name}" of the element ${uid} is left out: ${reason}`,
  deprecated: (name: string, instead: string) =>
    `The function "${name}" is deprecated and may go one day; use "${instead}" instead.`,
  noCreation: () =>
    'Elements cannot be created while a page runs: nothing was created. Show one by a condition, or repeat it by a list.',
  noAction: (uid: string, action: string) =>
    `The action "${action}" of the element ${uid} is left out: the element is not on the page, or cannot do it.`,
} as const
