/** Words of the history panel. */
export const words = {
  title: 'History',
  none: 'Nothing changed yet',
  noneLead: 'What you do appears here and stays after a reload; so does what others do while you are here.',
  you: 'You',
  undone: 'Taken back',
  looking: 'The page shows how it was before this step.',
  takeBack: (count: number) => (count === 1 ? 'Take this back' : `Take back ${count} steps`),
  show: 'Select on the page',
} as const

/** Time of day of an entry. */
export const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
