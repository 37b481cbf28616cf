import { planIndexes } from '../../records/index-keys.ts'
import type { DocumentRecord, RecordKind } from '../../records/types.ts'
import { freeName } from '../../rules/names.ts'
import type { DocumentView } from '../../view/view.ts'
import type { Draft } from '../draft.ts'

/** Kinds that formulas and people tell apart by their names. */
const NAMED: ReadonlySet<RecordKind> = new Set(['variable', 'formula', 'workflow', 'collection'])

/** Whether no other record of its kind, or its type, may have its name. */
export const isNamed = (record: DocumentRecord): boolean => NAMED.has(record.kind) || isAnimation(record)

const isAnimation = (record: DocumentRecord): boolean => record.kind === 'token' && record.type === 'animation'

/** The name of a record that comes: its own, or with a number where a formula would see two of it. */
export function nameHere(view: DocumentView, draft: Draft, record: DocumentRecord): { readonly name?: string } {
  if (!isNamed(record) || !('name' in record)) return {}
  const pageOf = (one: DocumentRecord | undefined) => (one?.kind === 'variable' ? one.pageId : undefined)
  const mine = pageOf(record)
  const taken = new Set<string>()
  for (const other of view.of(record.kind)) {
    const theirs = pageOf(other)
    if (!isNamed(other)) continue
    const isSeen = mine === undefined || theirs === undefined || mine === theirs
    if ('name' in other && isSeen) taken.add(other.name)
  }
  for (const other of broughtNames.get(draft)?.get(record.kind) ?? []) taken.add(other)
  const name = freeName(record.name, (one) => taken.has(one), {
    separator: isAnimation(record) || record.name.includes(' ') ? ' ' : '',
  })
  const names = broughtNames.get(draft) ?? new Map<string, Set<string>>()
  broughtNames.set(draft, names)
  names.set(record.kind, (names.get(record.kind) ?? new Set()).add(name))
  return { name }
}

/** Names that were given in a draft, by kind. */
const broughtNames = new WeakMap<Draft, Map<string, Set<string>>>()

const lastKeys = new WeakMap<Draft, Map<string, string>>()

/** The place behind all of its kind, and behind what came before it. */
export function lastIndex(view: DocumentView, draft: Draft, { kind }: DocumentRecord): { readonly index: string } {
  const keys = lastKeys.get(draft) ?? new Map<string, string>()
  lastKeys.set(draft, keys)
  const last = view.of(kind).at(-1)
  const before = keys.get(kind) ?? (last && 'index' in last ? last.index : undefined)
  const { keys: made } = planIndexes(before === undefined ? [] : [{ id: '', index: before }], 1, 1)
  const index = made[0] ?? ''
  keys.set(kind, index)
  return { index }
}
