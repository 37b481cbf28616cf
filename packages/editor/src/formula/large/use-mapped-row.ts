import { useMemo } from 'react'
import type { RowField } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { BindingTarget } from '../bound-field.tsx'
import type { DataEntry } from '../data-entries.ts'
import { useLiveResult } from '../use-live-result.ts'
import { fieldsIn } from './use-row-fields.ts'
import { words } from './words.ts'

type Scope = Pick<BindingTarget, 'nodeId' | 'sample' | 'given' | 'past'>

const ROW = 'context.mapping.value'
const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/

/**
 * What formulas of a map see: the names around it, and the first row of the list that the formula gives.
 * @param code the formula, where its list is mapped; empty otherwise, and nothing is asked
 */
export function useMappedRow(
  code: string,
  names: Readonly<Record<string, Json>> | undefined,
  { nodeId, sample, given, past }: Scope,
): { readonly scope: Scope; readonly fields: readonly RowField[] } {
  const result = useLiveResult(code, nodeId, names)
  const value = result?.ok ? result.value : undefined
  return useMemo(() => {
    const fields = fieldsIn(value)
    const mapping = { value: firstOf(value), index: 0 }
    const of = (around: Readonly<Record<string, Json>> | undefined) => ({ ...around, context: { ...contextOf(around), mapping } })
    const scope = {
      nodeId,
      given: [...rowEntries(fields), ...(given ?? [])],
      // What a run knew goes before the sample.
      sample: of(sample),
      past: past && { ...past, names: of(past.names) },
    }
    return { scope, fields }
  }, [value, nodeId, sample, given, past])
}

function firstOf(value: unknown): Json {
  const rows: unknown = Array.isArray(value) ? value : typeof value === 'object' && value && 'data' in value ? value.data : []
  const [first] = Array.isArray(rows) ? (rows as readonly Json[]) : []
  return first ?? null
}

function contextOf(names: Readonly<Record<string, Json>> | undefined): object {
  const context = names?.['context']
  return typeof context === 'object' && context !== null && !Array.isArray(context) ? context : {}
}

/** The row, what is in it, and where it stands. */
function rowEntries(fields: readonly RowField[]): readonly DataEntry[] {
  const { group, row, index } = words.rowOfMap
  return [
    { group, name: row, code: ROW, kind: fields.length > 0 ? 'object' : 'any' },
    ...fields.map(({ name, type }) => ({
      group,
      name: `${row}.${name}`,
      code: IDENTIFIER.test(name) ? `${ROW}.${name}` : `${ROW}[${JSON.stringify(name)}]`,
      kind: KINDS[type] ?? 'any',
    })),
    { group, name: index, code: 'context.mapping.index', kind: 'number' },
  ]
}

/** What formulas call the types of fields. */
const KINDS: Readonly<Record<string, string>> = { text: 'string', date: 'string', number: 'number', boolean: 'boolean' }
