import { mkdir, open, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentRecord, FieldsOf } from '@heddle/document'
import { checkDocument, migrateRecords } from '@heddle/document/check'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import { ASSETS_PREFIX, isProjectEntry, PROJECT_ENTRY, PROJECT_FILE_VERSION, projectBody, projectHead } from './format.ts'
import { BadArchive, readZipEntry, readZipList, type ZipEntry } from './zip-reader.ts'

/** A project as it came, sound; its files lie in a folder and nobody has looked into them yet. */
export interface ReadProject {
  readonly name: string
  readonly records: readonly DocumentRecord[]
  readonly files: readonly { readonly file: string; readonly path: string }[]
}

/**
 * Reads a file from outside and writes its assets into the new folder `into`. Throws a `ServerError` that says what is wrong with
 * it: it is bounded by what its list of files promises before anything is unpacked.
 */
export async function readProjectFile(path: string, into: string, fieldsOf: FieldsOf): Promise<ReadProject> {
  const handle = await open(path)
  try {
    const entries = await listOf(handle)
    const project = entries.get(PROJECT_ENTRY)
    if (!project) throw new ServerError(messages.badProjectFile(`it holds no ${PROJECT_ENTRY}`), 'file')
    const { format, records: raw, assets } = bodyOf(await readZipEntry(handle, project))
    const records = recordsOf(format, raw, fieldsOf)
    await mkdir(into, { mode: 0o700 })
    const files: { file: string; path: string }[] = []
    for (const file of new Set(assets)) {
      const entry = entries.get(ASSETS_PREFIX + file)
      if (!entry) throw new ServerError(messages.badProjectFile(`${ASSETS_PREFIX}${file} is missing`), 'file')
      const own = join(into, String(files.length))
      await writeFile(own, await readZipEntry(handle, entry), { mode: 0o600 })
      files.push({ file, path: own })
    }
    if (files.length + 1 < entries.size) {
      throw new ServerError(messages.badProjectFile('it holds files that its list of assets does not name'), 'file')
    }
    return { name: nameOf(records), records, files }
  } catch (error) {
    throw error instanceof BadArchive ? new ServerError(messages.badProjectFile(error.message), 'file') : error
  } finally {
    await handle.close()
  }
}

async function listOf(handle: FileHandle): Promise<ReadonlyMap<string, ZipEntry>> {
  const entries = new Map<string, ZipEntry>()
  let total = 0
  for (const entry of await readZipList(handle, LIMITS.projectFiles)) {
    // Programs that pack a folder again write down the folder too.
    if (entry.name === ASSETS_PREFIX && entry.size === 0) continue
    if (!isProjectEntry(entry.name)) {
      throw new ServerError(messages.badProjectFile(`“${entry.name.slice(0, 100)}” is no part of a project`), 'file')
    }
    if (entries.has(entry.name)) throw new BadArchive(`it holds ${entry.name} twice`)
    total += entry.size
    const most = entry.name === PROJECT_ENTRY ? LIMITS.projectTextBytes : LIMITS.assetBytes
    if (entry.size > most || total > LIMITS.projectFileBytes) throw new ServerError(messages.projectTooLarge, 'file')
    entries.set(entry.name, entry)
  }
  return entries
}

function bodyOf(bytes: Buffer) {
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ServerError(messages.badProjectFile(`${PROJECT_ENTRY} is not valid JSON`), 'file')
  }
  const head = projectHead.safeParse(json)
  if (!head.success) throw new ServerError(messages.badProjectFile(`${PROJECT_ENTRY} is no project of Heddle`), 'file')
  const { version } = head.data
  if (version > PROJECT_FILE_VERSION) throw new ServerError(messages.newerProjectFile(version, PROJECT_FILE_VERSION), 'file')
  const body = projectBody.safeParse(json)
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw new ServerError(messages.badProjectFile(`${PROJECT_ENTRY}, ${issue?.path.join('/')}: ${issue?.message}`), 'file')
}

function recordsOf(format: number, raw: readonly unknown[], fieldsOf: FieldsOf): readonly DocumentRecord[] {
  const migrated = migrateRecords(format, raw)
  if (!migrated.ok) throw new ServerError(messages.badProjectFile(migrated.issues[0]?.message ?? ''), 'file')
  const errors = checkDocument(migrated.records, { fieldsOf }).filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first) throw new ServerError(messages.unsoundProject(errors.length, `${first.path}: ${first.message}`), 'file')
  return migrated.records as readonly DocumentRecord[]
}

const nameOf = (records: readonly DocumentRecord[]): string =>
  records
    .flatMap((record) => (record.kind === 'site' ? [record.name.trim()] : []))[0]
    ?.slice(0, LIMITS.projectNameLength)
    .trim() || messages.importedName
