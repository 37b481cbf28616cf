import { createHash } from 'node:crypto'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import type { ObjectStorage } from '../ports/object-storage.ts'
import type { TemplateFile } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
import { FILE_KINDS, sniffFile, SVG, type FileKind } from './sniff-file.ts'

/** What the server knows of an uploaded file; the editor makes the asset record of it. */
export interface StoredAsset {
  readonly name: string
  readonly file: string
  readonly mime: string
  readonly size: number
  readonly width?: number
  readonly height?: number
}

/** Uploaded files: named by their content, kept while a project has them. */
export interface Assets {
  store(projectId: string, name: string, claimedMime: string, bytes: Buffer): Promise<StoredAsset>
  /** Puts the files of a template into storage; the caller writes their rows. */
  keep(files: readonly TemplateFile[]): Promise<void>
  read(file: string): Promise<{ readonly bytes: Buffer; readonly kind: FileKind } | undefined>
  /** Files that this project has and no other one. */
  ownFiles(projectId: string): Promise<readonly string[]>
  removeFiles(files: readonly string[]): Promise<void>
}

export const ASSET_FILE = /^[0-9a-f]{40}\.([a-z0-9]{2,5})$/
export const assetKey = (file: string): string => `assets/${file.slice(0, 2)}/${file}`

const IMAGE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?|heic)$/i

async function prepare(name: string, claimedMime: string, bytes: Buffer): Promise<{ kind: FileKind; bytes: Buffer; size: Size }> {
  if (bytes.length === 0) throw new ServerError(messages.emptyFile, 'file')
  const kind = sniffFile(bytes)
  const claimsImage = claimedMime.startsWith('image/') || IMAGE_NAME.test(name)
  if (claimsImage && !kind?.image) throw new ServerError(messages.notAnImage(name, claimedMime || 'an image'), 'file')
  if (!kind) throw new ServerError(messages.unknownFileType(name), 'file')
  if (kind !== SVG) return { kind, bytes, size: kind.image ? await measure(name, kind, bytes) : {} }
  const clean = sanitiseSvg(bytes.toString('utf8'))
  if (clean === undefined) throw new ServerError(messages.brokenSvg(name), 'file')
  const picture = Buffer.from(clean)
  return { kind, bytes: picture, size: await measure(name, kind, picture) }
}

type Size = { readonly width?: number; readonly height?: number }

/** Decodes the picture: a header that promises one is not enough. */
async function measure(name: string, kind: FileKind, bytes: Buffer): Promise<Size> {
  // Loaded with the first upload: it is large, and most starts need none of it.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: LIMITS.imagePixels ** 2 / 4, failOn: 'truncated' })
    const { width, height, orientation } = await picture.metadata()
    if (width > LIMITS.imagePixels || height > LIMITS.imagePixels) throw new ServerError(messages.imageTooLarge, 'file')
    await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    return orientation !== undefined && orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch (error) {
    if (error instanceof ServerError) throw error
    throw new ServerError(kind === SVG ? messages.brokenSvg(name) : messages.notAnImage(name, kind.mime), 'file')
  }
}

/** Name of a file in storage: its content’s hash. */
const fileName = (bytes: Uint8Array, extension: string): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${extension}`

/** The last part of the name, without control characters. */
const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200) || 'file'

export function createAssets(options: { database: Database; storage: ObjectStorage; now: () => number }): Assets {
  const { storage, now } = options
  const { db } = options.database
  return {
    async store(projectId, fullName, claimedMime, received) {
      const name = cleanName(fullName)
      const { kind, bytes, size } = await prepare(name, claimedMime, received)
      const file = fileName(bytes, kind.extension)
      if (!(await storage.has(assetKey(file)))) await storage.put(assetKey(file), bytes)
      await db
        .insertInto('asset')
        .values({ project_id: projectId, file, mime: kind.mime, size: bytes.length, created_at: now() })
        .onConflict((conflict) => conflict.columns(['project_id', 'file']).doNothing())
        .execute()
      return { name, file, mime: kind.mime, size: bytes.length, ...size }
    },
    async keep(files) {
      for (const { file, text } of files) {
        const bytes = Buffer.from(text)
        if (file !== fileName(bytes, file.split('.').at(-1) ?? '')) throw new Error(`the name of ${file} is not its content’s`)
        if (!(await storage.has(assetKey(file)))) await storage.put(assetKey(file), bytes)
      }
    },
    async read(file) {
      const extension = ASSET_FILE.exec(file)?.[1]
      const kind = FILE_KINDS.find((each) => each.extension === extension)
      const bytes = kind && (await storage.read(assetKey(file)))
      return bytes && { bytes, kind }
    },
    async ownFiles(projectId) {
      const rows = await db
        .selectFrom('asset')
        .select('file')
        .where('project_id', '=', projectId)
        .where('file', 'not in', db.selectFrom('asset').select('file').where('project_id', '!=', projectId))
        .execute()
      return rows.map(({ file }) => file)
    },
    async removeFiles(files) {
      for (const file of files) await storage.remove(assetKey(file))
    },
  }
}
