import type { DocumentRecord } from '@heddle/document'
import type { Home } from '../../../e2e/push-records.ts'
import { idOf } from '../../../e2e/push-records.ts'
import { pageNodes } from '../editor/pages.ts'
import { workOf } from '../main-thread.ts'
import type { BenchmarkRow } from '../result.ts'
import { timeAct, untilIdle, type Desk, type Took } from './open-project.ts'
import { COLLECTIONS, data, LONG, longList, ROWS } from './records.ts'
import { timeRows } from './times.ts'

const NAMES = 2000
const MOST = { result: 50, completion: 16 } as const
const NODE = idOf('text 0 0')

/** A text bound to a total of a long list, with many names around it. */
function scope({ homePageId, language }: Home): readonly DocumentRecord[] {
  const code = `sumBy(collections['${idOf(LONG)}'].data, (row) => row.total * 2) + 1`
  const nodes = pageNodes(homePageId, 100, language).map((node) =>
    node.id === NODE && node.kind === 'node' ? { ...node, props: { text: { [language]: { type: 'f', code } } } } : node,
  )
  return [...nodes, ...data(NAMES - COLLECTIONS - 1), longList()]
}

/** Keys in both formula editors: until the result is on show, and until the list of names is. */
export async function formulaRows(desk: Desk, runs: number): Promise<readonly BenchmarkRow[]> {
  const { page, session } = desk
  await desk.open(scope)
  await page.goto(`${page.url().split('?')[0]}?node=${NODE}`)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Edit the formula of Text' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Formula: Text' })
  await dialog.getByRole('textbox', { name: 'Formula: Text' }).waitFor()
  await untilIdle(session)
  const label = `${NAMES.toLocaleString('en')} names, a list of ${ROWS.toLocaleString('en')} rows`
  const small = await timeResults(desk, `document.querySelector('[role="dialog"] [role="status"] pre')`, runs)
  const names = await timeCompletion(desk, runs)
  await page.keyboard.press('Control+Shift+L')
  await page.getByRole('tree', { name: 'Data' }).waitFor()
  await page.getByRole('textbox', { name: 'Formula: Text' }).focus()
  await page.keyboard.press('Control+End')
  await untilIdle(session)
  const large = await timeResults(desk, `document.querySelector('section[aria-label="Result"] pre')`, runs)
  const rowsOf = (name: string, took: readonly Took[]): readonly BenchmarkRow[] => [
    ...timeRows(
      `${label}: from a key to the result, ${name} editor`,
      took.map(({ work }) => work),
      MOST.result,
    ),
    ...timeRows(
      `${label}: the same by the clock, ${name} editor`,
      took.map(({ time }) => time),
      MOST.result,
    ),
  ]
  return [
    ...rowsOf('small', small),
    ...rowsOf('large', large),
    ...timeRows(`${label}: the list of names opens`, names.opens, MOST.completion),
    ...timeRows(`${label}: a key while the list of names is open`, names.keys, MOST.completion),
  ]
}

/** A figure more and one less at the end of the formula: each gives another result. */
async function timeResults(desk: Desk, element: string, runs: number): Promise<readonly Took[]> {
  const { page } = desk
  const took: Took[] = []
  for (let run = 0; run < runs; run += 1) {
    for (const key of ['2', 'Backspace']) {
      const before = await page.evaluate(`${element}?.textContent`)
      took.push(await timeAct(desk, () => page.keyboard.press(key), `${element}?.textContent !== ${JSON.stringify(before)}`))
    }
  }
  return took
}

/** Work of the list of names: it is asked for by a key of its own, so that nothing waits, and read on by letters. */
async function timeCompletion(
  { page, session }: Desk,
  runs: number,
): Promise<{ readonly opens: readonly number[]; readonly keys: readonly number[] }> {
  const [opens, keys]: [number[], number[]] = [[], []]
  const list = page.locator('.cm-tooltip-autocomplete')
  const shown = `document.querySelector('.cm-tooltip-autocomplete li')`
  await page.keyboard.type(' + ')
  for (let run = 0; run < runs; run += 1) {
    // What the keys before it left to do is none of its work.
    await untilIdle(session)
    opens.push((await timeAct({ page, session }, () => page.keyboard.press('Control+Space'), shown)).work)
    for (const letter of 'variable1') keys.push(await workOf(page, session, () => page.keyboard.press(letter)))
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    for (const _ of 'variable1') await page.keyboard.press('Backspace')
  }
  for (const _ of ' + ') await page.keyboard.press('Backspace')
  return { opens, keys }
}
