import { HOME_SCREEN_SIZE, MASKABLE_SIZE } from '@heddle/document'
import { readStorage } from '../../drivers/open-storage.ts'
import { LIMITS } from '../../limits.ts'
import type { JobBody } from '../../pool/job.ts'
import { assetKey } from '../../uploads/file-kinds.ts'
import { sharp } from '../../uploads/pictures.ts'
import type { narrowPictureJob } from './job.ts'

/** Seen beside the original nobody tells which is which; the file is a third. */
const QUALITY = 80

/** How much of the edge of a maskable icon its picture takes: systems cut away what lies beyond. */
const SAFE = 0.8

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

export const run: JobBody<typeof narrowPictureJob> = async ({ storage: place, file, width, isIcon = false }) => {
  const storage = await readStorage(place)
  const path = await storage.localFile(assetKey(file))
  if (path === undefined) throw new Error(`${assetKey(file)} is missing`)
  // As its camera was held.
  const picture = sharp(path, { limitInputPixels: LIMITS.imagePixels, failOn: 'truncated' }).rotate()
  if (!isIcon) return picture.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY, effort: 4 }).toBuffer()
  // Home screens of Apple put black behind what can be seen through.
  const isOpaque = width === HOME_SCREEN_SIZE || width === MASKABLE_SIZE
  const background = isOpaque ? WHITE : NOTHING
  const around = width === MASKABLE_SIZE ? Math.round((width * (1 - SAFE)) / 2) : 0
  const inside = width - 2 * around
  const square = picture.resize({ width: inside, height: inside, fit: 'contain', background })
  const whole = around === 0 ? square : square.extend({ top: around, bottom: around, left: around, right: around, background })
  return (isOpaque ? whole.flatten({ background }) : whole).png().toBuffer()
}
