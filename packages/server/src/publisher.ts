import { PassThrough } from 'node:stream'
import { hasErrors, type DocumentRecord } from '@heddle/document'
import type { HelperAddresses } from '@heddle/kit'
import type { HostNames } from './host-names.ts'
import { loadPublishingJob } from './jobs/load-publishing/job.ts'
import { runTestsJob } from './jobs/run-tests/job.ts'
import { packChunksJob } from './jobs/pack-chunks/job.ts'
import { publishJob, STALE, type FilesEvent, type MadeRelease, type PublishJobInput } from './jobs/publish/job.ts'
import { messages } from './messages.ts'
import type { JobPool } from './pool/job-pool.ts'
import type { ProjectRow, ReleaseRow } from './ports/database.ts'
import type { ObjectStorage, StoragePlace } from './ports/object-storage.ts'
import type { PublishModule } from './ports/ports.ts'
import { ServerError } from './server-error.ts'
import type { User } from './services/accounts.ts'
import { newId } from './ids.ts'
import type { Stage } from './stage.ts'
import { createQueue } from './task-queue.ts'
import type { Rooms } from './services/rooms.ts'
import type { StaticRows } from './sources/static-rows.ts'
import { keepChunks } from './releases/chunk-store.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import type { Releases, ReleasesBefore } from './releases/releases.ts'
import type { PublishEvent } from './releases/report.ts'
import { createSentDocuments } from './releases/sent-documents.ts'

export interface PublishRequest {
  readonly project: ProjectRow
  readonly user: User
  readonly purpose: ReleaseRow['purpose']
  /** Where a release is shown once it is made; a draft is shown by its key. */
  readonly stage?: Stage
  /** It is kept and not shown to visitors yet where somebody would come to see more or less by it. */
  readonly asksFirst?: boolean
  readonly emit: (event: PublishEvent) => void
}

/** Makes releases of projects. */
export interface Publisher {
  /**
   * Resolves with the release, or with nothing when errors blocked it. Throws `publishing` when the project is being published
   * already, which drafts neither do nor mind, and what the pool throws; visitors then see what they saw before.
   */
  publish(request: PublishRequest): Promise<ReleaseRow | undefined>
  /** Somebody is about to publish: what that needs is loaded meanwhile, unless it is. */
  warm(): void
  /** Removes drafts whose time is over, of all projects. */
  sweep(): Promise<void>
  /** Stops making releases of a project; resolves when nothing of them can happen any more. */
  stop(projectId: string): Promise<void>
}

export interface PublisherOptions {
  readonly pool: JobPool
  readonly publishing: PublishModule
  readonly storagePlace: StoragePlace
  readonly storage: ObjectStorage
  readonly store: ReleaseStore
  readonly releases: Releases
  readonly hosts: HostNames
  /** Where visitors see the site of a project. */
  readonly siteOrigin: (project: ProjectRow) => Promise<string>
  readonly readDocument: Rooms['read']
  /** Helper services that plugins may ask. */
  readonly addresses: Partial<HelperAddresses>
  readonly staticRows: StaticRows
  readonly now: () => number
  /** Told of what went wrong after the release was live already. */
  readonly onError: (error: unknown) => void
}

interface Running {
  readonly projectId: string
  readonly purpose: ReleaseRow['purpose']
  readonly control: AbortController
  readonly done: Promise<ReleaseRow | undefined>
}

