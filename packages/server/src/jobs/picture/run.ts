import { LIMITS } from '../../limits.ts'
import { messages } from '../../messages.ts'
import type { JobBody } from '../../pool/job.ts'
import { ServerError } from '../../server-error.ts'
import type { pictureJob } from './job.ts'
import { sharp } from '../../uploads/pictures.ts'

export const run: JobBody<typeof pictureJob> = async ({ path, name, mime }) => {
  try {
    const { width, height, orientation } = await sharp(path, { limitInputPixels: false }).metadata()
    if (width > LIMITS.imageSide || height > LIMITS.imageSide || width * height > LIMITS.imagePixels)
      throw new ServerError(messages.imageTooLarge, 'file')
    const picture = sharp(path, { limitInputPixels: LIMITS.imagePixels, failOn: 'truncated' })
    await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    return orientation !== undefined && orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch (error) {
    if (error instanceof ServerError) throw error
    throw new ServerError(messages.notAnImage(name, mime), 'file')
  }
}
