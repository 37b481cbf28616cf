/** What a person reads when the server cannot be asked. */
export const words = {
  unreachable: 'The server cannot be reached. Check that it is running and try again.',
  lost: (names: readonly string[], more: number) =>
    `The file is saved, but the server has lost these uploads, and they are not in it: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Upload them again.`,
  unknown: (status: number) => `The server could not do this (${status === 0 ? 'no answer' : status}). Try again.`,
} as const
