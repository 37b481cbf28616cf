import type { DrawnRequest } from '../requests/request-pages.ts'
import type { ServedFile } from './answer.ts'

/** A drawn page in the place of the HTML that all its addresses share: what is said of that holds for it. */
export function serveDrawn({ hash, plain, br }: DrawnRequest, shell: ServedFile): ServedFile {
  const bytes = (form: Uint8Array): Buffer => Buffer.from(form.buffer, form.byteOffset, form.byteLength)
  return {
    ...shell,
    etag: `"${hash}"`,
    encodings: ['br'],
    read: (encoding) => Promise.resolve(bytes(encoding === 'br' ? br : plain)),
  }
}
