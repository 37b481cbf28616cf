import { createHash } from 'node:crypto'
import type { Database } from '../ports/database.ts'
import type { ObjectReader, StoredObjects } from '../ports/object-storage.ts'
import {
  chunkKey,
  MANIFEST_FILE,
  packKey,
  placeOf,
  releaseKey,
  type ReleaseFile,
  type ReleaseManifest,
} from '../releases/manifest.ts'
import { loadManifest } from '../releases/stored-list.ts'
import { assetKey, kindOfAsset } from '../uploads/file-kinds.ts'
import { checkUserFiles } from './check-user-files.ts'
import { REMEDIES, type DataProblem, type DataReport } from './report.ts'

/** Uploads, releases and files of visitors that the database names: everything is there, and what carries a hash of its contents has them. */
export async function checkFiles(database: Database, storage: StoredObjects): Promise<DataReport> {
  const reports = [
    await checkUploads(database, storage),
    await checkReleases(database, storage),
    await checkUserFiles(database, storage),
  ]
  return {
    counts: Object.assign({}, ...reports.map(({ counts }) => counts)) as DataReport['counts'],
    problems: reports.flatMap(({ problems }) => problems),
    strays: reports.flatMap(({ strays = [] }) => strays),
  }
}

const startsWithHash = (bytes: Uint8Array, hash: string): boolean =>
  createHash('sha256').update(bytes).digest('hex').startsWith(hash)

/** What is wrong with an object; `hash` is the start of its contents’ SHA-256. */
async function findFault(storage: ObjectReader, key: string, hash?: string): Promise<string | undefined> {
  if (hash === undefined) return (await storage.has(key)) ? undefined : 'is missing'
  const bytes = await storage.read(key)
  if (!bytes) return 'is missing'
  return startsWithHash(bytes, hash) ? undefined : 'was altered'
}

async function checkUploads({ db }: Database, storage: ObjectReader): Promise<DataReport> {
  const problems: DataProblem[] = []
  const files = await db.selectFrom('asset').select('file').distinct().orderBy('file').execute()
  for (const { file } of files) {
    const hash = kindOfAsset(file) ? file.slice(0, file.indexOf('.')) : undefined
    const what = await findFault(storage, assetKey(file), hash)
    if (what === undefined) continue
    // A project may have been deleted meanwhile.
    const isStillNamed = await db.selectFrom('asset').select('file').where('file', '=', file).executeTakeFirst()
    if (isStillNamed) problems.push({ where: `objects/${assetKey(file)}`, what, remedy: REMEDIES.upload })
  }
  return { counts: { uploads: files.length }, problems }
}

async function checkReleases({ db }: Database, storage: ObjectReader): Promise<DataReport> {
  const problems: DataProblem[] = []
  const releases = await db.selectFrom('release').select(['id', 'project_id']).execute()
  for (const { id, project_id: projectId } of releases) {
    const found = await checkRelease(storage, projectId, id)
    if (found.length === 0) continue
    // It may have been pruned meanwhile.
    const isStillNamed = await db.selectFrom('release').select('id').where('id', '=', id).executeTakeFirst()
    if (isStillNamed) problems.push(...found)
  }
  const known = new Set(releases.map(({ id }) => id))
  const projects = await db.selectFrom('project').select(['id', 'name', 'production_release']).execute()
  for (const { id, name, production_release: shown } of projects) {
    if (shown === null || known.has(shown)) continue
    const now = await db.selectFrom('release').select('id').where('id', '=', shown).executeTakeFirst()
    if (!now)
      problems.push({ where: `project “${name}” (${id})`, what: `its release ${shown} is missing`, remedy: REMEDIES.release })
  }
  return { counts: { releases: releases.length }, problems }
}

async function checkRelease(storage: ObjectReader, projectId: string, id: string): Promise<readonly DataProblem[]> {
  const problems: DataProblem[] = []
  const look = async (key: string, hash?: string): Promise<void> => {
    const what = await findFault(storage, key, hash)
    if (what !== undefined) problems.push({ where: `objects/${key}`, what, remedy: REMEDIES.release })
  }
  const listKey = `${releaseKey(projectId, id)}/${MANIFEST_FILE}`
  const release = await loadManifest(storage, projectId, id).catch(() => 'broken' as const)
  if (release === undefined || release === 'broken') {
    const what = release === 'broken' ? 'is not readable, or what it follows is not' : 'is missing, or what it follows is'
    return [{ where: `objects/${listKey}`, what, remedy: REMEDIES.release }]
  }
  const byPack = new Map<string, [path: string, file: ReleaseFile][]>()
  for (const [path, file] of Object.entries(release.files)) {
    if (file.packed) {
      const [pack] = file.packed
      const own = byPack.get(pack)
      if (own) own.push([path, file])
      else byPack.set(pack, [[path, file]])
      continue
    }
    const [plain, ...packed] = [undefined, ...file.encodings].map((encoding) => placeOf(release, path, file, encoding)?.key ?? '')
    await look(plain ?? '', file.hash)
    for (const key of packed) await look(key)
  }
  for (const [pack, files] of byPack) problems.push(...(await checkPack(storage, release, pack, files)))
  for (const chunk of release.chunks) await look(chunkKey(chunk))
  return problems
}

/** A pack is there and as long as it was, and each of the files in it has its contents. */
async function checkPack(
  storage: ObjectReader,
  release: ReleaseManifest,
  pack: string,
  files: readonly (readonly [path: string, file: ReleaseFile])[],
): Promise<readonly DataProblem[]> {
  const where = `objects/${packKey(release, pack)}`
  const bytes = await storage.read(packKey(release, pack))
  if (!bytes) return [{ where, what: 'is missing', remedy: REMEDIES.release }]
  if (bytes.length !== release.packs?.[pack]) return [{ where, what: 'is not as long as it was', remedy: REMEDIES.release }]
  return files.flatMap(([path, file]) => {
    const { from = 0, size = 0 } = placeOf(release, path, file, undefined)?.part ?? {}
    if (startsWithHash(bytes.subarray(from, from + size), file.hash)) return []
    return [{ where: `${path} in ${where}`, what: 'was altered', remedy: REMEDIES.release }]
  })
}
