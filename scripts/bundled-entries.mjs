import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './run.mjs'

const MARK = '?bundled'
const IN_FILES = '/@fs/'

/** The file that an address of the test server means. */
const fileOf = (pathname) =>
  pathname.startsWith(IN_FILES)
    ? fileURLToPath(`file:///${pathname.slice(IN_FILES.length)}`)
    : join(ROOT, decodeURIComponent(pathname))

async function bundle(entry) {
  const { output } = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    mode: 'test',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  return output[0].code
}

/**
 * Gives a module and all that it imports as one script where its address ends with `?bundled`. A frame of an opaque origin
 * keeps nothing for the next one: hundreds of modules would be fetched again for every test.
 *
 * @returns {import('vite').Plugin}
 */
export function bundledEntries() {
  const scripts = new Map()
  return {
    name: 'heddle-bundled-entries',
    configureServer(server) {
      server.watcher.on('change', () => scripts.clear())
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? ''
        if (!url.endsWith(MARK)) return next()
        const entry = fileOf(url.slice(0, -MARK.length))
        if (!scripts.has(entry)) scripts.set(entry, bundle(entry))
        scripts.get(entry).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('access-control-allow-origin', '*')
          response.end(code)
        }, next)
      })
    },
  }
}
