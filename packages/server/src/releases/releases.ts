import { messages } from '../messages.ts'
import { LIMITS } from '../limits.ts'
import type { Database, ProjectRow, ReleaseRow } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { ServerError } from '../server-error.ts'
import type { Stage } from '../stage.ts'
import { removeChunk } from './chunk-store.ts'
import type { ReleaseManifest } from './manifest.ts'
import type { ReleaseStore } from './release-store.ts'
import { addressKey, ADDRESS_KEYS, keptByStages, pointOf, setPointer } from './stages.ts'

/** The releases of projects: rows that point at stored folders, and which of them visitors see. */
export interface Releases {
  list(projectId: string): Promise<readonly ReleaseRow[]>
  /** Makes a stored release known and shows it where it was made for, in one step; without a stage it is only kept. */
  goLive(row: ReleaseRow, chunks: readonly string[], stage: Stage | undefined): Promise<void>
  /** Shows a kept release: that of staging to visitors, or an older one again. Throws `no-release` when the project has no such one. */
  activate(project: ProjectRow, releaseId: string, shown: { readonly stage: Stage; readonly by: string }): Promise<ReleaseRow>
  /** A kept release as it was stored. Throws `no-release`. */
  load(projectId: string, releaseId: string): Promise<ReleaseManifest>
  /** What visitors of an address see, or those who look at it before them. */
  current(slug: string, stage?: Stage): Promise<(ShownRelease & { projectId: string }) | undefined>
  /** A draft by what its key names; whether it may be seen was asked before. */
  draft(projectId: string, releaseId: string): Promise<ShownRelease | undefined>
  /** Ids of the release that visitors see, which is not read for it as the list of a large one is long, and of the one made last. */
  before(projectId: string): Promise<ReleasesBefore>
  /** What the next draft can be made from: the newest one that lives on while it is made. */
  beforeDraft(projectId: string): Promise<ReleasesBefore>
  /** What was last read of an address: for what has to be said without asking anybody. */
  known(slug: string, stage: Stage): ReleaseManifest | undefined
  /** The same as `current`, where it is at hand and still holds. */
  atHand(slug: string): ReleaseManifest | undefined
  /** Deletes releases beyond the kept ones, drafts whose time is over, and chunks that no release names any more. */
  prune(projectId: string): Promise<void>
  /** Projects that have drafts whose time is over. */
  withOldDrafts(): Promise<readonly string[]>
  /** Forgets what is remembered of an address: it was renamed or deleted. */
  forget(slug: string): void
  /** The same of what another process changed; of every address without one. */
  forgetHere(slug?: string): void
}

/** A release, and the one that visitors saw before it: read when a tab that is open since then asks for it. */
export interface ShownRelease {
  readonly purpose: ReleaseRow['purpose']
  readonly release: ReleaseManifest
  readonly before: () => Promise<ReleaseManifest | undefined>
}

/** Releases that the next one is made from, by their ids. */
export interface ReleasesBefore {
  readonly previousId: string | undefined
  /** Another one when an older release is shown again. */
  readonly newestId: string | undefined
}

interface Shown {
  readonly projectId: string
  readonly release: ReleaseManifest | undefined
  readonly before: () => Promise<ReleaseManifest | undefined>
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined)

/** Drafts whose lists are kept at hand. */
const KNOWN_DRAFTS = 20

export interface ReleasesOptions {
  readonly database: Database
  readonly storage: ObjectStorage
  readonly store: ReleaseStore
  readonly now: () => number
  /** Told of addresses that show something else now: other processes remember too, and store releases that are not known here yet. */
  readonly onChange?: ((slug: string) => void) | undefined
}

