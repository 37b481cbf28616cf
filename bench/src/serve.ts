import { writeFileSync } from 'node:fs'
import { get, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blankNode, blankPage, blankSite, type DocumentRecord } from '@heddle/document'
import { createServer, readConfig } from '@heddle/server'
import { createPorts } from '../../apps/server/src/ports.ts'
import { inFolder, makeProject, SERVER, start, stop } from './program.ts'
import { median, type BenchmarkOptions, type BenchmarkResult, type BenchmarkRow } from './result.ts'
import { loadPage } from './serve-load.ts'
import { benchMinutes } from './serve-minutes.ts'

/** Texts on the page that follow its parameter, beside one that does not. */
const TEXTS = 40
const ROUNDS = 5
/** Below what one visitor may ask for in the time it takes. */
const ADDRESSES = 800
const AT_ONCE = 16
const ROUND_MS = 2_000
const BASELINE = fileURLToPath(new URL('./serve-baseline.ts', import.meta.url))

/** A site with a page that has a parameter in its path, its title and its texts. */
function shopRecords(newId: () => string): readonly DocumentRecord[] {
  const [home, goods, section] = [newId(), newId(), newId()]
  const bound = (code: string) => ({ en: { type: 'f' as const, code } })
  return [
    blankSite(newId(), 'Shop', home, 'en'),
    blankPage(home, 'Home', 'home', 'a0', ['en']),
    { ...blankPage(goods, 'Goods', 'goods/{{slug|rye}}', 'a1', ['en']), title: bound("'Our ' + pageParameters.slug") },
    blankNode(section, 'section', { parentId: goods, slot: 'sections', index: 'a0' }),
    ...Array.from({ length: TEXTS }, (_, at) => ({
      ...blankNode(newId(), 'text', { parentId: section, slot: 'children', index: `a${String(at).padStart(3, '0')}V` }),
      props: { text: bound(`'${at} ' + pageParameters.slug`) },
    })),
  ]
}

/** The text of a page of the site; hosts of sites are no names that every system knows. */
const read = (url: string, headers: { readonly host: string; readonly cookie?: string }): Promise<string> =>
  new Promise((resolve, reject) =>
    get(url, { headers: { ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    }).on('error', reject),
  )

/** Publishes the site on a server of its own; answers how an address of its page is asked for. */
async function openSite(folder: string) {
  const config = readConfig({ HEDDLE_DATA: folder, PORT: '0', HEDDLE_LOG: 'error' })
  const ports = { ...createPorts(), templates: [{ id: 'shop', assets: [], create: shopRecords }] }
  const server = await createServer(config, ports)
  const url = await server.listen()
  const project = await makeProject(url, 'shop')
  await project.publish()
  const { port } = new URL(url)
  const ask = (slug: string) => read(`http://127.0.0.1:${port}/goods/${slug}`, { host: `${project.slug}.localhost:${port}` })
  return { ask, close: () => server.close() }
}

/** Pages that are drawn for the address that is asked for: each address once, so that none is kept. */
async function benchDrawn(folder: string): Promise<readonly BenchmarkRow[]> {
  const { ask, close } = await openSite(folder)
  try {
    const isDrawn = async (slug: string) => (await ask(slug)).includes(`<title>Our ${slug}</title>`)
    const shells: string[] = []
    const rates: number[] = []
    const memory: number[] = []
    while (!(await isDrawn('warm')));
    for (let round = 0; round <= ROUNDS; round += 1) {
      const slugs = Array.from({ length: ADDRESSES }, (_, at) => `${round}-${at}`).values()
      const begin = performance.now()
      const askOn = async (): Promise<void> => {
        for (const slug of slugs) if (!(await isDrawn(slug))) shells.push(slug)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, askOn))
      // The first round warms up.
      if (round > 0) rates.push(ADDRESSES / ((performance.now() - begin) / 1000))
      memory.push(process.memoryUsage().heapUsed / 1_000_000)
    }
    if (shells.length > 0) throw new Error(`${shells.length} pages were not drawn for their address`)
    return [
      {
        label: `pages drawn for their address, ${TEXTS} bound texts`,
        value: median(rates),
        unit: 'pages/s',
        spread: [Math.min(...rates), Math.max(...rates)],
        aim: 'at least 200',
        isMet: median(rates) >= 200,
      },
      {
        label: `growth of the heap over ${ROUNDS * ADDRESSES} pages`,
        value: (memory.at(-1) ?? 0) - (memory[0] ?? 0),
        unit: 'MB',
      },
    ]
  } finally {
    await close()
  }
}

