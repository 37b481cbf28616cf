const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

/** What is wrong with the parameter at a position (1 is the first), as the specification words it, section 8. */
const parameter = (what: string) => (position: number) => {
  const which = ORDINALS[position - 1]
  return which === undefined ? `Parameter ${position} must be ${what}` : `${which} parameter must be ${what}`
}

/** Texts of a function that cannot work with its arguments. */
export const MESSAGES = {
  mustBeList: parameter('an array (or collection)'),
  mustBeListOrText: parameter('an array (or collection) or a string'),
  mustBeObject: parameter('an object'),
  mustBeText: parameter('a text'),
  mustBeNumber: parameter('a number'),
  mustBeEncoded: parameter('an encoded text'),
  mustBeCurrency: parameter('a currency such as EUR'),
  mustBeJson: parameter('a JSON text'),
  mustBePairs: parameter('an array of pairs'),
  mustBeValue: parameter('a value'),
  mustBeCallback: parameter('a function'),
  mustBeCallbackOrPath: parameter('a function or a text'),
  mustBeAboveZero: parameter('a number above 0'),
  mustNotBeZero: parameter('a number other than 0'),
  mustBeDate: parameter('a date'),
  mustBeDateText: parameter('a string date'),
  mustBeDateAsString: parameter('a date as string'),
  mustBeString: parameter('a string'),
  mustBeUnit: parameter('a unit of time, for example day'),
  mustBeZone: parameter('a time zone, for example Europe/Paris'),
  allLists: 'All parameters must be arrays (or collections)',
  allNumbers: 'All parameters must be numbers',
  badKey: (key: string) => `A key must be a text that is not empty; "${key}" is not`,
  badPlace: (key: string) => `A list has places 0, 1, 2 and so on, one after another; "${key}" is none of it`,
  forbidden: (name: string) => `${name} cannot be used in a formula`,
  formatTooLong: (max: number) => `A format has ${max} characters at most`,
  pathTooLong: (max: number) => `A path has ${max} parts at most`,
  tooDeep: 'The value is nested too deeply',
} as const
