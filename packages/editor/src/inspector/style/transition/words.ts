/** What the list of transitions says. */
export const words = {
  list: 'Transitions',
  add: 'Add a transition',
  property: 'Property',
  duration: 'Duration',
  easing: 'Easing',
  delay: 'Delay',
  all: 'All',
  ground: 'Background colour',
  name: (property: string, duration: string) => `${property} ${duration}`,
  /** A name that the browser knows no property by. */
  unknown: (name: string) => `There is no style property "${name.slice(0, 60)}"`,
  notCss: 'No browser reads this as a transition',
  single: 'It has to be one transition',
  curves: {
    linear: 'Even',
    ease: 'Soft start and end',
    'ease-in': 'Slow start',
    'ease-out': 'Slow end',
    'ease-in-out': 'Slow start and end',
    'cubic-bezier(0.2, 0, 0, 1)': 'Quick, long end',
    'cubic-bezier(0.34, 1.56, 0.64, 1)': 'Past its end and back',
    'cubic-bezier(0.36, 0, 0.66, -0.56)': 'Back before it starts',
    'cubic-bezier(0.87, 0, 0.13, 1)': 'Strong, both ends',
    'steps(4, end)': 'In four steps',
  },
} as const
