import type { ChangeStorage, StoredChange } from '../client.ts'

/** Storage of one browser, as text. */
export function createMemoryStorage(wait: () => Promise<void> = () => Promise.resolve()): ChangeStorage {
  const texts = new Map<string, string>()
  return {
    async load() {
      await wait()
      const changes = [...texts.values()].map((text) => JSON.parse(text) as StoredChange)
      return changes.sort((left, right) => left.order - right.order)
    },
    async save(changes) {
      await wait()
      for (const change of changes) texts.set(change.localId, JSON.stringify(change))
    },
    async remove(localIds) {
      await wait()
      for (const localId of localIds) texts.delete(localId)
    },
  }
}
