import type { ActionBody } from '@heddle/kit'
import { fileName } from '../../lib/arguments/file-name.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { url, fileName: wanted }, host, signal }) => {
  if (typeof url !== 'string' || url === '') throw new Error(MESSAGES.noUrl)
  await host.files.download(url, fileName(wanted, lastPart(url)), signal)
}

/** The last part of an address's path, as people read it. */
function lastPart(url: string): string {
  const part = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
