// Draws what each template looks like into apps/editor/dist/templates, after the editor and the site's chunks were built.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from './run.mjs'

const site = join(ROOT, 'apps', 'site')
const code = join(site, 'dist', 'thumbnails')
await build({
  configFile: join(site, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: {
    ssr: join(site, 'src', 'thumbnails.ts'),
    outDir: code,
    rolldownOptions: { output: { entryFileNames: 'draw.mjs', codeSplitting: false } },
  },
})
const chunks = JSON.parse(readFileSync(join(site, 'dist', 'browser', 'manifest.json'), 'utf8'))
const { drawThumbnails } = await import(pathToFileURL(join(code, 'draw.mjs')).href)
const folder = join(ROOT, 'apps', 'editor', 'dist', 'templates')
mkdirSync(folder, { recursive: true })
for (const [id, html] of Object.entries(await drawThumbnails(chunks))) writeFileSync(join(folder, `${id}.html`), html)
rmSync(code, { recursive: true })
