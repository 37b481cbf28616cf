/** What a builder, or a visitor by a workflow, may read. */
export const MESSAGES = {
  unreadable: 'The server gave no answer that can be read. Try again in a minute.',
  auth: 'Error while initializing auth',
} as const
