import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { startHeddle } from '../../../e2e/heddle.ts'
import { idOf, pushRecords } from '../../../e2e/push-records.ts'
import { elapsed, noteInput, notePaint } from './clock.ts'
import { measureFrames, type Smoothness } from './frames.ts'
import { pageNodes, TEXTS } from './pages.ts'

export interface EditorTimes {
  readonly open: readonly number[]
  readonly select: readonly number[]
  readonly style: readonly number[]
  readonly move: readonly number[]
  readonly undo: readonly number[]
  readonly smooth: Readonly<Record<'drag' | 'hover' | 'pan' | 'zoom', Smoothness>>
}

const OPENINGS = 5
const REPEATS = 15
const QUICK_OPENINGS = 3
const QUICK_REPEATS = 7
const MOVES = 60
const MOVE_PAUSE = 14

/**
 * Times the real editor on a page of `count` nodes, navigator and style panel open, with the real server behind it.
 * @param make the nodes of the page; by default sections of texts, all of which are drawn
 */
export async function runEditor(
  browser: Browser,
  count: number,
  isQuick = false,
  make: typeof pageNodes = pageNodes,
): Promise<EditorTimes> {
  const heddle = await startHeddle()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const headers = { origin: heddle.url }
    const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }
    await page.request.post(`${heddle.url}/api/sign-up`, { data: account, headers })
    const created = await page.request.post(`${heddle.url}/api/projects`, { data: { name: 'Bench', template: 'empty' }, headers })
    const { project } = (await created.json()) as { readonly project: { readonly id: string } }
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await pushRecords(heddle.url, project.id, cookie, ({ homePageId, language }) => make(homePageId, count, language))
    const address = `${heddle.url}/projects/${project.id}?node=${idOf('text 1 8')}`
    const drawn = make === pageNodes ? count : await countDrawn(context, address)
    return await timeEditor(page, address, drawn, isQuick)
  } finally {
    await context.close()
    await heddle.dispose()
  }
}

/** How many nodes stand in the canvas when all has come: parts that are closed are not drawn. */
async function countDrawn(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('application').waitFor()
  let [before, count] = [-1, 0]
  while (before < count) {
    await page.waitForTimeout(3000)
    before = count
    const frame = page.frames().find(isCanvas)
    count = frame ? await frame.evaluate(() => document.querySelectorAll('[data-node]').length) : 0
    if (count === 0) before = -1
  }
  await page.close()
  return count
}

async function timeEditor(page: Page, address: string, count: number, isQuick: boolean): Promise<EditorTimes> {
  const open: number[] = []
  await page.addInitScript(watchDrawing, count)
  for (let run = 0; run < (isQuick ? QUICK_OPENINGS : OPENINGS); run += 1) open.push(await timeOpening(page, address))
  const frame = frameOf(page)
  // Problems and bound values are looked at after the page stands: what is timed next begins at rest.
  await page.waitForTimeout(1000)
  const times = { select: [] as number[], style: [] as number[], move: [] as number[], undo: [] as number[] }
  for (let run = 0; run < (isQuick ? QUICK_REPEATS : REPEATS); run += 1) {
    const id = idOf(`text ${1 + (run % 3)} ${run % (TEXTS - 1)}`)
    times.select.push(await timeSelecting(page, frame, id))
    times.style.push(await timeStyling(page, frame, id, 17 + run))
    const canvas = page.getByRole('application')
    await canvas.focus()
    times.move.push(await timeKey(page, frame, 'Control+ArrowDown', movedExpression(id, await followerOf(frame, id))))
    times.undo.push(await timeKey(page, frame, 'Control+z', `!(${movedExpression(id, await followerOf(frame, id, -1))})`))
  }
  return { open, ...times, smooth: await timeSmoothness(page, frame) }
}

/**
 * From asking for the address, everything in the browser's cache, until the whole page is drawn in the canvas and the
 * panels beside it.
 */
async function timeOpening(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  const start = await page.evaluate(() => performance.timeOrigin + performance.now())
  await page.goto(address)
  await page.getByRole('application').waitFor()
  while (!page.frames().some(isCanvas)) await page.waitForTimeout(10)
  const ends = await Promise.all([page, frameOf(page)].map((each) => each.evaluate(() => window.benchEnd ?? NaN)))
  return Math.max(...ends) - start
}

