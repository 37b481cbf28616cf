/** Texts of published pages and of Problems. */
export const MESSAGES = {
  madeWith: 'Made with Heddle',
  noSite: 'The project has no settings record. Restore it from a version of its history.',
  noHomePage: 'The project has no home page. Choose one in the pages panel.',
  samePath: (path: string, other: string) => `The address ${path} is also used by the page "${other}". Change one of them.`,
  brokenFormula: (reason: string) => `The formula cannot be read: ${reason}. Mend it before publishing.`,
  unknownAction: (type: string) => `There is no action "${type}". Remove it or install it.`,
  brokenNode: (reason: string) => `The element could not be drawn and is left out: ${reason}`,
} as const
