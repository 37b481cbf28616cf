import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import type { JobBody } from '../../pool/job.ts'
import { ServerError } from '../../server-error.ts'
import { SVG, type FileKind } from '../../uploads/file-kinds.ts'
import { sanitiseSvg } from '../../uploads/sanitise-svg.ts'
import { sniffFile } from '../../uploads/sniff-file.ts'
import type { sniffJob } from './job.ts'

const IMAGE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?|heic)$/i

export const run: JobBody<typeof sniffJob> = async ({ path, name, claimedMime }) => {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new ServerError(messages.emptyFile, 'file')
  const kind = sniffFile(bytes)
  const claimsImage = claimedMime.startsWith('image/') || IMAGE_NAME.test(name)
  if (claimsImage && !kind?.image) throw new ServerError(messages.notAnImage(name, claimedMime || 'an image'), 'file')
  if (!kind) throw new ServerError(messages.unknownFileType(name), 'file')
  if (kind !== SVG) return { file: fileName(bytes, kind), size: bytes.length, pictureSize: {} }
  const clean = sanitiseSvg(bytes.toString('utf8'))
  if (!clean.ok) throw new ServerError(clean.reason === 'heavy' ? messages.heavySvg(name) : messages.brokenSvg(name), 'file')
  const { width = 0, height = 0 } = clean.size
  if (width > LIMITS.imageSide || height > LIMITS.imageSide) throw new ServerError(messages.imageTooLarge, 'file')
  const picture = Buffer.from(clean.text)
  await writeFile(path, picture)
  return { file: fileName(picture, kind), size: picture.length, pictureSize: clean.size }
}

const fileName = (bytes: Uint8Array, kind: FileKind): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${kind.extension}`
