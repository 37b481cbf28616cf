import type { FunctionSurroundings } from '@heddle/formula/functions'

/** What the publish snapshot fixes for functions (architecture section 6): server and first drawing read the same. */
export interface SnapshotFacts {
  /** Milliseconds since 1970 when the site was published. */
  readonly now: number
  readonly language: () => string
  readonly defaultLanguage: string
  /** Defaults of functions by name (`PublishedSite.functionDefaults`); what it reads is followed. */
  readonly functionDefaults?: () => Readonly<Record<string, unknown>> | undefined
}

/** Chance is always in the middle, the clock stands still, the time zone is UTC. */
export function snapshotSurroundings({ now, language, defaultLanguage, functionDefaults }: SnapshotFacts): FunctionSurroundings {
  return {
    now: () => now,
    liveNow: () => now,
    random: () => 0.5,
    language,
    defaultLanguage: () => defaultLanguage,
    timezone: () => 'UTC',
    defaultOf: (name) => functionDefaults?.()?.[name],
    fileUrl: () => undefined,
  }
}
