/** Words of values that are typed in as their type. */
export const words = {
  nothing: 'Nothing',
  notNumber: 'This is not a number',
} as const
