/** Of a source or an action whose plugin is not there. */
export const noPlugin = (id: string): string => `The plugin ${id} is not installed.`

/** Of a source or an action whose plugin is there and has not been loaded; the runtime goes on trying. */
export const latePlugin = (id: string): string => `The plugin ${id} has not been loaded yet. It is tried again.`

/** Of a source of a plugin that is there and has none. */
export const noPluginSource = (id: string): string => `The plugin ${id} has no source of rows.`

/** Of an action of a plugin that is there and has no such action. */
export const noPluginAction = (plugin: string, action: string): string => `The plugin ${plugin} has no action "${action}".`

/** Texts a builder sees when a field's value is refused. */
export const MESSAGES = {
  mustBeGiven: 'must be given',
  mustBeText: 'must be a text',
  textTooLong: (max: number) => `must have at most ${max} characters`,
  mustBeNumber: 'must be a number',
  outOfRange: (min: number, max: number) => `must be between ${min} and ${max}`,
  mustBeBoolean: 'must be true or false',
  mustBeList: 'must be a list',
  mustBeRows: 'must be a list, or a collection itself',
  mustBeObject: 'must be an object',
  mustBeFormula: 'must be a formula',
  mustNotBeBound: 'cannot come from a formula',
  tooManyItems: (max: number) => `must have at most ${max} items`,
  inItem: (place: number, problem: string) => `item ${place}: ${problem}`,
  inPart: (label: string, problem: string) => `${label} ${problem}`,
  mustName: (what: string) => `must name a ${what}`,
  mustBeDate: 'must be a day such as 2026-11-23',
  mustBeTime: 'must be a time such as 09:30 or 09:30:15',
  mustBeDateTime: 'must be a day and a time such as 2026-11-23T09:30',
  outOfDates: (min: string, max: string) => `must be from ${min || 'any'} to ${max || 'any'}`,
  noDate: 'cannot be read as a date, so it counts as none: write it as 2026-11-23, 2026-11-23T09:30Z or 09:30',
  noDay: 'cannot be read as a day, so it counts as none: write it as 2026-11-23',
  noTime: 'cannot be read as a time, so it counts as none: write it as 09:30 or 09:30:15',
  noOption: (value: string) => `is ${value}, which no option has as its value: it stands for itself`,
  otherOption: (value: string, option: string) => `is ${value}, where the option has ${option}: write the same`,
  mustBeFile: 'must be an uploaded file or an address that begins with http:// or https://',
  mustBeFont: 'must be names of fonts with commas between them',
  mustBePair: 'must have a name and a value, which are texts',
  mustBeLocale: 'must be a language such as de or pt-BR',
  mustBeOneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  mustBeCssValue: 'must be a CSS value without ; { } < >',
  mustBeOffset: (pixels: number, percent: number) => `must be a length of at most ${pixels}px or ${percent}%, such as 8px`,
  mustBeIconName: 'must be the name of an icon: small letters, digits and hyphens',
  mustBeImage: 'must be an uploaded picture or an address that begins with http:// or https://',
  noParameters: (namespace: string, name: string) =>
    `The source of ${namespace} takes parameters from ${name}, which is no field of pairs`,
  pagesOfAnything: (namespace: string) => `The source of ${namespace} cuts pages, so it must filter and sort too`,
} as const
