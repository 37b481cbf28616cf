// Builds what published sites are made of: the runtime's chunks into apps/site/dist/browser, the server-render bundle into
// apps/site/dist/server. `build` in manifest.json names what pages are made with: when it changes, pages are drawn again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './run.mjs'
import { writeWhole } from './write-whole.mjs'

const dist = join(ROOT, 'apps', 'site', 'dist')
for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
  await build({ configFile: join(ROOT, 'apps', 'site', config), logLevel: 'warn' })
}

const hash = createHash('sha256')
const manifestPath = join(dist, 'browser', 'manifest.json')
const publishSources = ['publish', 'style', 'formula'].map((name) => join(ROOT, 'packages', name, 'src'))
for (const folder of [join(dist, 'server'), ...publishSources]) {
  for (const name of readdirSync(folder, { recursive: true }).toSorted()) {
    if (/\.(ts|js)$/.test(name) && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  }
}
hash.update(readFileSync(manifestPath))
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
writeWhole(manifestPath, JSON.stringify({ ...manifest, build: hash.digest('hex').slice(0, 16) }, null, 1))