/** What is measured beside the least a server must do to give the same bytes. */
interface Beside {
  readonly label: string
  /** A program that serves the site. */
  readonly script: string
  readonly template: string
  readonly path: string
  readonly aim: number
  /** Makes a visitor who may see the page; answers their Cookie header. */
  readonly signUp?: (site: string, host: string) => Promise<string>
}

const STATIC: Beside = { label: 'static page of the sample', script: SERVER, template: 'sample', path: '/', aim: 0.9 }
const GUARDED: Beside = {
  label: 'page behind a rule, for who is signed in by an account of the site',
  script: fileURLToPath(new URL('./serve-guarded.ts', import.meta.url)),
  template: 'club',
  path: '/club',
  aim: 0.7,
  signUp,
}

/** Makes an account of a site. */
function signUp(site: string, host: string): Promise<string> {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) =>
    request(`${site}/ww/accounts/sign-up`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve((response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '))
    })
      .on('error', reject)
      .end(JSON.stringify({ email: 'member@example.com', password: 'long enough' })),
  )
}

/** A page as it lies there, beside the least a server must do to give its bytes: both by turns. */
async function benchBeside(folder: string, { label, script, template, path, aim, signUp }: Beside): Promise<BenchmarkRow> {
  // As behind a proxy: all from one address would be more than one visitor may ask for.
  const server = await start(script, folder, { HEDDLE_TRUST_PROXY: '1' })
  try {
    const project = await makeProject(server.url, template)
    await project.publish()
    const { port } = new URL(server.url)
    const [site, host] = [`http://127.0.0.1:${port}`, `${project.slug}.localhost:${port}`]
    const cookie = (await signUp?.(site, host)) ?? ''
    writeFileSync(join(folder, 'page'), await read(site + path, { host, cookie }))
    const bare = await start(BASELINE, folder)
    try {
      const asks = (at: number) =>
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${cookie && `cookie: ${cookie}\r\n`}x-forwarded-for: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}\r\nconnection: keep-alive\r\n\r\n`
      const rates: { readonly ours: number; readonly least: number }[] = []
      for (let round = 0; round <= ROUNDS; round += 1) {
        const ours = await loadPage(site, asks, AT_ONCE, ROUND_MS)
        const least = await loadPage(bare.url, asks, AT_ONCE, ROUND_MS)
        if (round > 0) rates.push({ ours, least })
      }
      const ratio = median(rates.map(({ ours, least }) => ours / least))
      return {
        label,
        value: median(rates.map(({ ours }) => ours)),
        unit: 'pages/s',
        ratio,
        baseline: 'bare node:http, the same bytes in memory',
        aim: `at least ${aim}×`,
        isMet: ratio >= aim,
      }
    } finally {
      await stop(bare)
    }
  } finally {
    await stop(server)
  }
}

/** Sites as visitors ask for them; asked for minutes of it, the memory over them and nothing else. */
export async function benchServe({ minutes }: BenchmarkOptions): Promise<BenchmarkResult> {
  const beside = (page: Beside) => inFolder((inside) => benchBeside(inside, page))
  const rows =
    minutes > 0
      ? await inFolder((folder) => benchMinutes(folder, minutes))
      : [...(await inFolder(benchDrawn)), await beside(STATIC), await beside(GUARDED)]
  return { name: 'Serving sites', rows }
}
