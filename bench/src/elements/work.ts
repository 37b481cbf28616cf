import { chromium, type Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import { chromiumOptions } from '../../../scripts/chromium.mjs'
import { formula, pageOf, readVariable, variable, type Place } from '../live-page/documents/parts.ts'
import { startPublisher } from '../live-page/site.ts'
import { SLOWDOWN, visit } from '../live-page/visit.ts'
import { untilPainted, workOf } from '../main-thread.ts'
import { median, type BenchmarkOptions, type BenchmarkRow } from '../result.ts'

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

/** What acts on heavy controls take of the main thread, processor as slow as a phone's. */
export async function benchWork({ isQuick }: Pick<BenchmarkOptions, 'isQuick'>): Promise<readonly BenchmarkRow[]> {
  const publisher = await startPublisher()
  const browser = await chromium.launch(chromiumOptions())
  const samples = new Map<string, number[]>()
  const note = (label: string, value: number): void => void samples.set(label, [...(samples.get(label) ?? []), value])
  try {
    const address = await publisher.publish('Controls', controlsPage)
    for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
      await visit(browser, address, { controls: [SELECT, PICKER], slowdown: SLOWDOWN }, async ({ page, session }) => {
        await session.send('Performance.enable')
        const press = (): Promise<void> => page.mouse.down().then(() => page.mouse.up())
        const select = `#${SELECT} [role=combobox], #${SELECT}[role=combobox]`
        note('come near a select', await workOf(page, session, () => pointAt(page, select)))
        note(`open a select of ${OPTIONS} options`, await workOf(page, session, press))
        await page.getByRole('option', { name: 'City 0', exact: true }).waitFor()
        note('type a letter into it', await workOf(page, session, () => page.keyboard.press('7')))
        await page.getByRole('option', { name: 'City 7', exact: true }).waitFor()
        await page.keyboard.press('Escape')
        const picker = `#${PICKER} button, #${PICKER} input`
        note('come near a date picker', await workOf(page, session, () => pointAt(page, picker)))
        note('open a date picker', await workOf(page, session, press))
        await page.getByRole('grid').first().waitFor()
      })
    }
  } finally {
    await browser.close()
    await publisher.dispose()
  }
  return [...samples].map(([label, values]) => ({
    label: `${label}, processor ${SLOWDOWN}× slower`,
    value: median(values),
    unit: 'ms',
    spread: [Math.min(...values), Math.max(...values)],
    ...(!label.startsWith('come near') && { aim: `at most ${MOST} ms`, isMet: median(values) <= MOST }),
  }))
}

/** What is done when somebody comes near is told by a row of its own: nobody presses within the same frame. */
async function pointAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover()
  await untilPainted(page)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}
