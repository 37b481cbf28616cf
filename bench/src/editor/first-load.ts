import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const BUILT = new URL('../../../apps/editor/dist/', import.meta.url)
// Bounded: reads documents that the build wrote.
const NAMED = /<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+)"/g

/** What a browser that has nothing yet asks for before the editor and its canvas stand: gzip bytes, and how many files. */
export async function weighFirstLoad(): Promise<{ readonly bytes: number; readonly files: number }> {
  const documents = ['index.html', 'canvas.html']
  const named = await Promise.all(
    documents.map(async (name) => {
      const html = await readFile(new URL(name, BUILT), 'utf8')
      return [...html.matchAll(NAMED)].map(([, path = '']) => path)
    }),
  )
  const files = [...new Set([...documents, ...named.flat()])]
  const sizes = await Promise.all(files.map(async (path) => gzipSync(await readFile(new URL(path, BUILT))).length))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length }
}
