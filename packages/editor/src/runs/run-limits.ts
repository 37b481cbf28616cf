/** What is kept of runs, for all drafts of a project together. */
export const RUN_LIMITS = {
  runs: 200,
  size: 8_000_000,
  entries: 5000,
  changes: 5000,
  rowChanges: 100,
  requests: 500,
  logs: 2000,
} as const
