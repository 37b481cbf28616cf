/** Texts a builder sees when a style value is refused. */
export const MESSAGES = {
  unknownProperty: (property: string) => `"${property.slice(0, 60)}" is not a style property that can be set here`,
  useLonghands: (property: string, names: readonly string[]) => `set ${names.join(', ')} instead of ${property}`,
  mustBeValue: 'must be a text, a number or a design token',
  empty: 'must not be empty; remove the value instead',
  tooLong: (max: number) => `must have at most ${max} characters`,
  forbiddenCharacter: (character: string) => `must not contain ${character}`,
  comment: 'must not contain a comment',
  quotes: 'must not contain quotes here',
  openQuote: 'has a quote that is not closed',
  brackets: 'has brackets that do not match',
  unknownFunction: (name: string) => `must not use ${name.slice(0, 40)}()`,
  address: 'may only point to an uploaded file (url(asset:…)) or to an address that begins with https://',
  unknownUnit: (unit: string) => `has an unknown unit "${unit.slice(0, 20)}"`,
  needsUnit: 'needs a unit such as px, %, rem or vw',
  negative: 'must not be negative',
  tooLarge: (max: number) => `must be at most ${max}px`,
  outOfRange: (min: number | undefined, max: number | undefined) =>
    min !== undefined && max !== undefined
      ? `must be between ${min} and ${max}`
      : min !== undefined
        ? `must be at least ${min}`
        : `must be at most ${max}`,
  whole: 'must be a whole number',
  mustBeColor: 'must be a colour such as #2f5be8, rgb(47 91 232) or a colour name',
  mustBeLength: 'must be a length such as 24px, 50% or 2rem',
  onlyWhole: (word: string) => `must not be "${word}" here; give a value of its own`,
  mustBeFixedLength: 'must be a length such as 4px or 0.5rem',
  mustBeNumber: 'must be a number',
  mustBeTime: 'must be a time such as 200ms or 0.3s',
  mustBeEasing: 'must be a speed such as ease-out or cubic-bezier(0.2, 0, 0, 1)',
  mustBeCurve: 'must have four numbers such as cubic-bezier(0.2, 0, 0, 1), the first and the third between 0 and 1',
  mustBeSteps: 'must have a number of steps such as steps(4, end)',
  mustBeProperty: 'must be one style property such as opacity, or all',
  mustBeShadow: 'must be a shadow such as 0 4px 12px 0 #00000033; several are separated by commas',
  notInFrames: (property: string) => `"${property.slice(0, 60)}" cannot change in the frames of an animation`,
  nameOfBuiltIn: (name: string) => `"${name.slice(0, 60)}" is the name of an animation that is always there`,
  mustBeOneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
} as const
