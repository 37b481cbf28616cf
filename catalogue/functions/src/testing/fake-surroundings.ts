import type { FunctionSurroundings } from '@heddle/kit'

/** The instant at which examples of functions run. */
export const EXAMPLE_NOW = '2024-05-10T08:30:15.250Z'

/** Surroundings that are always the same: a fixed clock, chances 0.25, 0.5 and 0.75 in turn, English, UTC. */
export function fakeSurroundings(changes: Partial<FunctionSurroundings> = {}): FunctionSurroundings {
  const now = Date.parse(EXAMPLE_NOW)
  let chance = 0
  return {
    now: () => now,
    liveNow: () => now,
    random: () => (chance = (chance % 0.75) + 0.25),
    language: () => 'en',
    defaultLanguage: () => 'en',
    timezone: () => 'UTC',
    defaultOf: () => undefined,
    fileUrl: (file) => (file instanceof File ? `blob:example/${file.name}` : undefined),
    ...changes,
  }
}
