import { chromium, type Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import { chromiumOptions } from '../../../scripts/chromium.mjs'
import { formula, pageOf, readVariable, variable, type Place } from '../live-page/documents/parts.ts'
import { startPublisher } from '../live-page/site.ts'
import { SLOWDOWN, visit } from '../live-page/visit.ts'
import { countProcessorTime, untilPainted, workOf } from '../main-thread.ts'
import { paintedAfter, type Inputs, type Painted } from '../painted.ts'
import { median, type BenchmarkOptions, type BenchmarkRow } from '../result.ts'
import { short } from '../table.ts'

const OPTIONS = 10_000
/** Milliseconds of the main thread from an act to the next paint. */
const MOST = 50
const RUNS = 7
const [SELECT, PICKER] = ['cities', 'day']

function controlsPage(place: Place): readonly DocumentRecord[] {
  const rows = place.newId()
  const options = Array.from({ length: OPTIONS }, (_, at) => ({ value: at, label: `City ${at}` }))
  return [
    variable(rows, 'a0', 'cities', { type: 'array', defaultValue: options }),
    ...pageOf(place, [
      {
        element: 'select',
        attributes: { id: SELECT },
        props: { options: formula(readVariable(rows)), searchable: true },
        texts: { accessibleLabel: 'City' },
      },
      { element: 'date-picker', attributes: { id: PICKER }, texts: { accessibleLabel: 'Day' } },
    ]),
  ]
}

/** `wall` where a trace tells it. */
type Sample = Pick<Painted, 'own'> & Partial<Painted>

/** A press in two parts, each with its own paint, as a finger is never as quick as a script. */
const DOWN: Inputs = { first: 'pointerdown', last: 'mousedown' }
const UP: Inputs = { first: 'pointerup', last: 'click' }
const LETTER: Inputs = { first: 'keydown', last: 'input' }

/** What acts on heavy controls take of the main thread, processor as slow as a phone's. */
export async function benchWork({ isQuick }: Pick<BenchmarkOptions, 'isQuick'>): Promise<readonly BenchmarkRow[]> {
  const publisher = await startPublisher()
  const browser = await chromium.launch(chromiumOptions())
  const samples = new Map<string, Sample[]>()
  try {
    const address = await publisher.publish('Controls', controlsPage)
    for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
      await visit(browser, address, { controls: [SELECT, PICKER], slowdown: SLOWDOWN }, async ({ page, session }) => {
        await countProcessorTime(session)
        const note = (label: string, value: Sample): void => void samples.set(label, [...(samples.get(label) ?? []), value])
        const act = async (label: string, inputs: Inputs, give: () => Promise<void>): Promise<void> =>
          note(label, await paintedAfter(browser, page, inputs, give))
        const comeNear = async (what: string, selector: string): Promise<void> => {
          const own = await workOf(page, session, () => pointAt(page, selector))
          note(`come near ${what}`, { own })
          await act(`press ${what}`, DOWN, () => page.mouse.down())
        }
        await comeNear('a select', `#${SELECT} [role=combobox], #${SELECT}[role=combobox]`)
        await act(`open a select of ${OPTIONS} options`, UP, () => page.mouse.up())
        await page.getByRole('option', { name: 'City 0', exact: true }).waitFor()
        await act('type a letter into it', LETTER, () => page.keyboard.press('7'))
        await page.getByRole('option', { name: 'City 7', exact: true }).waitFor()
        await page.keyboard.press('Escape')
        await comeNear('a date picker', `#${PICKER} button, #${PICKER} input`)
        await act('open a date picker', UP, () => page.mouse.up())
        await page.getByRole('grid').first().waitFor()
      })
    }
  } finally {
    await browser.close()
    await publisher.dispose()
  }
  return [...samples].map(([label, values]) => rowOf(label, values))
}

function rowOf(label: string, samples: readonly Sample[]): BenchmarkRow {
  const own = samples.map((one) => one.own)
  const walls = samples.flatMap(({ wall }) => wall ?? [])
  return {
    label: `${label}, processor ${SLOWDOWN}× slower: the main thread’s own time`,
    value: median(own),
    unit: 'ms',
    spread: [Math.min(...own), Math.max(...own)],
    ...(walls.length > 0 && { baseline: `by the clock on the wall: ${short(median(walls))} ms` }),
    ...(/^(open|type)/.test(label) && { aim: `at most ${MOST} ms`, isMet: median(own) <= MOST }),
  }
}

/**
 * What is done when somebody comes near is told by a row of its own: nobody presses within the same frame. The pointer is moved
 * without `hover`, which leaves listeners in the page that every press after it would be counted with.
 */
async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await untilPainted(page)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}
