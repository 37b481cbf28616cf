/** What of a release is asked for by itself, in the order in which it is told. */
export const ACCESS_KINDS = ['page', 'data', 'collection', 'action', 'upload', 'asset'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]
