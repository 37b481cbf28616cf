/** Texts of a formula that cannot be read. The first one is fixed by the specification, section 8. */
export const PARSE_MESSAGES = {
  end: 'Unexpected end of formula',
  unexpected: (token: string) => `Unexpected ${token}`,
  tooLong: (max: number) => `A formula may have at most ${max} characters`,
  tooDeep: (max: number) => `A formula may be nested at most ${max} levels deep`,
  mixedOperators: 'Put brackets around one side: ?? does not mix with && and ||',
  signedPower: 'Put brackets around the left side of **',
  forbidden: (name: string) => `${name} cannot be used in a formula`,
  reserved: (name: string) => `${name} is a value, not a name; write ${name}: ${name}`,
  constantParameter: (name: string) => `${name} is a value and cannot name a parameter`,
  repeatedParameter: (name: string) => `Two parameters are named ${name}`,
  bareObject: 'Put brackets around the object: () => ({ … })',
  badEscape: 'This \\ sequence is not complete',
  leadingZero: 'A number does not begin with 0: leave the zero out, or write 0o17 for one of base eight',
} as const

/** Texts of a formula that fails while it runs. */
export const RUN_MESSAGES = {
  unknownName: (name: string) => `${name} is not known here`,
  notAFunction: (name: string) => `${name} is not a function`,
  notAMethod: (name: string) => `Values have no ${name}(): write ${name}(…) with the value in the brackets`,
  noValue: (key: string) => `Cannot read ${key}: there is no value before it`,
  badKey: 'A key must be a text or a number',
  forbidden: (name: string) => `${name} cannot be used in a formula`,
  tooDeep: 'The formula is nested too deeply',
  tooManySteps: 'The formula takes too long',
  endless: 'Formulas call one another without an end',
  textTooLong: 'The text became too long',
  listTooLong: 'The list became too long',
  functionValue: 'A function is no value: hand it to a built-in function, or call it at once',
  notAList: 'Only a list or a text can be spread here',
  broken: 'The formula is damaged; write it again',
} as const
