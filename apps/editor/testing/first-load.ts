import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

/** What may be loaded before the editor and its canvas stand, in KiB by gzip. The aim is 625: 595 and 30 for drawing apps. */
export const MOST_KIB = 615

const BUILT = new URL('../dist/', import.meta.url)
// Bounded: reads documents that the build wrote.
const NAMED = /<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+)"/g

export interface FirstLoad {
  /** Bytes by gzip, of all files. */
  readonly bytes: number
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
}

/** What a browser that has nothing yet asks for before the editor and its canvas stand: documents, scripts and styles. */
export async function weighFirstLoad(): Promise<FirstLoad> {
  const documents = ['index.html', 'canvas.html']
  const named = await Promise.all(
    documents.map(async (name) => [...(await read(name)).matchAll(NAMED)].map(([, path = '']) => path)),
  )
  const paths = [...new Set([...documents, ...named.flat()])]
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: gzipSync(await read(path)).length })))
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files }
}

/** A part of a script of the first load, and about what it takes of it. */
export interface ModuleWeight {
  readonly script: string
  readonly module: string
  readonly bytes: number
}

/** The modules of the scripts, the largest first, as the build weighed them. */
export async function weighModules(): Promise<readonly ModuleWeight[]> {
  return JSON.parse(await read('.first-load.json')) as readonly ModuleWeight[]
}

const read = (path: string): Promise<string> => readFile(new URL(path, BUILT), 'utf8')