/** In each of the two documents, from its first moment: the time at which all nodes of the page, or the panels, are painted. */
function watchDrawing(count: number): void {
  const isDrawn =
    location.pathname === '/canvas.html'
      ? () => document.querySelectorAll('[data-node]').length >= count
      : () =>
          document.querySelector('[role="tree"] [role="treeitem"]') &&
          document.querySelector('[data-region="inspector"] section[aria-label="Text"]')
  window.benchEnd = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDrawn()) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
    })
    observer.observe(document, { subtree: true, childList: true })
  })
}

function isCanvas(frame: Frame): boolean {
  return frame.url().includes('/canvas.html')
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find(isCanvas)
  if (!frame) throw new Error('The canvas has no frame')
  return frame
}

/** Middle of a node in the window. */
async function pointOf(page: Page, frame: Frame, id: string): Promise<{ readonly x: number; readonly y: number }> {
  const outer = await page.locator('iframe').boundingBox()
  const { box, width } = await frame.evaluate((node) => {
    const { x, y, width: w, height } = document.querySelector(`[data-node="${node}"]`)?.getBoundingClientRect() ?? new DOMRect()
    return { box: { x: x + w / 2, y: y + height / 2 }, width: innerWidth }
  }, id)
  const zoom = (outer?.width ?? 0) / width
  return { x: (outer?.x ?? 0) + box.x * zoom, y: (outer?.y ?? 0) + box.y * zoom }
}

async function timeSelecting(page: Page, frame: Frame, id: string): Promise<number> {
  const { x, y } = await pointOf(page, frame, id)
  await page.mouse.move(x, y)
  // What the pointer lies over is outlined before it presses.
  await page.waitForTimeout(100)
  await noteInput(page, 'pointerdown')
  await notePaint(page, `document.querySelector('[data-outline="selection"][data-of="${id}"]')`)
  await page.mouse.click(x, y)
  return elapsed(page, page, 'timeSelecting')
}

async function timeStyling(page: Page, frame: Frame, id: string, size: number): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Size', exact: true })
  await field.fill(String(size))
  await notePaint(frame, `getComputedStyle(document.querySelector('[data-node="${id}"]')).fontSize === '${size}px'`)
  await noteInput(page, 'keydown')
  await page.keyboard.press('Enter')
  return elapsed(page, frame, 'timeStyling')
}

async function timeKey(page: Page, frame: Frame, keys: string, expression: string): Promise<number> {
  await notePaint(frame, expression)
  await page.evaluate(() => {
    // Only the last key of a chord counts.
    window.addEventListener(
      'keydown',
      function note(event) {
        if (event.key === 'Control') return
        window.benchStart = performance.timeOrigin + event.timeStamp
        window.removeEventListener('keydown', note, true)
      },
      true,
    )
  })
  await page.keyboard.press(keys)
  return elapsed(page, frame, expression)
}

function movedExpression(id: string, neighbour: string): string {
  return `document.querySelector('[data-node="${id}"]')?.previousElementSibling?.dataset.node === '${neighbour}'`
}

/** The sibling after the node, or before it. */
function followerOf(frame: Frame, id: string, step: 1 | -1 = 1): Promise<string> {
  return frame.evaluate(
    ([node, direction]) => {
      const element = document.querySelector<HTMLElement>(`[data-node="${node}"]`)
      const sibling = direction === 1 ? element?.nextElementSibling : element?.previousElementSibling
      return sibling instanceof HTMLElement ? (sibling.dataset['node'] ?? '') : ''
    },
    [id, step] as const,
  )
}

async function timeSmoothness(page: Page, frame: Frame): Promise<EditorTimes['smooth']> {
  const from = await pointOf(page, frame, idOf('text 1 1'))
  const sweep = async (): Promise<void> => {
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(from.x + 2 * (move % 30), from.y + 5 * move)
      await page.waitForTimeout(MOVE_PAUSE)
    }
  }
  const turn = async (dy: number): Promise<void> => {
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.wheel(0, move % 20 < 10 ? dy : -dy)
      await page.waitForTimeout(MOVE_PAUSE)
    }
  }
  await page.mouse.move(from.x, from.y)
  const hover = await measureFrames([page, frame], sweep)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  // Taking hold of something is no part of dragging it.
  await page.waitForTimeout(300)
  const drag = await measureFrames([page, frame], sweep)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.mouse.move(from.x, from.y)
  const pan = await measureFrames([page, frame], () => turn(60))
  await page.keyboard.down('Control')
  const zoom = await measureFrames([page, frame], () => turn(4))
  await page.keyboard.up('Control')
  return { drag, hover, pan, zoom }
}
