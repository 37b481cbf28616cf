import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Frame, Page } from '@playwright/test'
import { build } from 'vite'
import { elapsed, noteInput, notePaint } from './clock.ts'

export interface BaselineTimes {
  readonly open: readonly number[]
  readonly select: readonly number[]
  readonly style: readonly number[]
  readonly move: readonly number[]
  readonly undo: readonly number[]
}

const RUNS = 15
const QUICK_RUNS = 5
const ID = 't2-4'

/** Times the baseline with the same clock, inputs and page. Each run on a fresh page, as nothing in it grows. */
export async function runBaseline(browser: Browser, count: number, isQuick = false): Promise<BaselineTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: fileURLToPath(new URL('baseline.html', import.meta.url)) },
    },
  })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    response.setHeader('content-type', extname(path) === '.js' ? 'text/javascript' : 'text/html')
    readFile(join(folder, path)).then(
      (contents) => response.end(contents),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    return await timeBaseline(page, `http://127.0.0.1:${port}/baseline.html?n=${count}`, isQuick ? QUICK_RUNS : RUNS)
  } finally {
    await page.close()
    server.close()
    await rm(folder, { recursive: true })
  }
}

async function timeBaseline(page: Page, url: string, runs: number): Promise<BaselineTimes> {
  const times = {
    open: [] as number[],
    select: [] as number[],
    style: [] as number[],
    move: [] as number[],
    undo: [] as number[],
  }
  for (let run = 0; run < runs; run += 1) {
    await page.goto('about:blank')
    const start = await page.evaluate(() => performance.timeOrigin + performance.now())
    await page.goto(url)
    const end = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            if (document.querySelector('[data-ready]'))
              requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
            else setTimeout(look, 5)
          }
          look()
        }),
    )
    times.open.push(end - start)
    const frame = page.frames()[1]
    if (!frame) throw new Error('The baseline has no frame')
    times.select.push(await timeSelecting(page, frame))
    await page.locator('body').press('Shift')
    const isMoved = `document.querySelector('[data-node="${ID}"]').previousElementSibling.dataset.node === 't2-5'`
    times.style.push(await timeKey(page, frame, 'c', `document.querySelector('[data-node="${ID}"]').style.fontSize`))
    times.move.push(await timeKey(page, frame, 'm', isMoved))
    times.undo.push(await timeKey(page, frame, 'z', `!(${isMoved})`))
  }
  return times
}

async function timeSelecting(page: Page, frame: Frame): Promise<number> {
  const box = await frame.locator(`[data-node="${ID}"]`).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 5]
  await page.mouse.move(x, y)
  await noteInput(frame, 'pointerdown')
  await notePaint(frame, `document.querySelector('[data-node="${ID}"]').dataset.selected`)
  await page.mouse.click(x, y)
  return elapsed(frame, frame, 'timeSelecting')
}

async function timeKey(page: Page, frame: Frame, key: string, expression: string): Promise<number> {
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
  await notePaint(frame, expression)
  await noteInput(page, 'keydown')
  await page.keyboard.press(key)
  return elapsed(page, frame, expression)
}
