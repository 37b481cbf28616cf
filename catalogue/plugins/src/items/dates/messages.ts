/** Texts a builder sees when a format of dates is refused. */
export const MESSAGES = {
  openBracket: 'must close every square bracket that it opens',
  unknownPart: (letters: string) => `must have words in square brackets: “${letters}” is no part of a date`,
  noPart: 'must name a part of the date, for example DD.MM.YYYY',
} as const
