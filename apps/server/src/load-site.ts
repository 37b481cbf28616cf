import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild } from '@heddle/server'

/** The build of apps/site in `folder`. Read anew when its list of files changed, so that a rebuilt runtime needs no restart. */
export function createSiteLoader(folder: string): () => Promise<SiteBuild> {
  const listPath = join(folder, 'browser', 'manifest.json')
  let loaded: { readonly list: string; readonly build: SiteBuild } | undefined
  return async () => {
    const list = await readFile(listPath, 'utf8')
    if (loaded?.list === list) return loaded.build
    // Node keeps a module for as long as it runs; the number makes a rebuilt one another module.
    const address = `${pathToFileURL(join(folder, 'server', 'render.js')).href}?${Date.now()}`
    const { renderPage, ahead, runTest } = (await import(address)) as Pick<SiteBuild, 'renderPage' | 'ahead' | 'runTest'>
    const bytes = await readFile(join(folder, 'server', 'render.js'))
    const renderer = `renderer-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.mjs`
    const build: SiteBuild = {
      renderer,
      renderPage,
      ...(ahead && { ahead }),
      runTest,
      chunks: JSON.parse(list) as SiteBuild['chunks'],
      readChunk: (file) => readFile(file === renderer ? join(folder, 'server', 'render.js') : join(folder, 'browser', file)),
      readBrotli: (file) => readFile(join(folder, 'browser', `${file}.br`)).catch(() => undefined),
    }
    loaded = { list, build }
    return build
  }
}
