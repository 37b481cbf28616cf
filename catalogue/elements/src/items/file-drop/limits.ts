/** Elements reference 14: sizes in megabytes. */
export const LIMITS = {
  maxFileSize: { min: 0, max: 100_000, default: 10 },
  minFileSize: { min: 0, max: 100_000, default: 0 },
  maxTotalSize: { min: 0, max: 100_000, default: 50 },
  maxFiles: { min: 1, max: 1000, default: 10 },
} as const

export const MEGABYTE = 1024 * 1024
