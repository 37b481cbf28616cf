/** What belongs together across slots, such as a tab and what it shows. `one`: what one is called. */
export const words = {
  add: (one: string) => `Add ${one}`,
  addEntry: 'Add one more (tab, slide, link)',
} as const
