import { messages } from '../messages.ts'
import { LIMITS } from '../limits.ts'
import type { Database, ProjectRow, ReleaseRow } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import { ServerError } from '../server-error.ts'
import { removeChunk } from './chunk-store.ts'
import type { ReleaseManifest } from './manifest.ts'
import type { ReleaseStore } from './release-store.ts'

/** The releases of projects: rows that point at stored folders, and which of them visitors see. */
export interface Releases {
  list(projectId: string): Promise<readonly ReleaseRow[]>
  /** Makes a stored release known and shows it to visitors, in one step. */
  goLive(row: ReleaseRow, chunks: readonly string[]): Promise<void>
  /** Shows an older release again. Throws `no-release` when the project has no such one. */
  activate(project: ProjectRow, releaseId: string): Promise<ReleaseRow>
  /** What visitors of an address see; `preview` is the draft. */
  current(slug: string, purpose: ReleaseRow['purpose']): Promise<(ShownRelease & { projectId: string }) | undefined>
  /** Id of the release that visitors see, which is not read for it: the list of a large one is long. */
  shownId(projectId: string, purpose: ReleaseRow['purpose']): Promise<string | undefined>
  /** What was last read of an address: for what has to be said without asking anybody. */
  known(slug: string, purpose: ReleaseRow['purpose']): ReleaseManifest | undefined
  /** Id of the release that was made last, shown or not. */
  newest(projectId: string, purpose: ReleaseRow['purpose']): Promise<string | undefined>
  /** Deletes releases beyond the kept ones, and chunks that no release names any more. */
  prune(projectId: string): Promise<void>
  /** Forgets what is remembered of an address: it was renamed or deleted. */
  forget(slug: string): void
}

/** A release, and the one that visitors saw before it: read when a tab that is open since then asks for it. */
export interface ShownRelease {
  readonly release: ReleaseManifest
  readonly before: () => Promise<ReleaseManifest | undefined>
}

interface Shown {
  readonly projectId: string
  readonly production: ReleaseManifest | undefined
  readonly preview: ReleaseManifest | undefined
  readonly before: () => Promise<ReleaseManifest | undefined>
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined)

/** Shows a release to visitors. Showing the one they see already changes nothing. */
async function show(db: Database['db'], projectId: string, releaseId: string): Promise<void> {
  await db
    .updateTable('project')
    .set((row) => ({ production_before: row.ref('production_release'), production_release: releaseId }))
    .where('id', '=', projectId)
    .where((row) => row.or([row('production_release', 'is', null), row('production_release', '!=', releaseId)]))
    .execute()
}

export function createReleases(options: { database: Database; storage: ObjectStorage; store: ReleaseStore }): Releases {
  const { database, storage, store } = options
  const { db } = database
  /** What each address shows; a promise, so that many first visitors cost one read. */
  const shown = new Map<string, Promise<Shown | undefined>>()
  const known = new Map<string, Shown>()

  async function readShown(slug: string): Promise<Shown | undefined> {
    const project = await db.selectFrom('project').selectAll().where('slug', '=', slug).executeTakeFirst()
    if (!project) return undefined
    const load = async (id: string | null) => (id === null ? undefined : store.load(project.id, id))
    const [production, preview] = await Promise.all([load(project.production_release), load(project.preview_release)])
    let before: Promise<ReleaseManifest | undefined> | undefined
    const readBefore = () =>
      (before ??= load(project.production_before).catch((error: unknown) => {
        before = undefined
        throw error
      }))
    const read = { projectId: project.id, production, preview, before: readBefore }
    known.set(slug, read)
    return read
  }

  async function forgetProject(projectId: string): Promise<void> {
    try {
      const project = await db.selectFrom('project').select('slug').where('id', '=', projectId).executeTakeFirst()
      if (project) shown.delete(project.slug)
    } catch {
      shown.clear()
    }
  }

  async function removeUnused(projectId: string): Promise<void> {
    const project = await db.selectFrom('project').selectAll().where('id', '=', projectId).executeTakeFirst()
    const rows = await db
      .selectFrom('release')
      .selectAll()
      .where('project_id', '=', projectId)
      .orderBy('created_at', 'desc')
      .execute()
    const shownIds = new Set([project?.production_release, project?.production_before, project?.preview_release])
    const old = rows.filter((row) => row.purpose === 'production').slice(LIMITS.keptReleases)
    const drafts = rows.filter((row) => row.purpose === 'preview')
    for (const row of [...old, ...drafts].filter(({ id }) => !shownIds.has(id))) {
      await db.deleteFrom('release').where('id', '=', row.id).execute()
      await store.remove(projectId, row.id)
    }
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
    async goLive(row, chunks) {
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction.insertInto('release').values(row).execute()
          if (chunks.length > 0) {
            await transaction
              .insertInto('release_chunk')
              .values(chunks.map((file) => ({ release_id: row.id, file })))
              .execute()
          }
          if (row.purpose === 'production') await show(transaction, row.project_id, row.id)
          else
            await transaction.updateTable('project').set({ preview_release: row.id }).where('id', '=', row.project_id).execute()
        })
      } finally {
        // Also when the answer to the commit got lost: it may have happened.
        await forgetProject(row.project_id)
      }
    },
    async activate(project, releaseId) {
      const row = await db
        .selectFrom('release')
        .selectAll()
        .where('id', '=', releaseId)
        .where('project_id', '=', project.id)
        .where('purpose', '=', 'production')
        .executeTakeFirst()
      if (!row) throw new ServerError(messages.noRelease, 'releaseId')
      try {
        await show(db, project.id, row.id)
      } finally {
        shown.delete(project.slug)
      }
      return row
    },
    async current(slug, purpose) {
      let reading = shown.get(slug)
      if (!reading) {
        reading = readShown(slug)
        shown.set(slug, reading)
        // Neither a failure nor an address without a project is remembered: that list would grow with every guess.
        const drop = () => shown.get(slug) === reading && shown.delete(slug)
        void reading.then((found) => found ?? drop(), drop)
      }
      const found = await reading
      const release = found?.[purpose]
      if (!found || !release) return undefined
      return { projectId: found.projectId, release, before: purpose === 'production' ? found.before : nothing }
    },
    async shownId(projectId, purpose) {
      const column = purpose === 'production' ? 'production_release' : 'preview_release'
      const row = await db.selectFrom('project').select(`${column} as id`).where('id', '=', projectId).executeTakeFirst()
      return row?.id ?? undefined
    },
    known: (slug, purpose) => known.get(slug)?.[purpose],
    async newest(projectId, purpose) {
      const row = await db
        .selectFrom('release')
        .select('id')
        .where('project_id', '=', projectId)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
      return row?.id
    },
    async prune(projectId) {
      const before = await db.selectFrom('release_chunk').select('file').distinct().execute()
      await removeUnused(projectId)
      const still = new Set((await db.selectFrom('release_chunk').select('file').distinct().execute()).map(({ file }) => file))
      for (const { file } of before) if (!still.has(file)) await removeChunk(storage, file)
    },
    forget(slug) {
      shown.delete(slug)
      known.delete(slug)
    },
  }
}
