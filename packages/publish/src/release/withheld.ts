import type { Id } from '@heddle/document'
import type { PageNotes } from '../page/page-notes.ts'
import { EVERYONE, readersKey } from '../readers.ts'

const PUBLIC = readersKey(EVERYONE)

/**
 * Records by the readers of the pages that name them. What only pages with access rules name is not meant by names that
 * pages with other rules work out while running: nobody may read there what was not meant for them.
 */
export interface Withheld {
  readonly note: (page: Pick<PageNotes, 'named' | 'readers'>) => void
  /** For a page, when all were noted. */
  readonly isWithheld: (page: Pick<PageNotes, 'readers'>, id: Id) => boolean
}

export function createWithheld(): Withheld {
  const named = new Map<Id, Set<string>>()
  return {
    note({ named: ids, readers }) {
      if (ids.length === 0) return
      const key = readersKey(readers)
      for (const id of ids) {
        const keys = named.get(id)
        if (keys) keys.add(key)
        else named.set(id, new Set([key]))
      }
    },
    isWithheld({ readers }, id) {
      const keys = named.get(id)
      return keys !== undefined && !keys.has(PUBLIC) && !keys.has(readersKey(readers))
    },
  }
}
