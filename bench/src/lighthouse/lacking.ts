import type { LighthouseResult } from './fetch-lighthouse.ts'

/** Titles of what takes points from a category, in the order of their weight. */
export function lacking({ categories, audits }: LighthouseResult, category: string): readonly string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => audits[id]?.title ?? id)
}
