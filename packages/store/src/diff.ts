/** Anything that survives `JSON.stringify` and `JSON.parse` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The least a record has to be: an id that is unique in the store, and a kind. */
export interface StoreRecord {
  readonly id: string
  readonly kind: string
}

/**
 * What one atom held and what it holds now. `null` means "absent": an atom never holds a literal `null`,
 * so a change survives JSON without a second way to say "nothing".
 */
export type Change = readonly [from: Json, to: Json]

/** The changed atoms of one record by path. No path is the beginning of another one. */
export type Changes = Readonly<Record<string, Change>>

/**
 * A change of many records as a plain value; the currency of undo, saving, synchronising and the canvas.
 * `put` holds records that came to be, `remove` records that ceased to be (whole, so that the diff can be reversed),
 * `set` holds changed atoms by record id and path. A path is the keys from the record's root joined by `/`
 * (`props/text/ru`); it ends at an atom, and keys never contain `/`.
 * A record id stands in at most one of the three parts.
 */
export interface Diff<R extends StoreRecord = StoreRecord> {
  readonly put?: Readonly<Record<string, R>>
  readonly set?: Readonly<Record<string, Changes>>
  readonly remove?: Readonly<Record<string, R>>
}

/** True when the diff changes nothing, whether its parts are absent or empty. */
export function isEmptyDiff(diff: Diff): boolean {
  if (diff.put !== undefined && Object.keys(diff.put).length > 0) return false
  if (diff.remove !== undefined && Object.keys(diff.remove).length > 0) return false
  return diff.set === undefined || Object.values(diff.set).every((changes) => Object.keys(changes).length === 0)
}

/** The diff that takes `diff` back. A container that `diff` had to create stays behind, empty (SPEC store-S4). */
export function reverseDiff<R extends StoreRecord>(diff: Diff<R>): Diff<R> {
  if (diff.set === undefined) return makeDiff(diff.remove, undefined, diff.put)
  const set = dictionary<Changes>()
  for (const [id, changes] of Object.entries(diff.set)) set[id] = reverseChanges(changes)
  return makeDiff(diff.remove, set, diff.put)
}

/** The changes of one record, taken back. */
export function reverseChanges(changes: Changes): Changes {
  const reversed: Record<string, Change> = {}
  for (const [path, [from, to]] of Object.entries(changes)) reversed[path] = [to, from]
  return reversed
}

/**
 * An empty object for keys without number, such as ids. Without a prototype it is a hash table from the start, which V8
 * fills several times faster than a literal, and no key such as `__proto__` means anything. (Paths repeat: they go into literals.)
 */
export function dictionary<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>
}

/** A diff of the parts that are there. */
export function makeDiff<R extends StoreRecord>(
  put: Diff<R>['put'] | undefined,
  set: Diff<R>['set'] | undefined,
  remove: Diff<R>['remove'] | undefined,
): Diff<R> {
  const diff: { -readonly [P in keyof Diff<R>]: Diff<R>[P] } = {}
  if (put !== undefined) diff.put = put
  if (set !== undefined) diff.set = set
  if (remove !== undefined) diff.remove = remove
  return diff
}

/** The same diff without empty parts and without records that do not change. */
export function compactDiff<R extends StoreRecord>({ put, set, remove }: Diff<R>): Diff<R> {
  let changing: Record<string, Changes> | undefined
  for (const [id, changes] of Object.entries(set ?? {})) {
    if (Object.keys(changes).length > 0) (changing ??= dictionary())[id] = changes
  }
  return makeDiff(isFilled(put) ? put : undefined, changing, isFilled(remove) ? remove : undefined)
}

function isFilled(part: object | undefined): boolean {
  return part !== undefined && Object.keys(part).length > 0
}

/** A diff that changes one atom. `from` is what the record holds at the path now, `null` when it holds nothing. */
export function changeOf(id: string, path: string, from: Json, to: Json): Diff<never> {
  const changes: Record<string, Change> = { [path]: [from, to] }
  const set = dictionary<Changes>()
  set[id] = changes
  return { set }
}
