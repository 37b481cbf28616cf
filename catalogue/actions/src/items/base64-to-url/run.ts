import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

const DATA_URL = /^data:([^;,]*)(?:;[^,]*)?;base64,/

export const run: ActionBody<typeof definition> = ({ args: { base64, mime }, host }) => {
  if (typeof base64 !== 'string' || base64 === '') throw new Error(MESSAGES.fileNotFound)
  const head = DATA_URL.exec(base64)
  const text = base64.slice(head?.[0].length ?? 0).replaceAll(/\s/g, '')
  // Four letters are three bytes: one letter alone is none.
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.replace(/={1,2}$/, '').length % 4 === 1) throw new Error(MESSAGES.badBase64)
  return next(host.files.toUrl(text, head?.[1] || (typeof mime === 'string' && mime !== '' ? mime : 'application/octet-stream')))
}
