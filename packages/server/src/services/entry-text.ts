import type { LogEntry } from '@heddle/sync/protocol'

/** Texts of diffs from when they are written until they are told. */
const texts = new WeakMap<LogEntry, string>()

/** The entry's diff as JSON, for its row. It is kept for `entriesText`: a diff becomes text once. */
export function diffText(entry: LogEntry): string {
  const text = texts.get(entry) ?? JSON.stringify(entry.diff)
  texts.set(entry, text)
  return text
}

/** The message that tells everybody of the entries, as `JSON.stringify` would make it. */
export function entriesText(entries: readonly LogEntry[]): string {
  return `{"type":"entries","entries":[${entries.map(textOf).join(',')}]}`
}

function textOf(entry: LogEntry): string {
  const { diff, ...head } = entry
  const text = texts.get(entry) ?? JSON.stringify(diff)
  // Entries are remembered for long, their texts are not.
  texts.delete(entry)
  return `${JSON.stringify(head).slice(0, -1)},"diff":${text}}`
}
