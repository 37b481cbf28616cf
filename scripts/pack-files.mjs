// Writes built files a second and a third time as browsers take them, by brotli and by gzip: once with the build, and better
// than there is time for while somebody waits. A smaller form that is not there is made, or left out, by who serves the file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ROOT } from './run.mjs'
import { writeWhole } from './write-whole.mjs'

const PACKED = /\.(?:js|css|html|svg|json)$/
/** Below this many bytes the answer fits one packet anyway. */
const SMALLEST = 1024
/** The best but one: the best takes two and a half times as long for a hundredth less. */
const BROTLI_QUALITY = 10

const FORMS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Packs all files of a folder whose kinds are worth it; what is there already is written anew. */
export async function packFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => PACKED.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const bytes = readFileSync(path)
      if (bytes.length < SMALLEST) return
      for (const [suffix, pack] of Object.entries(FORMS)) {
        const packed = await pack(bytes)
        if (packed.length < bytes.length) writeWhole(path + suffix, packed)
      }
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of [
    ['apps', 'editor', 'dist'],
    ['apps', 'site', 'dist', 'browser'],
  ]) {
    const path = join(ROOT, ...folder)
    if (existsSync(path)) await packFiles(path)
  }
}
