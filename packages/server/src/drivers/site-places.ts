import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { LIMITS } from '../limits.ts'
import type { Database } from '../ports/database.ts'
import type { PlaceName, PlaceTables, SitePlaces } from '../ports/site-places.ts'
import { preparePlace } from './prepare-place.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { startSqliteThread } from './sqlite-thread.ts'

/** Folder of the data folder in which sites keep what is their own, each in one of its own. */
export const PLACES_FOLDER = 'backends'
/** Ids of projects name folders and schemas. */
const PROJECT_ID = /^[a-z0-9]{1,40}$/

/** Beside files a file for each place, in PostgreSQL a schema of the same database. */
export function openSitePlaces(database: Database, dataFolder: string): SitePlaces {
  return database.engine === 'sqlite' ? fileForEach(join(dataFolder, PLACES_FOLDER)) : schemaForEach(database)
}

const keyOf = ({ projectId, isDraft }: PlaceName): string => {
  if (!PROJECT_ID.test(projectId)) throw new Error(`${projectId} names no place`)
  return `${projectId}/${isDraft ? 'draft' : 'live'}`
}

interface OpenPlace {
  readonly db: Kysely<PlaceTables>
  readonly ready: Promise<void>
  readonly end: () => Promise<void>
  users: number
}

function fileForEach(root: string): SitePlaces {
  /** What was used last stands last. */
  const places = new Map<string, OpenPlace>()

  function open(key: string): OpenPlace {
    mkdirSync(join(root, key, '..'), { recursive: true, mode: 0o700 })
    const thread = startSqliteThread(join(root, `${key}.sqlite`))
    const db = new Kysely<PlaceTables>({ dialect: createSqliteDialect(thread) })
    return { db, ready: preparePlace(db), end: () => thread.end(), users: 0 }
  }

  async function end(key: string): Promise<void> {
    const place = places.get(key)
    places.delete(key)
    await place?.ready.catch(() => undefined)
    await place?.end()
  }

  return {
    async use(name, work) {
      const key = keyOf(name)
      const place = places.get(key) ?? open(key)
      places.delete(key)
      places.set(key, place)
      place.users += 1
      try {
        await place.ready
        return await work(place.db)
      } catch (error) {
        // One that could not be made is tried again.
        if (await isBroken(place)) await end(key)
        throw error
      } finally {
        place.users -= 1
        const idle = [...places].find(([, { users }]) => users === 0)
        if (places.size > LIMITS.openPlaces && idle) void end(idle[0])
      }
    },
    async remove(projectId) {
      for (const isDraft of [false, true]) await end(keyOf({ projectId, isDraft }))
      await rm(join(root, projectId), { recursive: true, force: true })
    },
    async close() {
      await Promise.all([...places.keys()].map(end))
    },
  }
}

const isBroken = ({ ready }: OpenPlace): Promise<boolean> =>
  ready.then(
    () => false,
    () => true,
  )

function schemaForEach({ db }: Database): SitePlaces {
  const known = new Map<string, Promise<void>>()
  const schemaOf = (name: PlaceName): string => `site_${keyOf(name).replace('/', '_')}`

  async function make(schema: string): Promise<void> {
    await db.schema.createSchema(schema).ifNotExists().execute()
    await preparePlace({ schema: db.schema.withSchema(schema) })
  }

  return {
    async use(name, work) {
      const schema = schemaOf(name)
      const ready = known.get(schema) ?? make(schema)
      known.set(schema, ready)
      try {
        await ready
      } catch (error) {
        known.delete(schema)
        throw error
      }
      // The same connections, which know of these tables nothing but their names.
      return work(db.withSchema(schema) as unknown as Kysely<PlaceTables>)
    },
    async remove(projectId) {
      for (const isDraft of [false, true]) {
        const schema = schemaOf({ projectId, isDraft })
        known.delete(schema)
        await db.schema.dropSchema(schema).ifExists().cascade().execute()
      }
    },
    close: () => Promise.resolve(),
  }
}
