/** What a person reads when the server cannot be asked. */
export const words = {
  unreachable: 'The server cannot be reached. Check that it is running and try again.',
  unknown: (status: number) => `The server could not do this (${status === 0 ? 'no answer' : status}). Try again.`,
} as const
