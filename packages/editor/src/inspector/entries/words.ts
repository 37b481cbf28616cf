/** What the inspector says of what belongs together across slots: tabs with what they show, slides, links of a menu. `one`: what one is called. */
export const words = {
  rename: (one: string, at: number) => `Name of ${one} ${at}`,
  select: (name: string) => `Select ${name}`,
  numbered: (one: string, at: number) => `${one.slice(0, 1).toUpperCase()}${one.slice(1)} ${at}`,
  move: (name: string) => `Move ${name}`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, at: number, of: number) => `${name} is number ${at} of ${of} now.`,
  removed: (name: string) => `${name} is gone.`,
  uneven: (one: string) => `Not every ${one} is whole: something is missing in the layers.`,
  fill: 'Add what is missing',
} as const
