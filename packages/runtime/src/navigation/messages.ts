import { MAX_ADDRESS_LENGTH } from '@heddle/document/published'
import { namesOf } from '../messages.ts'

/** Texts of what leads to other addresses (specification section 8, to the letter where it has them). */
export const MESSAGES = {
  projectNotFound: 'Project not found.',
  pageNotFound: 'Page not found.',
  langNotFound: 'Lang not found.',
  noParameter: (name: string) => `The page needs a value for "${name}".`,
  badAddress: (address: string) => `The address "${address}" cannot be opened. Use http, https, mailto or tel.`,
  longAddress: (left: readonly string[]) =>
    `The address is longer than ${MAX_ADDRESS_LENGTH} characters; it is opened without ${namesOf(left)}.`,
  addressTooLong: `The address is longer than ${MAX_ADDRESS_LENGTH} characters before its query and cannot be opened. Shorten the values in its path.`,
} as const
