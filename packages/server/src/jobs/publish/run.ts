import { hash } from 'node:crypto'
import { hasErrors } from '@heddle/document'
import { openDocument } from '@heddle/document/check'
import { ASSETS_FOLDER, messageFrame, publishProject, type PublishResult } from '@heddle/publish'
import { readDisk } from '../../drivers/disk.ts'
import type { JobBody } from '../../pool/job.ts'
import { assetSources } from '../../releases/asset-source.ts'
import { readHostFiles } from '../../releases/host-files.ts'
import { loadPublishing } from '../../releases/load-publishing.ts'
import { cacheVersionOf, loadManifest } from '../../releases/manifest.ts'
import type { ReleaseSource } from '../../releases/pack-file.ts'
import { packRelease } from '../../releases/pack-release.ts'
import { createReport } from '../../releases/report.ts'
import type { publishJob } from './job.ts'

const sha256 = (text: string): string => hash('sha256', text, 'base64')

export const run: JobBody<typeof publishJob> = async (input, { items: records, emit }) => {
  const { projectId, releaseId: id, createdAt, seq, origin, previousId, newestId } = input
  const report = createReport(emit)
  const { ports, build } = await loadPublishing(input.publishing)
  const document = openDocument(records, { fieldsOf: (type) => ports.definitions.get(type) })
  const { view } = document
  const issues = document.issues()
  report.problems(issues)
  if (hasErrors(issues)) return undefined

  const storage = readDisk(input.dataFolder)
  const load = async (release: string | undefined) =>
    release === undefined ? undefined : loadManifest(storage, projectId, release)
  const previous = await load(previousId)
  const newest = newestId === previousId ? previous : await load(newestId)
  const result = await publishProject({
    view,
    definitions: ports.definitions,
    actions: ports.actions,
    plugins: ports.plugins,
    elementStyles: ports.elementStyles,
    renderPage: build.renderPage,
    chunks: build.chunks,
    iconSvg: ports.iconSvg,
    sha256,
    origin,
    now: createdAt,
    releaseId: id,
    ...(previous ? { previous: { fingerprints: previous.fingerprints, version: previous.version } } : {}),
    ...(newest ? { highestVersion: newest.version?.highest ?? cacheVersionOf(newest) } : {}),
    onProgress: ({ done, total }) => report.step('draw', done, total),
  })
  report.problems(result.problems)
  if (!result.ok) return undefined

  const { sources, problems } = await assetSources(storage, ASSETS_FOLDER, result.assets)
  report.problems(problems)
  const { chunks, fingerprints, version } = result
  const hostFiles = readHostFiles(result.artefacts)
  const files = packRelease(
    { id, projectId, createdAt, seq, chunks, fingerprints, ...(version && { version }), ...hostFiles, frame: messageFrame(view) },
    [...sourcesOf(result), ...sources],
    previous,
    (done, total) => report.step('compress', done, total),
  )
  return { files, chunks, pages: Object.keys(fingerprints).length }
}

function sourcesOf({ artefacts, kept }: PublishResult): readonly ReleaseSource[] {
  return [
    ...artefacts.map(({ path, readers, contents, contentType: type }) => ({ path, readers, contents, type })),
    ...kept.map(({ path, readers }) => ({ path, readers, kept: true as const })),
  ]
}