export function createPublisher(options: PublisherOptions): Publisher {
  const { pool, publishing, storage, store, releases, hosts } = options
  const running = new Set<Running>()
  // Chunks that one release no longer names must not vanish while another one is about to name them.
  const storing = createQueue()
  const sent = createSentDocuments()

  /** Makes a release on a worker; one that keeps the document is sent what changed, any other one everything. */
  async function makeOn(
    input: Omit<PublishJobInput, 'document'>,
    records: readonly DocumentRecord[],
    waiting: { readonly onEvent: (event: PublishEvent | FilesEvent) => void; readonly signal: AbortSignal },
  ): Promise<MadeRelease | undefined> {
    const { projectId, releaseId } = input
    for (;;) {
      let used: object = {}
      const output = await pool.run(
        publishJob,
        (worker) => {
          used = worker
          const { document, items } = sent.deliver(worker, projectId, records)
          return { input: { ...input, document }, items }
        },
        { ...waiting, prefers: (worker) => sent.isKept(worker, projectId) },
      )
      if (output === STALE) continue
      if (output.keeps) sent.note(used, { projectId, releaseId, records })
      return output.made
    }
  }

  /** Whether the project's own tests let it be published: where it says that they decide, all of them pass. */
  async function passesTests(
    records: readonly DocumentRecord[],
    emit: PublishRequest['emit'],
    signal: AbortSignal,
  ): Promise<boolean> {
    const decide = records.some((record) => record.kind === 'site' && record.testsBlockPublishing)
    if (!decide || !records.some(({ kind }) => kind === 'test')) return true
    const failures = await pool.run(runTestsJob, publishing, { items: records, onEvent: emit, signal })
    for (const problem of failures) emit({ problem })
    return failures.length === 0
  }

  async function make(
    { project, user, purpose, stage = 'production', asksFirst = false, emit }: PublishRequest,
    signal: AbortSignal,
  ): Promise<ReleaseRow | undefined> {
    const { seq, records: held } = await options.readDocument(project.id)
    const isDraft = purpose === 'preview'
    const { records, issues } = await options.staticRows
      .complete({ projectId: project.id, records: held, isDraft, signal })
      .catch((error: unknown) => {
        throw signal.aborted ? new ServerError(messages.cancelled) : error
      })
    for (const problem of issues) emit({ problem })
    if (hasErrors(issues)) return undefined
    if (!isDraft && !(await passesTests(records, emit, signal))) return undefined
    const [id, createdAt] = [newId(), options.now()]
    // Files are stored while others are drawn and compressed.
    const files = new PassThrough({ objectMode: true }).on('error', () => undefined)
    const saved = store.save(project.id, id, files)
    // Whether it failed is asked when there is a release.
    saved.catch(() => undefined)
    try {
      const before = await (isDraft ? releases.beforeDraft(project.id) : releases.before(project.id))
      const made = await makeOn(
        {
          publishing,
          storage: options.storagePlace,
          projectId: project.id,
          releaseId: id,
          purpose,
          createdAt,
          seq,
          origin: isDraft ? hosts.previewOrigin(project.slug) : await options.siteOrigin(project),
          addresses: options.addresses,
          ...before,
        },
        records,
        { onEvent: (event) => ('files' in event ? void files.write(event.files) : emit(event)), signal },
      )
      return made && (await goLive(made, before))
    } finally {
      // What is stored is stored: this ends what was begun in vain.
      files.destroy(new Error(messages.cancelled.text))
      await saved.catch(() => undefined)
    }

    async function isHeld(made: MadeRelease, before: ReleasesBefore): Promise<boolean> {
      if (!asksFirst || isDraft || stage !== 'production') return false
      // What it was compared with may not be what visitors see any more.
      return made.asksFirst || (await releases.before(project.id)).previousId !== before.previousId
    }

    async function goLive(made: MadeRelease, before: ReleasesBefore): Promise<ReleaseRow> {
      const { files: rest, chunks, pages } = made
      const row: ReleaseRow = {
        id,
        project_id: project.id,
        purpose,
        created_at: createdAt,
        seq,
        author_id: user.id,
        author_name: user.name,
        pages,
      }
      const held = await storing.run(async () => {
        await keepChunks(storage, chunks, (names) => pool.run(packChunksJob, { publishing, files: names }, { signal }))
        if (signal.aborted) throw new ServerError(messages.cancelled)
        files.end(rest)
        await saved
        const held = await isHeld(made, before)
        await releases.goLive(row, chunks, held ? undefined : stage)
        // Visitors have it: what fails from here on is for the log.
        await releases.prune(project.id).catch(options.onError)
        return held
      })
      emit({ step: 'store', done: 1, total: 1 })
      emit({ release: { id, isHeld: held } })
      return row
    }
  }

  return {
    async publish(request) {
      const { purpose } = request
      const { id: projectId } = request.project
      const isPublishing = (one: Running) => one.projectId === projectId && one.purpose === 'production'
      if (purpose === 'production' && [...running].some(isPublishing)) throw new ServerError(messages.publishing)
      const control = new AbortController()
      const own: Running = { projectId, purpose, control, done: make(request, control.signal) }
      running.add(own)
      try {
        return await own.done
      } finally {
        running.delete(own)
      }
    },
    async sweep() {
      for (const projectId of await releases.withOldDrafts()) await storing.run(() => releases.prune(projectId))
    },
    warm() {
      // Nobody waits for it, and whoever publishes is told what is wrong.
      if (pool.size('publish') === 0) pool.run(loadPublishingJob, publishing).catch(() => undefined)
    },
    async stop(projectId) {
      const own = [...running].filter((each) => each.projectId === projectId)
      for (const { control } of own) control.abort()
      await Promise.allSettled(own.map(({ done }) => done))
    },
  }
}
