import type { Issue } from '@heddle/document'
import type { UsedAsset } from '@heddle/publish'
import { messages } from '../messages.ts'
import type { ObjectReader } from '../ports/object-storage.ts'
import { assetKey, kindOfAsset, SVG } from '../uploads/file-kinds.ts'
import type { ReleaseSource } from './pack-file.ts'

/** The uploaded files of a release. A missing one is reported and does not keep the site from being published. */
export async function assetSources(
  storage: ObjectReader,
  folder: string,
  files: readonly UsedAsset[],
): Promise<{ readonly sources: readonly ReleaseSource[]; readonly problems: readonly Issue[] }> {
  const found = await Promise.all(
    files.map(async (asset) => ({ file: asset.file, source: await assetSource(storage, folder, asset) })),
  )
  return {
    sources: found.flatMap(({ source }) => source ?? []),
    problems: found
      .filter(({ source }) => source === undefined)
      .map(({ file }) => ({
        code: 'missing-file',
        severity: 'warning',
        path: `asset/${file}`,
        message: messages.missingFile(file),
      })),
  }
}

async function assetSource(
  storage: ObjectReader,
  folder: string,
  { file, readers }: UsedAsset,
): Promise<ReleaseSource | undefined> {
  const kind = kindOfAsset(file)
  // Its size is asked for where it lies: a copy that is kept here may be of a file that was taken away.
  if (!kind || (await storage.size(assetKey(file))) === undefined) return undefined
  const place = { path: `${folder}/${file}`, readers, type: kind.contentType }
  // Vector pictures are text and get smaller; all others are compressed already and are not read at all.
  const contents = kind === SVG ? await storage.read(assetKey(file)) : undefined
  return contents ? { ...place, contents } : { ...place, assetKey: assetKey(file), hash: file.slice(0, 40) }
}
