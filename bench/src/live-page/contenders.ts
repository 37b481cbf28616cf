import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const SOURCES = { hand: 'hand.ts', windowed: 'windowed.ts', solid: 'solid.ts', vue: 'vue.ts', signals: 'react-signals.tsx' }
export type ContenderName = keyof typeof SOURCES

export const CONTENDER_LABELS: Readonly<Record<ContenderName, string>> = {
  hand: 'by hand',
  windowed: 'windowed by hand',
  solid: 'Solid',
  vue: 'Vue',
  signals: 'React with signals',
}

/** The looks that the page drawn in Heddle has too. */
const STYLES = [
  '*{box-sizing:border-box}body{margin:0;font-family:system-ui,sans-serif}ul{margin:0;padding:0;list-style:none}#out{display:block}',
  'span{overflow-wrap:anywhere}#out span{display:inline-block;width:120px}li{display:block}#keyed{min-width:0;overflow-x:auto}',
  'table{width:100%;border-collapse:collapse}tr{break-inside:avoid}td{padding:8px;text-align:start}',
  'td button{display:inline-flex;justify-content:center;align-items:center;column-gap:8px;border-width:0;font:inherit;color:inherit;background:none;cursor:pointer}',
].join('')

export interface Contenders {
  readonly addressOf: (name: ContenderName, work: string, count: number) => string
  readonly dispose: () => Promise<void>
}

/** Builds the pages that Heddle is measured against, as for production, and serves them with gzip. */
export async function serveContenders(): Promise<Contenders> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-bench-'))
  const input = Object.entries(SOURCES).map(([name, file]) => {
    return [name, fileURLToPath(new URL(`contenders/${file}`, import.meta.url))] as const
  })
  await build({
    configFile: false,
    logLevel: 'error',
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: Object.fromEntries(input), output: { entryFileNames: '[name].js' } },
    },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isScript = extname(pathname) === '.js'
    const contents = isScript ? readFile(join(folder, pathname)) : Promise.resolve(shellOf(pathname.slice(1)))
    contents.then(
      (body) => {
        const type = `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body))
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addressOf: (name, work, count) => `http://127.0.0.1:${port}/${name}?work=${work}&count=${count}`,
    async dispose() {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true })
    },
  }
}

function shellOf(name: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><style>${STYLES}</style><body><script type="module" src="/${name}.js"></script>`
}
