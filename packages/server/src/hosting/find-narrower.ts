import { ICON_SIZES } from '@heddle/document'
import { ASSETS_FOLDER, ICON_KEY, PICTURE_WIDTH_KEY, PICTURE_WIDTHS } from '@heddle/publish/limits'
import type { NarrowPictures } from '../services/narrow-pictures.ts'
import { REVALIDATE, type ServedFile } from './answer.ts'

const FOLDER = `${ASSETS_FOLDER}/`

/**
 * A picture of a release in the width that its address names, or as an icon of a size. Where it cannot be had now the picture itself stands in, and is asked
 * for again the next time; a width that no page names is not looked at.
 */
export async function findNarrower(
  path: string,
  query: URLSearchParams,
  file: ServedFile,
  pictures: NarrowPictures,
): Promise<ServedFile> {
  const width = askedFor(query, PICTURE_WIDTH_KEY, PICTURE_WIDTHS)
  const icon = askedFor(query, ICON_KEY, ICON_SIZES)
  const size = icon ?? width
  if (size === undefined || !path.startsWith(FOLDER) || !file.type.startsWith('image/')) return file
  const name = path.slice(FOLDER.length)
  const bytes = await (icon === undefined ? pictures.read(name, size) : pictures.readIcon(name, size))
  if (!bytes) return { ...file, cacheControl: file.cacheControl.startsWith('private') ? `private, ${REVALIDATE}` : REVALIDATE }
  const [kind, type] = icon === undefined ? ['', 'image/webp'] : [ICON_KEY, 'image/png']
  const etag = `${file.etag.slice(0, -1)}-${kind}${size}"`
  return { ...file, type, etag, encodings: [], read: () => Promise.resolve(bytes) }
}

/** The one of the known sizes that an address names. */
function askedFor(query: URLSearchParams, key: string, sizes: readonly number[]): number | undefined {
  const asked = Number(query.get(key))
  return sizes.find((one) => one === asked)
}
