import type { Glance } from '@heddle/canvas/protocol'
import type { DataRecord } from '@heddle/document/operations'
import type { ExampleOutcome } from '../../session/run-example.ts'
import { words } from './words.ts'

export interface ShownGlance {
  readonly text: string
  /** Why there is no value. */
  readonly problem?: string
}

/** What a record holds now, short enough for its line. */
export function showGlance(record: DataRecord, glance: Glance): ShownGlance {
  if (!glance.ok) return { text: words.values.failed, problem: glance.message }
  const { value, size = 0 } = glance
  if (Array.isArray(value)) return { text: record.kind === 'variable' ? words.values.items(size) : words.values.rows(size) }
  return { text: short(value) }
}

/** How many examples of a formula pass. */
export function showOutcomes(outcomes: readonly ExampleOutcome[]): ShownGlance {
  const met = outcomes.filter(({ isMet }) => isMet).length
  const text = words.values.examples(met, outcomes.length)
  return met === outcomes.length ? { text } : { text, problem: words.values.failing(outcomes.length - met) }
}

/** A value in a line: texts in quotes, of objects what is in them. */
function short(value: unknown): string {
  if (value === undefined || value === null) return words.values.nothing
  if (typeof value !== 'object') return typeof value === 'string' ? JSON.stringify(value) : String(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]'
  const parts = Object.entries(value).map(
    ([key, part]) => `${key}: ${typeof part === 'object' && part !== null ? '…' : short(part)}`,
  )
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** The formula that a record is read by; nothing for a workflow. */
export function codeOf(record: DataRecord): string | undefined {
  if (record.kind === 'variable') return `variables['${record.id}']`
  if (record.kind === 'collection') return `collections['${record.id}']`
  return record.kind === 'formula' ? `formulas['${record.id}']()` : undefined
}

/** The formula that gives what a record holds; nothing for a formula that wants arguments. */
export function glanceText(record: DataRecord): string | undefined {
  if (record.kind === 'variable') return `variables['${record.id}']`
  if (record.kind === 'collection') return `collections['${record.id}'].data`
  if (record.kind === 'formula') return record.parameters.length === 0 ? `formulas['${record.id}']()` : undefined
  return undefined
}
