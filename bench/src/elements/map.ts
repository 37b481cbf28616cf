import { chromium, type Browser, type Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import { chromiumOptions } from '../../../scripts/chromium.mjs'
import {
  boundText,
  code,
  pageOf,
  readVariable,
  setVariable,
  variable,
  workflow,
  type Place,
} from '../live-page/documents/parts.ts'
import { compare, createSamples } from '../live-page/samples.ts'
import { startPublisher } from '../live-page/site.ts'
import { SLOWDOWN } from '../live-page/visit.ts'
import { countProcessorTime, taskTime } from '../main-thread.ts'
import type { BenchmarkOptions, BenchmarkRow } from '../result.ts'
import { mapDrawing, REGIONS } from './map-drawing.ts'

const RUNS = 7
/** Milliseconds from asking for the page until what hears `mapReady` is painted. */
const MOST = 1000
const [BY_HAND, SAID] = ['/by-hand.html', 'said']
/** Nobody is asked for it: the browser is answered here. */
const FILE = 'https://maps.example/districts.svg'
const FILE_HEADERS = { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' }

/** A map of the drawing, and a text that says how many regions it has once it is ready. */
function mapPage(place: Place, props: Readonly<Record<string, string>>): readonly DocumentRecord[] {
  const [map, said] = [place.newId(), place.newId()]
  return [
    variable(said, 'a0', 'said', { type: 'number', defaultValue: 0 }),
    ...pageOf(place, [
      { element: 'svg-map', id: map, props, styles: { default: { width: '100%', height: '600px' } } },
      boundText(readVariable(said), { attributes: { id: SAID } }),
    ]),
    workflow(place, 'Say', map, 'mapReady', [setVariable(said, code('length(event.regionIds)'))]),
  ]
}

/** The same drawing read and put in a shadow by hand, nothing looked at, in a page that holds nothing else. */
const byHand = `<!doctype html><meta charset="utf-8"><title>By hand</title><div id="map" style="height:600px"></div><p id="${SAID}"></p>
<script>
fetch('${FILE}').then((answer) => answer.text()).then((text) => {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
  documentElement.style = 'width:100%;height:100%'
  document.querySelector('#map').attachShadow({ mode: 'open' }).append(documentElement)
  document.querySelector('#${SAID}').textContent = '${REGIONS}'
})
</script>`

/** How long a visitor waits for a large map, processor as slow as a phone's and nothing in the cache. */
export async function benchMap({ isQuick }: Pick<BenchmarkOptions, 'isQuick'>): Promise<readonly BenchmarkRow[]> {
  const drawing = mapDrawing()
  const publisher = await startPublisher()
  const browser = await chromium.launch(chromiumOptions())
  const samples = createSamples()
  try {
    const file = await publisher.publish('Map of a file', (place) => mapPage(place, { svgFile: FILE }))
    const written = await publisher.publish('Map of code', (place) => mapPage(place, { svgFile: '', svgContent: drawing }))
    const pages = { byHand: new URL(BY_HAND, file).href, file, written }
    for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
      for (const [name, address] of Object.entries(pages)) {
        const { ready, own } = await timeMap(browser, address, drawing)
        samples.add(name, 'ready', ready)
        samples.add(name, 'own', own)
      }
    }
  } finally {
    await browser.close()
    await publisher.dispose()
  }
  const size = `a map of ${(drawing.length / 1e6).toFixed(1)} MB`
  const row = (name: string, what: string, figure: 'ready' | 'own', aim?: number): BenchmarkRow =>
    compare(
      `${size}, ${what}, processor ${SLOWDOWN}× slower`,
      'ms',
      samples.of(name, figure),
      { label: 'read by the browser’s parser and put in a shadow', samples: samples.of('byHand', figure) },
      aim === undefined ? {} : { value: aim },
    )
  return [
    row('file', 'a file: from asking for the page until it is ready and painted', 'ready', MOST),
    row('file', 'a file: the main thread’s own time', 'own'),
    row('written', 'code in the page: from asking for the page until it is ready and painted', 'ready', MOST),
    row('written', 'code in the page: the main thread’s own time', 'own'),
  ]
}

async function timeMap(
  browser: Browser,
  address: string,
  drawing: string,
): Promise<{ readonly ready: number; readonly own: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.route(FILE, (route) => route.fulfill({ headers: FILE_HEADERS, body: drawing }))
    await page.route(`**${BY_HAND}`, (route) => route.fulfill({ contentType: 'text/html', body: byHand }))
    const session = await context.newCDPSession(page)
    await countProcessorTime(session)
    await page.addInitScript(markPainted, [SAID, String(REGIONS)] as const)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const before = await taskTime(session)
    await page.goto(address)
    const ready = await readyAt(page)
    if (errors.length > 0) throw new Error(`${address} said ${errors.slice(0, 3).join('; ')}`)
    return { ready, own: (await taskTime(session)) - before }
  } finally {
    await context.close()
  }
}

async function readyAt(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0, undefined, { timeout: 60_000 })
  return page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN)
}

/** In the page, from its first moment: marks when the text with the number of regions is painted. */
function markPainted([id, text]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    if (document.getElementById(id)?.textContent !== text) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => performance.mark('painted'), { once: true })
      port1.start()
      port2.postMessage(0)
    })
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}
