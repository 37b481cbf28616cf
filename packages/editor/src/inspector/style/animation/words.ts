/** Words of the row with an element's animation. */
export const words = {
  own: 'Of this project',
  fresh: 'New animation…',
  name: 'Animation',
  add: (name: string) => `Add ${name}`,
} as const
