/** Texts for patterns that cannot be used. */
export const PATTERN_MESSAGES = {
  tooLong: (max: number) => `A pattern has ${max} characters at most`,
  tooLarge: 'The pattern is too large: lower the numbers of its repeats',
  badFlags: (flags: string) => `"${flags}" are no flags of a pattern; use i, m, s, g and u, each once`,
  lookahead: (part: string) =>
    `${part}…) looks ahead, which patterns here cannot do; write what follows as a part of the pattern`,
  backreference: (part: string) => `${part} refers back to a group, which patterns here cannot do`,
  inlineFlags: (part: string) => `${part} is not known; write flags behind the pattern: /…/i`,
  badEscape: (part: string) => `${part} means nothing in a pattern; write ${part.slice(1)}, or \\\\ for a backslash`,
  openGroup: 'A bracket ( is not closed',
  strayBracket: 'A bracket ) closes nothing; write \\) for the character',
  openClass: 'A bracket [ is not closed; write \\[ for the character',
  badRange: (part: string) => `${part} is no range or class of characters`,
  nothingToRepeat: (part: string) => `There is nothing that ${part} could repeat; write \\${part} for the character`,
  nestedRepeat: (part: string) => `${part} repeats a repeat; put brackets around the inner one`,
  badRepeat: (part: string) =>
    `${part} is no repeat: from the smaller number to the larger, 1000 at most, nested ones multiplied`,
  trailingBackslash: 'A \\ ends the pattern; write \\\\ for the character',
  unreadable: (reason: string) => `This is no pattern: ${reason}`,
  tooMuchWork: 'The pattern takes too long on this text',
  resultTooLong: 'The text became too long',
} as const
