// Builds what published sites are made of: the runtime's chunks into apps/site/dist/browser, the server-render bundle into
// apps/site/dist/server. `build` in manifest.json names the engines that compile and draw pages: when it changes, pages are
// drawn again. What a page uses of the catalogue it names itself.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './run.mjs'
import { buildChunks } from './site-chunks/build-chunks.mjs'
import { writeWhole } from './write-whole.mjs'

const ENGINES = ['document', 'formula', 'kit', 'publish', 'renderer', 'runtime', 'style']

const outDir = join(ROOT, 'apps', 'site', 'dist', 'browser')
const manifest = await buildChunks({ catalogue: join(ROOT, 'catalogue'), outDir })
await build({ configFile: join(ROOT, 'apps', 'site', 'vite.server.config.ts'), logLevel: 'warn' })

// The core's name tells the version of React too.
const hash = createHash('sha256').update(manifest.core)
for (const folder of ENGINES.map((name) => join(ROOT, 'packages', name, 'src'))) {
  for (const name of readdirSync(folder, { recursive: true }).toSorted()) {
    if (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
  }
}
writeWhole(join(outDir, 'manifest.json'), JSON.stringify({ ...manifest, build: hash.digest('hex').slice(0, 16) }, null, 1))
