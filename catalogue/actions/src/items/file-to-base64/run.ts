import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { file, output }, host }) => {
  if (file === undefined || file === null || file === '') throw new Error(MESSAGES.fileNotFound)
  if (!host.files.isFile(file)) throw new Error(MESSAGES.notAFile)
  try {
    const { base64, mime } = await host.files.toBase64(file)
    return next(output === 'data-url' ? `data:${mime || 'application/octet-stream'};base64,${base64}` : base64)
  } catch (error) {
    throw new Error(MESSAGES.cannotEncode, { cause: error })
  }
}
