/** Numbers of a list that grows. */
export const MORE = {
  total: { min: 0, max: 1e9, default: 10 },
  limit: { min: 0, max: 1e6, default: 5 },
  step: { min: 1, max: 1e6, default: 10 },
} as const
