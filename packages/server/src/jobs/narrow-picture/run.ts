import { join } from 'node:path'
import { OBJECTS_FOLDER } from '../../drivers/data-folder.ts'
import { diskPath } from '../../drivers/disk-path.ts'
import { LIMITS } from '../../limits.ts'
import type { JobBody } from '../../pool/job.ts'
import { assetKey } from '../../uploads/file-kinds.ts'
import { sharp } from '../../uploads/pictures.ts'
import type { narrowPictureJob } from './job.ts'

/** Seen beside the original nobody tells which is which; the file is a third. */
const QUALITY = 80

export const run: JobBody<typeof narrowPictureJob> = ({ dataFolder, file, width }) =>
  sharp(diskPath(join(dataFolder, OBJECTS_FOLDER), assetKey(file)), { limitInputPixels: LIMITS.imagePixels, failOn: 'truncated' })
    // As its camera was held.
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer()
