import type { LocalChange } from './replica.ts'

/** The later changes that make no sense without the given one: they touch or name a record that it made. */
export function dependentsOf(change: LocalChange, later: readonly LocalChange[]): readonly LocalChange[] {
  const made = new Set(Object.keys(change.diff.put ?? {}))
  return later.filter((other) => {
    const text = JSON.stringify(other.diff)
    const isDependent = [...made].some((id) => text.includes(id))
    if (isDependent) for (const id of Object.keys(other.diff.put ?? {})) made.add(id)
    return isDependent
  })
}