export function createReleases({ database, storage, store, now, onChange }: ReleasesOptions): Releases {
  const { db } = database
  /** What each address shows; a promise, so that many first visitors cost one read. */
  const shown = new Map<string, Promise<Shown | undefined>>()
  const known = new Map<string, Shown>()
  /** What was read of `shown`. */
  const read = new Map<string, ReleaseManifest>()
  /** Those that were looked at last. */
  const drafts = new Map<string, Promise<ReleaseManifest | undefined>>()

  async function readShown(slug: string, stage: Stage): Promise<Shown | undefined> {
    const project = await db.selectFrom('project').selectAll().where('slug', '=', slug).executeTakeFirst()
    if (!project) return undefined
    const load = async (id: string | null) => (id === null ? undefined : store.load(project.id, id))
    const point = pointOf(project, stage)
    const release = await load(point.releaseId)
    let before: Promise<ReleaseManifest | undefined> | undefined
    const readBefore = () =>
      (before ??= load(point.beforeId).catch((error: unknown) => {
        before = undefined
        throw error
      }))
    const found = { projectId: project.id, release, before: readBefore }
    known.set(addressKey(slug, stage), found)
    return found
  }

  const forget = (slug: string): void => {
    for (const keyOf of ADDRESS_KEYS) {
      shown.delete(keyOf(slug))
      read.delete(keyOf(slug))
    }
  }

  const changed = (slug: string): void => {
    forget(slug)
    onChange?.(slug)
  }

  async function forgetProject(projectId: string): Promise<void> {
    try {
      const project = await db.selectFrom('project').select('slug').where('id', '=', projectId).executeTakeFirst()
      if (project) changed(project.slug)
    } catch {
      shown.clear()
      read.clear()
    }
  }

  async function newest(projectId: string, purpose: ReleaseRow['purpose'], since: number): Promise<string | undefined> {
    const row = await db
      .selectFrom('release')
      .select('id')
      .where('project_id', '=', projectId)
      .where('purpose', '=', purpose)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return row?.id
  }

  async function removeUnused(projectId: string): Promise<void> {
    const project = await db.selectFrom('project').selectAll().where('id', '=', projectId).executeTakeFirst()
    const rows = await db
      .selectFrom('release')
      .selectAll()
      .where('project_id', '=', projectId)
      .orderBy('created_at', 'desc')
      .execute()
    const shownIds = new Set(project ? keptByStages(project) : [])
    const old = rows.filter((row) => row.purpose === 'production').slice(LIMITS.keptReleases)
    const over = rows.filter((row) => row.purpose === 'preview' && row.created_at <= now() - LIMITS.draftLife)
    for (const row of [...old, ...over].filter(({ id }) => !shownIds.has(id))) {
      drafts.delete(row.id)
      await db.deleteFrom('release').where('id', '=', row.id).execute()
      await store.remove(projectId, row.id)
    }
    // What another process is storing is not known yet either.
    if (onChange) return
    // A process that was killed between storing a release and naming it left one that nobody can reach.
    const known = new Set(rows.map(({ id }) => id))
    for (const id of await store.list(projectId)) if (!known.has(id)) await store.remove(projectId, id)
  }

  return {
    list: (projectId) =>
      db
        .selectFrom('release')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('purpose', '=', 'production')
        .orderBy('created_at', 'desc')
        .execute(),
    async goLive(row, chunks, stage) {
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction.insertInto('release').values(row).execute()
          if (chunks.length > 0) {
            await transaction
              .insertInto('release_chunk')
              .values(chunks.map((file) => ({ release_id: row.id, file })))
              .execute()
          }
          if (row.purpose === 'production' && stage) await setPointer(transaction, row, { stage, by: row.author_name, at: now() })
        })
      } finally {
        // Also when the answer to the commit got lost: it may have happened.
        await forgetProject(row.project_id)
      }
    },
    async activate(project, releaseId, { stage, by }) {
      const row = await db
        .selectFrom('release')
        .selectAll()
        .where('id', '=', releaseId)
        .where('project_id', '=', project.id)
        .where('purpose', '=', 'production')
        .executeTakeFirst()
      if (!row) throw new ServerError(messages.noRelease, 'releaseId')
      try {
        await setPointer(db, row, { stage, by, at: now() })
      } finally {
        changed(project.slug)
      }
      return row
    },
    async load(projectId, releaseId) {
      const found = await store.load(projectId, releaseId)
      if (!found) throw new ServerError(messages.noRelease, 'releaseId')
      return found
    },
    async current(slug, stage = 'production') {
      const key = addressKey(slug, stage)
      let reading = shown.get(key)
      if (!reading) {
        reading = readShown(slug, stage)
        shown.set(key, reading)
        // Neither a failure nor an address without a project is remembered: that list would grow with every guess.
        const drop = () => shown.get(key) === reading && shown.delete(key)
        const take = (found: Shown | undefined) => {
          if (!found) drop()
          else if (found.release && shown.get(key) === reading) read.set(key, found.release)
        }
        void reading.then(take, drop)
      }
      const found = await reading
      const release = found?.release
      const purpose = stage === 'staging' ? 'preview' : 'production'
      return found && release && { projectId: found.projectId, purpose, release, before: found.before }
    },
    async draft(projectId, releaseId) {
      const reading = drafts.get(releaseId) ?? store.load(projectId, releaseId)
      drafts.delete(releaseId)
      drafts.set(releaseId, reading)
      for (const id of [...drafts.keys()].slice(0, -KNOWN_DRAFTS)) drafts.delete(id)
      const release = await reading.catch((error: unknown) => {
        drafts.delete(releaseId)
        throw error
      })
      return release && { purpose: 'preview', release, before: nothing }
    },
    async before(projectId) {
      const [project, newestId] = await Promise.all([
        db.selectFrom('project').select('production_release').where('id', '=', projectId).executeTakeFirst(),
        newest(projectId, 'production', 0),
      ])
      return { previousId: project?.production_release ?? undefined, newestId }
    },
    async beforeDraft(projectId) {
      const id = await newest(projectId, 'preview', now() - LIMITS.draftLife + LIMITS.publishTime)
      return { previousId: id, newestId: id }
    },
    known: (slug, stage) => known.get(addressKey(slug, stage))?.release,
    atHand: (slug) => read.get(addressKey(slug, 'production')),
    async prune(projectId) {
      const before = await db.selectFrom('release_chunk').select('file').distinct().execute()
      await removeUnused(projectId)
      if (onChange) return
      const still = new Set((await db.selectFrom('release_chunk').select('file').distinct().execute()).map(({ file }) => file))
      for (const { file } of before) if (!still.has(file)) await removeChunk(storage, file)
    },
    async withOldDrafts() {
      const rows = await db
        .selectFrom('release')
        .select('project_id')
        .distinct()
        .where('purpose', '=', 'preview')
        .where('created_at', '<=', now() - LIMITS.draftLife)
        .execute()
      return rows.map((row) => row.project_id)
    },
    forget(slug) {
      changed(slug)
      for (const keyOf of ADDRESS_KEYS) known.delete(keyOf(slug))
    },
    forgetHere(slug) {
      if (slug === undefined) {
        shown.clear()
        read.clear()
      } else forget(slug)
    },
  }
}
