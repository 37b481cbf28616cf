import { createHash } from 'node:crypto'
import { createDocumentView, hasErrors, type DocumentRecord } from '@heddle/document'
import { checkDocument } from '@heddle/document/check'
import { ASSETS_FOLDER, publishProject, type PublishResult } from '@heddle/publish'
import { createStore } from '@heddle/store'
import type { HostNames } from '../host-names.ts'
import { messages } from '../messages.ts'
import type { ProjectRow, ReleaseRow } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import type { ServerPorts, SiteBuild } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'
import type { User } from '../services/accounts.ts'
import { newId } from '../ids.ts'
import { createQueue } from '../task-queue.ts'
import type { Rooms } from '../services/rooms.ts'
import { assetSources } from './asset-source.ts'
import { keepChunks } from './chunk-store.ts'
import { readHostFiles } from './host-files.ts'
import type { ReleaseManifest } from './manifest.ts'
import type { ReleaseSource } from './pack-file.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Releases } from './releases.ts'
import { createReport, type PublishEvent } from './report.ts'

export interface PublishRequest {
  readonly project: ProjectRow
  readonly user: User
  readonly purpose: ReleaseRow['purpose']
  readonly emit: (event: PublishEvent) => void
}

/** Makes releases of projects. */
export interface Publisher {
  /** Resolves with the release, or with nothing when errors blocked it. Throws `publishing` when the project is being published already. */
  publish(request: PublishRequest): Promise<ReleaseManifest | undefined>
}

export interface PublisherOptions {
  readonly ports: ServerPorts
  readonly storage: ObjectStorage
  readonly store: ReleaseStore
  readonly releases: Releases
  readonly hosts: HostNames
  readonly readDocument: Rooms['read']
  /** Told of what went wrong after the release was live already. */
  readonly onError: (error: unknown) => void
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
/** Lets other requests be answered between two pages. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function createPublisher(options: PublisherOptions): Publisher {
  const { ports, storage, store, releases, hosts } = options
  const busy = new Set<string>()
  // Chunks that one release no longer names must not vanish while another one is about to name them.
  const storing = createQueue()

  async function make({ project, user, purpose, emit }: PublishRequest): Promise<ReleaseManifest | undefined> {
    const report = createReport(emit)
    const build = await loadBuild(ports)
    const { seq, records } = await options.readDocument(project.id)
    const issues = checkDocument(records, { fieldsOf: (type) => ports.definitions.get(type) })
    report.problems(issues)
    if (hasErrors(issues)) return undefined

    const previous = (await releases.current(project.slug, purpose))?.release
    const [id, createdAt] = [newId(), ports.now()]
    const result = await publishProject({
      view: createDocumentView(createStore<DocumentRecord>(records)),
      definitions: ports.definitions,
      actions: ports.actions,
      elementStyles: ports.elementStyles,
      renderPage: build.renderPage,
      chunks: build.chunks,
      iconSvg: (name) => ports.icons.svg(name),
      sha256,
      origin: purpose === 'production' ? hosts.siteOrigin(project.slug) : hosts.previewOrigin(project.slug),
      now: createdAt,
      releaseId: id,
      ...(previous ? { previous: previous.fingerprints } : {}),
      onProgress: ({ done, total }) => {
        report.step('draw', done, total)
        return breathe()
      },
    })
    report.problems(result.problems)
    if (!result.ok) return undefined

    const { sources, problems } = await assetSources(storage, ASSETS_FOLDER, result.assets)
    report.problems(problems)
    const { chunks, fingerprints } = result
    const release = await storing.run(async () => {
      await keepChunks(storage, build, chunks)
      const made = await store.save(
        { id, projectId: project.id, createdAt, seq, chunks, fingerprints, ...readHostFiles(result.artefacts) },
        [...sourcesOf(result), ...sources],
        previous,
        (done, total) => report.step('compress', done, total),
      )
      await releases.goLive(rowOf(made, user, purpose), chunks)
      // Visitors have it: what fails from here on is for the log.
      await releases.prune(project.id).catch(options.onError)
      return made
    })
    report.step('store', 1, 1)
    report.release(release)
    return release
  }

  return {
    async publish(request) {
      const key = `${request.project.id} ${request.purpose}`
      if (busy.has(key)) throw new ServerError(messages.publishing)
      busy.add(key)
      try {
        return await make(request)
      } finally {
        busy.delete(key)
      }
    },
  }
}

async function loadBuild(ports: ServerPorts): Promise<SiteBuild> {
  try {
    return await ports.loadSite()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ServerError(messages.notBuilt('The runtime of sites'))
    throw error
  }
}

const rowOf = (release: ReleaseManifest, user: User, purpose: ReleaseRow['purpose']): ReleaseRow => ({
  id: release.id,
  project_id: release.projectId,
  purpose,
  created_at: release.createdAt,
  seq: release.seq,
  author_id: user.id,
  author_name: user.name,
  pages: Object.keys(release.policies).length,
})

function sourcesOf({ artefacts, kept }: PublishResult): readonly ReleaseSource[] {
  return [
    ...artefacts.map(({ path, guarded, contents, contentType: type }) => ({ path, guarded, contents, type })),
    ...kept.map(({ path, guarded }) => ({ path, guarded, kept: true as const })),
  ]
}
