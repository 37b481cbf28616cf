import { ASSETS_FOLDER, PICTURE_WIDTH_KEY, PICTURE_WIDTHS } from '@heddle/publish/limits'
import type { NarrowPictures } from '../services/narrow-pictures.ts'
import { REVALIDATE, type ServedFile } from './answer.ts'

const FOLDER = `${ASSETS_FOLDER}/`

/**
 * A picture of a release in the width that its address names. Where it cannot be had now the picture itself stands in, and is asked
 * for again the next time; a width that no page names is not looked at.
 */
export async function findNarrower(
  path: string,
  query: URLSearchParams,
  file: ServedFile,
  pictures: NarrowPictures,
): Promise<ServedFile> {
  const asked = Number(query.get(PICTURE_WIDTH_KEY))
  const width = PICTURE_WIDTHS.find((one) => one === asked)
  if (width === undefined || !path.startsWith(FOLDER) || !file.type.startsWith('image/')) return file
  const bytes = await pictures.read(path.slice(FOLDER.length), width)
  if (!bytes) return { ...file, cacheControl: file.cacheControl.startsWith('private') ? `private, ${REVALIDATE}` : REVALIDATE }
  const etag = `${file.etag.slice(0, -1)}-${width}"`
  return { ...file, type: 'image/webp', etag, encodings: [], read: () => Promise.resolve(bytes) }
}
