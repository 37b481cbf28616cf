import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** A module and all it needs as one minified text. */
export async function bundle(entry: URL): Promise<string> {
  const built = await rolldown({ input: fileURLToPath(entry) })
  const { output } = await built.generate({ format: 'esm', minify: true })
  return output[0].code
}

/** Bytes of a module and all it needs as a server sends them. */
export async function gzipSizeOf(entry: URL): Promise<number> {
  return gzipSync(await bundle(entry), { level: 9 }).length
}
