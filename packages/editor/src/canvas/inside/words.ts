/** Texts of the bar above a component that is open. */
export const words = {
  bar: 'Component',
  way: 'Way to the component',
  in: (name: string) => `in ${name}`,
  places: (count: number) =>
    count === 0
      ? 'It stands nowhere yet'
      : count === 1
        ? 'It stands in this place only'
        : `A change shows in all ${count} places at once`,
  look: 'How the component is shown',
  inPlace: 'In place',
  alone: 'Alone',
  done: 'Done',
} as const
