import { hash } from 'node:crypto'
import { hasErrors, rootOf } from '@heddle/document'
import {
  ASSETS_FOLDER,
  messageFrame,
  releaseAccess,
  releaseRedirects,
  publishProject,
  requestPath,
  type ReleaseRoute,
} from '@heddle/publish'
import { readStorage } from '../../drivers/open-storage.ts'
import type { JobBody } from '../../pool/job.ts'
import type { FolderFile } from '../../ports/object-storage.ts'
import { assetSources } from '../../releases/asset-source.ts'
import { asksFirst } from '../../releases/compare-access.ts'
import { createKeptDocument, type KeptDocument, type WorkerDocument } from '../../releases/kept-document.ts'
import { loadPublishing } from '../../releases/load-publishing.ts'
import { cacheVersionOf, type ReleasePattern } from '../../releases/manifest.ts'
import { createReleasePack } from '../../releases/pack-release.ts'
import { createReport } from '../../releases/report.ts'
import { loadList, takeable, type ReleaseList } from '../../releases/stored-list.ts'
import { STALE, type MadeRelease, type publishJob, type PublishJobInput } from './job.ts'

const sha256 = (text: string): string => hash('sha256', text, 'base64')

/** The job for a worker that keeps documents so. */
export const publishWith = (kept: KeptDocument): JobBody<typeof publishJob> => {
  /** Of the release that was made last, which mostly is the one before: that of a large site takes long to read. */
  let last: ReleaseList | undefined
  return async (input, { items: records, emit }) => {
    const before = last
    last = undefined
    const loaded = await loadPublishing(input.publishing)
    const held = kept.open(input, records, (type) => loaded.ports.definitions.get(type))
    if (!held) return STALE
    const report = createReport(emit)
    const issues = held.document.issues()
    report.problems(issues)
    const handOn = (files: readonly FolderFile[]): void => emit({ files })
    const made = hasErrors(issues) ? undefined : await make(input, held, loaded, { report, handOn, before })
    last = made?.list
    return { made: made?.release, keeps: kept.keep(input, held) }
  }
}

export const run = publishWith(createKeptDocument())

interface Making {
  readonly report: ReturnType<typeof createReport>
  readonly handOn: (files: readonly FolderFile[]) => void
  /** The release that was made last. */
  readonly before: ReleaseList | undefined
}

async function make(
  { projectId, releaseId: id, purpose, createdAt, seq, origin, addresses, previousId, newestId, storage: place }: PublishJobInput,
  { document: { view }, pages }: WorkerDocument,
  { ports, build }: Awaited<ReturnType<typeof loadPublishing>>,
  { report, handOn, before }: Making,
): Promise<{ readonly release: MadeRelease; readonly list: ReleaseList } | undefined> {
  const storage = await readStorage(place)
  const load = async (release: string | undefined) => {
    if (release === undefined) return undefined
    const { manifest } = before ?? {}
    return manifest?.id === release && manifest.projectId === projectId ? before : loadList(storage, projectId, release)
  }
  const shown = await load(previousId)
  const newest = newestId === previousId ? shown : await load(newestId)
  const previous = shown && (await takeable(storage, shown))
  const pack = createReleasePack({ id, previous, storage, handOn })
  // Drafts stand at the root of a host of their own.
  const basePath = purpose === 'production' ? view.site()?.basePath : undefined
  const result = await publishProject({
    view,
    onArtefact: ({ path, readers, contents, contentType: type }) => pack.add({ path, readers, contents, type }),
    ...(pages && { kept: pages }),
    definitions: ports.definitions,
    actions: ports.actions,
    plugins: ports.plugins,
    elementStyles: ports.elementStyles,
    renderPage: build.renderPage,
    ...(build.ahead && { ahead: build.ahead }),
    chunks: build.chunks,
    iconSvg: ports.iconSvg,
    sha256,
    origin,
    addresses,
    root: rootOf(basePath),
    now: createdAt,
    releaseId: id,
    isDraft: purpose === 'preview',
    ...(previous ? { previous: { fingerprints: previous.manifest.fingerprints, version: previous.manifest.version } } : {}),
    ...(newest ? { highestVersion: newest.manifest.version?.highest ?? cacheVersionOf(newest.manifest) } : {}),
    onProgress: ({ done, total }) => report.step('draw', done, total),
  })
  report.problems(result.problems)
  if (!result.ok) return undefined

  const { sources, problems } = await assetSources(storage, ASSETS_FOLDER, result.assets)
  report.problems(problems)
  for (const { path, readers } of result.kept) pack.add({ path, readers, kept: true })
  for (const source of sources) pack.add(source)
  const { fingerprints, policies, version } = result
  // Only drafts tell the editor what they do: what visitors get names nothing of it.
  const recorder = purpose === 'preview' ? build.chunks.parts['recorder'] : undefined
  const { renderer } = build
  const isDrawn = ({ pattern, live, rows }: ReleaseRoute): boolean =>
    renderer !== undefined && live && rows === undefined && pattern.includes(':')
  const own = [recorder, result.routes.some(isDrawn) ? renderer : undefined].filter((file) => file !== undefined)
  const chunks = own.length === 0 ? result.chunks : [...result.chunks, ...own].toSorted()
  const patterns = result.routes.flatMap((route): readonly ReleasePattern[] => {
    const { pattern, file, rows, pageId, lang } = route
    if (!pattern.includes(':')) return []
    return [{ pattern, file, ...(rows !== undefined && { rows }), ...(isDrawn(route) && { drawn: requestPath(pageId, lang) }) }]
  })
  const redirects = releaseRedirects(view)
  const designId = view.site()?.id
  const defaultPrefix = view.site()?.isDefaultPrefixed ? view.defaultLanguage() : undefined
  const access = releaseAccess(view, ports.plugins)
  const { list, files } = await pack.finish({
    projectId,
    createdAt,
    seq,
    chunks,
    fingerprints,
    ports: result.ports,
    ...(designId !== undefined && { designId }),
    ...(version && { version }),
    ...(recorder !== undefined && { recorder }),
    ...(renderer !== undefined && own.includes(renderer) && { renderer }),
    policies,
    patterns,
    ...(redirects.length > 0 && { redirects }),
    ...(basePath !== undefined && { basePath }),
    ...(defaultPrefix !== undefined && { defaultPrefix }),
    ...(access && { access }),
    frame: messageFrame(view),
  })
  const total = Object.keys(list.manifest.files).length
  report.step('compress', total, total)
  const made = { files, chunks, pages: Object.keys(fingerprints).length, asksFirst: asksFirst(list.manifest, shown?.manifest) }
  return { release: made, list }
}
