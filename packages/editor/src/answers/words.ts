const VISITOR = { id: 'ID', email: 'E-mail', name: 'Name', roles: 'Roles, with commas between' } as const

/** Words of asking a server outside and of looking at what it answers. */
export const words = {
  tryIt: 'Try it',
  asking: 'Asking…',
  stop: 'Stop',
  tree: 'The answer',
  totalHere: 'total',
  moreLikeIt: (count: number) => `${count} more like it`,
  more: (from: number, to: number) => `${from} … ${to}`,
  isCut: 'The answer is large: this is its first part.',
  gone: (path: string) => `“${path}” is not in this answer, so all of it is taken.`,
  took: (ms: number) => `${ms} ms`,
  noCanvas: 'The page on the canvas is not there yet: its values are needed.',
  visitor: {
    tryAs: 'Try as',
    lead: 'This is for whoever is signed in. Say whom to try it as; left empty, nobody is signed in and nothing is sent.',
    /** What is every visitor's, by its path. */
    values: VISITOR,
    of: (path: string): string => (Object.hasOwn(VISITOR, path) ? VISITOR[path as keyof typeof VISITOR] : path),
  },
  badValue: (label: string, message: string) => `${label}: ${message}`,
} as const
