import { open } from 'node:fs/promises'
import { FORMAT_VERSION, type DocumentRecord } from '@heddle/document'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import { kindOfAsset } from '../uploads/file-kinds.ts'
import { ASSETS_PREFIX, PROJECT_ENTRY, PROJECT_FILE_VERSION, type ProjectBody } from './format.ts'
import { createZipWriter } from './zip-writer.ts'

const filesOf = (records: readonly DocumentRecord[]): readonly string[] => [
  ...new Set(records.flatMap((record) => (record.kind === 'asset' && kindOfAsset(record.file) ? [record.file] : []))),
]

/**
 * Writes a project into the new file `path`. An asset that storage no longer has is left out, as the site shows nothing in its
 * place either; the answer is what these are called. Throws a `ServerError` for a project that could not be read in again.
 */
export async function writeProjectFile(
  path: string,
  records: readonly DocumentRecord[],
  readAsset: (file: string) => Promise<Uint8Array | undefined>,
): Promise<readonly string[]> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const zip = createZipWriter(handle)
    const assets: string[] = []
    const lost = new Set<string>()
    let size = 0
    for (const file of filesOf(records)) {
      const bytes = await readAsset(file)
      if (!bytes) {
        lost.add(file)
        continue
      }
      size += bytes.length
      if (size > LIMITS.projectFileBytes) throw new ServerError(messages.projectTooLarge)
      assets.push(file)
      await zip.add(ASSETS_PREFIX + file, bytes, 'stored')
    }
    const body: ProjectBody = {
      kind: 'heddle-project',
      version: PROJECT_FILE_VERSION,
      format: FORMAT_VERSION,
      records: [...records],
      assets,
    }
    const text = Buffer.from(JSON.stringify(body))
    if (
      text.length > LIMITS.projectTextBytes ||
      assets.length >= LIMITS.projectFiles ||
      size + text.length > LIMITS.projectFileBytes
    ) {
      throw new ServerError(messages.projectTooLarge)
    }
    await zip.add(PROJECT_ENTRY, text, 'deflated')
    await zip.end()
    return records.flatMap((record) => (record.kind === 'asset' && lost.has(record.file) ? [record.name] : []))
  } finally {
    await handle.close()
  }
}
