import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { concatenate, countOf, handWritten, landing, landingProject, PICTURES } from './landing.ts'
import { publishPorts, publishView } from './publish-view.ts'
import { median, type BenchmarkResult, type BenchmarkRow } from './result.ts'
import { PHONE_SCREEN, PHONE_SLOWDOWN, slowDown } from './slow-phone.ts'

const RUNS = 15
interface Visit {
  readonly bytes: number
  readonly requests: number
  readonly scripts: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly elements: number
}

/** A published page of about 150 elements against the same page written by hand, on a slow phone. */
export async function benchStaticPage(): Promise<BenchmarkResult> {
  const { artefacts } = await publishView(
    createDocumentView(createStore<DocumentRecord>(landingProject(1))),
    await publishPorts(),
  )
  const pages = {
    hand: handWritten(landing(0).map(concatenate).join(''), 'Page 0'),
    heddle: artefacts.find(({ path }) => path === 'index.html')?.contents ?? '',
  }
  const servers = { hand: await serve(pages.hand), heddle: await serve(pages.heddle) }
  const browser = await chromium.launch(chromiumOptions())
  const visits: Record<keyof typeof pages, Visit[]> = { hand: [], heddle: [] }
  try {
    for (let run = -1; run < RUNS; run += 1) {
      // Each goes first every other time.
      const order = run % 2 === 0 ? (['hand', 'heddle'] as const) : (['heddle', 'hand'] as const)
      for (const name of order) {
        const visit = await visitPage(browser, `http://127.0.0.1:${(servers[name].address() as AddressInfo).port}/`)
        if (run >= 0) visits[name].push(visit)
      }
    }
  } finally {
    await browser.close()
    for (const server of Object.values(servers)) server.close()
  }

  const figure = (name: keyof typeof pages, key: keyof Visit) => median(visits[name].map((visit) => visit[key]))
  const compared = (label: string, key: keyof Visit, unit: string, aim: string): BenchmarkRow => {
    const [value, limit] = [figure('heddle', key), figure('hand', key)]
    const shown = limit.toLocaleString('en', { maximumFractionDigits: 1 })
    return { label, value, unit, ...(limit > 0 && { ratio: value / limit }), baseline: `by hand: ${shown} ${unit}`, aim }
  }
  return {
    name: `Published static page of ${countOf(landing(0))} elements (CPU ${PHONE_SLOWDOWN}× slower, 150 ms latency, 1.6 Mbit/s, empty cache)`,
    rows: [
      compared('bytes transferred, gzip', 'bytes', 'B', 'within 3 %'),
      compared('requests', 'requests', 'requests', 'the same'),
      compared('script files', 'scripts', 'files', 'none'),
      compared('first contentful paint', 'fcp', 'ms', 'within 5 %'),
      compared('largest contentful paint', 'lcp', 'ms', 'within 5 %'),
      compared('total blocking time', 'tbt', 'ms', 'under 10 ms'),
      compared('layout shift', 'cls', '', '0'),
      compared('elements in the body', 'elements', 'elements', 'one more: the branding link'),
    ],
  }
}

async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE_SCREEN)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await slowDown(session)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1000)
    const painted = await page.evaluate(() => {
      const { lcp, cls, blocking } = Reflect.get(globalThis, 'observed') as { lcp: number; cls: number; blocking: number }
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      return { fcp, lcp, cls, tbt: blocking, elements: document.body.querySelectorAll('*').length }
    })
    return { ...painted, ...traffic() }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed = { lcp: 0, cls: 0, blocking: 0 }
  Reflect.set(globalThis, 'observed', observed)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime))
  watch('layout-shift', (entry) => (observed.cls += Number(Reflect.get(entry, 'value'))))
  watch('longtask', (entry) => (observed.blocking += Math.max(0, entry.duration - 50)))
}

/** Serves one page with gzip and the pictures; everything else is not there. */
async function serve(html: string): Promise<Server> {
  const body = gzipSync(html, { level: 6 })
  const pictures = PICTURES.map(([width, height], at) => png(width, height, at))
  const server = createServer((request, response) => {
    const picture = pictures[Number(/^\/assets\/(\d)\.png$/.exec(request.url ?? '')?.[1] ?? Number.NaN)]
    if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(body)
    else if (picture) response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A picture of a few kilobytes, always the same. */
function png(width: number, height: number, seed: number): Buffer {
  const raw = Buffer.alloc((width * 3 + 1) * height)
  let noise = seed * 7919 + 1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      noise = (noise * 1103515245 + 12345) & 0x7fffffff
      raw[y * (width * 3 + 1) + 1 + x * 3] = x < 40 && y < 48 ? noise & 255 : (x + seed * 20) & 255
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
