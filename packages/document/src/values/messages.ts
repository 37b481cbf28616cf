/** Texts about values that visitors' pages may raise. Those of coercion are fixed by the specification, section 5. */
export const VALUE_MESSAGES = {
  notBoolean: 'value must be a boolean',
  notText: 'value must be a string, a number or a boolean',
  notNumber: 'value must be a number',
  notArray: 'value must be an array',
  notObject: 'value must be an object',
  tooLarge: 'value is too large or nested too deeply',
  badIndex: (index: unknown) => `index must be a whole number from 0 on, not ${String(index)}`,
  forbiddenKey: (key: string) => `"${key}" cannot be used in a path`,
  emptyKey: (path: string) => `The path "${path}" has an empty part`,
  pathTooLong: (max: number) => `A path has ${max} parts at most`,
  noPosition: (key: string) => `"${key}" is no position in a list`,
  tooFar: (index: string, length: number) => `Position ${index} is too far behind the end of a list of ${length}`,
  badPattern: (field: string, reason: string) => `Filter of "${field}": ${reason}`,
  noPatterns: 'regular expressions are not loaded here',
} as const
