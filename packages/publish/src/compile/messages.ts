import { MAX_ADDRESS_LENGTH } from '@heddle/document/published'
import { MAX_COMPONENT_PARTS } from '../limits.ts'

/** Texts a builder sees in Problems. */
export const MESSAGES = {
  unknownElement: (type: string) => `There is no element "${type}" here. Remove the node or install the element.`,
  brokenFormula: (reason: string) => `The formula cannot be read: ${reason}. The default value is used until it is mended.`,
  notBindable: (field: string) => `"${field}" takes no formula. Set a value.`,
  badValue: (field: string, reason: string) => `"${field}" ${reason}. The default value is used.`,
  missingReference: (field: string, what: string) => `"${field}" names a ${what} that is not there. Choose another.`,
  badStyle: (property: string, reason: string) => `"${property}" ${reason}`,
  outOfReach: (what: string) =>
    `It names no ${what} that stands on the same page or in the same component, and in the same rows. Choose another.`,
  badAttribute: (name: string) => `The attribute "${name}" is not allowed. Remove it.`,
  missingPage: 'The link leads to a page that does not exist. Pick another page.',
  pageLacksLanguage: (page: string, language: string, served: string) =>
    `The page "${page}" does not exist in the language "${language}": the link leads to it in "${served}".`,
  missingSection: 'The link leads to a section that does not exist. Pick another section.',
  missingPopup: 'The popup that the link opens does not exist. Pick another popup.',
  missingFile: 'The file of the link does not exist. Pick another file.',
  missingAsset: 'The picture does not exist any more. Pick another one.',
  /** Specification section 8. */
  missingComponent: (id: string) => `Library component "${id}" not found.`,
  tooManyParts: `The components inside this one hold more than ${MAX_COMPONENT_PARTS} elements together. The rest is not drawn.`,
  addressTooLong: (left: readonly string[]) =>
    `The link's address is longer than ${MAX_ADDRESS_LENGTH} characters. It leads there without these values: ${left.slice(0, 3).join(', ')}${left.length > 3 ? ', …' : ''}. Shorten them.`,
  pathTooLong: `The link's address is longer than ${MAX_ADDRESS_LENGTH} characters. Shorten the values of its page's parameters.`,
  notWindowed:
    'All rows are drawn: rows can be left out only where they are all that stands in a column, a block or a table with fixed columns, and have no condition of their own.',
  parameterMissing: (name: string) => `The link's page needs a value for "${name}".`,
} as const
