import type { FunctionDefinition } from '@heddle/kit'
import type { PeekedValue } from '@heddle/canvas/protocol'
import { signatureOf } from '../complete.ts'
import type { DataEntry } from '../data-entries.ts'
import { words } from './words.ts'

/** A line of the tree of data. */
export interface TreeRow {
  readonly key: string
  readonly depth: number
  readonly name: string
  /** What is put into the formula; a group has none. */
  readonly code?: string
  /** Kind of the value, as the document knows it. */
  readonly kind?: string
  /** Said beside the name where there is no live value. */
  readonly detail?: string
  readonly isOpen?: boolean
  readonly definition?: FunctionDefinition
}

export interface TreeOptions {
  readonly entries: readonly DataEntry[]
  readonly functions: readonly FunctionDefinition[]
  readonly open: ReadonlySet<string>
  /** What lies in a value, once it is known. */
  readonly valueOf: (code: string) => PeekedValue | undefined
  readonly query: string
}

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/
/** Kinds that may hold fields. */
const NESTED: ReadonlySet<string> = new Set(['object', 'array'])
/** Levels of fields below an entry. */
const MAX_DEPTH = 6

/** The lines of the tree of data that stand: what is closed is left out, and so is what no search finds. */
export function treeRows({ entries, functions, open, valueOf, query }: TreeOptions): readonly TreeRow[] {
  const wanted = query.trim().toLowerCase()
  const isFound = (...texts: readonly string[]) => wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
  const isOpen = (key: string) => wanted !== '' || open.has(key)
  const rows: TreeRow[] = []

  for (const [group, members] of grouped(
    entries.filter(({ name, group }) => isFound(name, group)),
    ({ group }) => group,
  )) {
    const key = `group:${group}`
    rows.push({ key, depth: 0, name: group, detail: String(members.length), isOpen: isOpen(key) })
    if (isOpen(key)) for (const entry of members) addValue(entry.code, entry.name, entry.code, entry.kind, 1)
  }
  addFunctions()
  return rows

  function addValue(key: string, name: string, code: string, kind: string, depth: number): void {
    const value = valueOf(code)
    const isNested = depth < MAX_DEPTH && NESTED.has(value?.kind === 'error' ? kind : (value?.kind ?? kind))
    const isShown = isNested && open.has(key)
    rows.push({ key, depth, name, code, kind, ...(isNested && { isOpen: isShown }) })
    if (!isShown || !value || value.kind === 'error' || !('fields' in value)) return
    for (const field of value.fields) {
      const inner = `${key}/${field.key}`
      if (value.kind !== 'array') addValue(inner, field.key, memberCode(code, field.key), field.kind, depth + 1)
      else {
        const ofRows = `map(${code}, ${quote(field.key)})`
        rows.push({ key: inner, depth: depth + 1, name: field.key, code: ofRows, kind: field.kind, detail: words.ofEachRow })
      }
    }
  }

  function addFunctions(): void {
    const found = functions.filter(
      ({ name, replacedBy, description }) => replacedBy === undefined && isFound(name, description.en),
    )
    if (found.length === 0) return
    const root = 'functions'
    rows.push({ key: root, depth: 0, name: words.functions, detail: String(found.length), isOpen: isOpen(root) })
    if (!isOpen(root)) return
    for (const [group, members] of grouped(found, (definition) => definition.group)) {
      const key = `functions:${group}`
      const name = words.functionGroups[group] ?? group
      rows.push({ key, depth: 1, name, detail: String(members.length), isOpen: isOpen(key) })
      if (!isOpen(key)) continue
      for (const definition of members) {
        const { name } = definition
        rows.push({ key: `function:${name}`, depth: 2, name, code: `${name}(`, detail: signatureOf(definition), definition })
      }
    }
  }
}

/** The code of a field of a value. */
function memberCode(owner: string, key: string): string {
  return IDENTIFIER.test(key) ? `${owner}.${key}` : `${owner}[${quote(key)}]`
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

function grouped<T>(items: readonly T[], groupOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(items, groupOf)
}
