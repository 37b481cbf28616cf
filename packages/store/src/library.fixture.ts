import * as fc from 'fast-check'
import type { Diff } from './diff.ts'
import { rebaseDiff } from './rebase.ts'
import type { Store } from './store.ts'

export interface Book {
  readonly id: string
  readonly kind: 'book'
  readonly title?: string
  readonly authorId?: string
  readonly notes?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
}
export interface Author {
  readonly id: string
  readonly kind: 'author'
  readonly name?: string
}
export type LibraryRecord = Book | Author

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const words = fc.constantFrom('red', 'green', 'blue', 1, 2)

const books: fc.Arbitrary<Book> = fc.record(
  {
    id: ids,
    kind: fc.constant('book' as const),
    title: fc.string(),
    notes: fc.dictionary(fc.constantFrom('x', 'y'), fc.dictionary(fc.constantFrom('x', 'y'), words, { minKeys: 1 }), {
      minKeys: 1,
    }),
  },
  { requiredKeys: ['id', 'kind'] },
)

/** A shelf of books with different ids. */
export const shelves: fc.Arbitrary<readonly Book[]> = fc.uniqueArray(books, { selector: (book) => book.id, maxLength: 5 })

const changes = fc.dictionary(
  fc.constantFrom('title', 'notes', 'notes/x', 'notes/x/y', 'notes/y/x', 'notes/y'),
  fc.tuple(fc.constant(null), fc.option(words)),
  { maxKeys: 1 },
)

/** A wish to change some books; `rebaseDiff` makes a true diff of it. */
export const wishes: fc.Arbitrary<Diff<Book>> = fc
  .uniqueArray(fc.tuple(ids, fc.oneof(books, changes, fc.constant('remove' as const))), { selector: ([id]) => id, maxLength: 3 })
  .map((parts) => {
    const diff = { put: {}, set: {}, remove: {} } as {
      put: Record<string, Book>
      set: NonNullable<Diff['set']> & Record<string, unknown>
      remove: Record<string, Book>
    }
    for (const [id, part] of parts) {
      if (part === 'remove') diff.remove[id] = { id, kind: 'book' }
      else if ('kind' in part) diff.put[id] = { ...(part as Book), id }
      else diff.set[id] = part
    }
    return diff as Diff<Book>
  })

/** Applies a wish as a true diff and returns it. */
export function applyWish(store: Store<Book>, wish: Diff<Book>, source?: string): Diff<Book> {
  const diff = rebaseDiff(store.get, wish)
  store.apply(diff, source)
  return diff
}

/** Everything a store holds, sorted by id. */
export function contentOf<T extends { readonly id: string }>(records: Iterable<T>): readonly T[] {
  return [...records].sort((left, right) => (left.id < right.id ? -1 : 1))
}

/** A value without empty containers in it. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const)
  const filled = kept.filter(([, part]) => typeof part !== 'object' || part === null || Object.keys(part).length > 0)
  return Object.fromEntries(filled)
}
