import { openDB } from 'idb'
import type { DBSchema } from 'idb'
import type { StepStorage } from './steps.ts'
import type { ChangeStorage, StoredChange } from './storage.ts'

const DATABASE = 'heddle-unsent'

interface Schema extends DBSchema {
  changes: {
    key: [projectId: string, localId: string]
    value: StoredChange & { readonly projectId: string }
    indexes: { byOrder: [projectId: string, order: number] }
  }
}

/**
 * Unsent changes of a project in the browser's IndexedDB, shared by all its windows. A window takes over what others
 * left; a change that two windows send is applied once, because its local id stays the same.
 */
export function createIndexedDbStorage(projectId: string): ChangeStorage {
  const database = openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('changes', { keyPath: ['projectId', 'localId'] }).createIndex('byOrder', ['projectId', 'order'])
    },
  })
  // Whoever calls learns of the failure; here it only has to be handled.
  database.catch(() => undefined)

  return {
    async load() {
      const db = await database
      const found = await db.getAllFromIndex(
        'changes',
        'byOrder',
        IDBKeyRange.bound([projectId, -Infinity], [projectId, Infinity]),
      )
      return found.map(({ projectId: _, ...change }) => change)
    },
    async save(changes) {
      const transaction = (await database).transaction('changes', 'readwrite', { durability: 'strict' })
      for (const change of changes) void transaction.store.put({ ...change, projectId })
      await transaction.done
    },
    async remove(localIds) {
      const transaction = (await database).transaction('changes', 'readwrite')
      for (const localId of localIds) void transaction.store.delete([projectId, localId])
      await transaction.done
    },
  }
}

const STEPS_DATABASE = 'heddle-steps'

interface StepsSchema extends DBSchema {
  steps: { key: [projectId: string, userId: string]; value: NonNullable<Awaited<ReturnType<StepStorage['load']>>> }
}

/** The steps that a person took in a project, in the browser's IndexedDB; of several windows the last one's are kept. */
export function createIndexedDbSteps(projectId: string, userId: string): StepStorage {
  const database = openDB<StepsSchema>(STEPS_DATABASE, 1, { upgrade: (db) => void db.createObjectStore('steps') })
  database.catch(() => undefined)
  return {
    load: async () => (await database).get('steps', [projectId, userId]),
    async save(steps) {
      const transaction = (await database).transaction('steps', 'readwrite')
      void transaction.store.put(steps, [projectId, userId])
      // A window that is being left does not hear of the end: it is asked for now.
      transaction.commit()
      await transaction.done
    },
  }
}
