import type { DocumentView, RecordKind, RecordOf } from '@heddle/document'

/** What a rule knows of the records that it has something to say of, in the order of the document. */
export interface Facts<Record, By extends readonly unknown[], Fact> {
  /** The same list until one of them changes. Reads records that came or changed since the last time, and no others. */
  readonly of: (view: DocumentView, ...by: By) => readonly Fact[]
  /** Records that the next look will read: the whole of a large document at first, later the few that changed. */
  readonly unread: (view: DocumentView, ...by: By) => readonly Record[]
}

/** Records of one kind as they were last time, and what was found at each of them. */
interface Looked {
  readonly records: readonly object[]
  readonly found: readonly unknown[]
}

interface Kept<Fact> {
  readonly by: readonly unknown[]
  readonly looked: readonly Looked[]
  readonly facts: readonly Fact[]
}

const NEVER: Looked = { records: [], found: [] }

/**
 * What is read of each record by itself, kept from look to look: among thousands one change costs a comparison of two lists and
 * the reading of what changed.
 *
 * @param read what there is to say of a record, `undefined` for most
 * @param By what it is read by beside the record; another one of these and all is read anew
 */
export function keepFacts<Kind extends RecordKind, Fact, By extends readonly unknown[] = []>(
  kinds: readonly Kind[],
  read: (record: RecordOf<Kind>, ...by: By) => Fact | undefined,
): Facts<RecordOf<Kind>, By, Fact> {
  const known = new WeakMap<DocumentView, Kept<Fact>>()
  /** What still holds of the last look. */
  const before = (view: DocumentView, by: By): Kept<Fact> | undefined => {
    const kept = known.get(view)
    return kept?.by.every((one, at) => one === by[at]) ? kept : undefined
  }
  return {
    of(view, ...by) {
      const kept = before(view, by)
      const looked = kinds.map((kind, at) => {
        const last = kept?.looked[at] ?? NEVER
        return lookAgain(last, view.of(kind), (record) => read(record as RecordOf<Kind>, ...by))
      })
      if (kept && looked.every(({ found }, at) => found === kept.looked[at]?.found)) {
        known.set(view, { ...kept, looked })
        return kept.facts
      }
      const facts = looked.flatMap(({ found }) => found.filter((one) => one !== undefined)) as Fact[]
      known.set(view, { by, looked, facts })
      return facts
    },
    unread(view, ...by) {
      const kept = before(view, by)
      return kinds.flatMap((kind, at) => {
        const [last, records] = [kept?.looked[at] ?? NEVER, view.of(kind)]
        const [from, to] = sameAround(last.records, records)
        return last.records === records ? [] : records.slice(from, records.length - to)
      })
    },
  }
}

/** What is found now: what was found before where the same records stand, and what is read of the others. */
function lookAgain(last: Looked, records: readonly object[], read: (record: object) => unknown): Looked {
  if (last.records === records) return last
  const [from, to] = sameAround(last.records, records)
  const [end, lastEnd] = [records.length - to, last.records.length - to]
  const between = new Map(last.records.slice(from, lastEnd).map((record, at) => [record, last.found[from + at]]))
  const found = records.slice(from, end).map((record) => (between.has(record) ? between.get(record) : read(record)))
  const isSame = end === lastEnd && found.every((one, at) => one === last.found[from + at])
  if (isSame) return { records, found: last.found }
  return { records, found: [...last.found.slice(0, from), ...found, ...last.found.slice(lastEnd)] }
}

/** How many records at the beginning and at the end of two lists are the same. */
function sameAround(one: readonly object[], other: readonly object[]): readonly [start: number, end: number] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return [start, end]
}
