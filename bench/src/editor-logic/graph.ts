import type { BenchmarkRow } from '../result.ts'
import { showPanel, timeAct, type Desk } from './open-project.ts'
import { ACTIONS, CHAIN } from './records.ts'
import { wheelRows } from './scrolling.ts'
import { timeRows } from './times.ts'

const MOST_OPENING = 300
const STEPS = `document.querySelectorAll('.react-flow__node').length`

/** The graph of a long workflow: opening it, and moving over it. */
export async function graphRows(desk: Desk, runs: number): Promise<readonly BenchmarkRow[]> {
  const { page, session } = desk
  await showPanel(page, 'Workflows', 'w')
  await page.getByRole('searchbox').fill(CHAIN)
  await page.getByRole('treeitem', { name: CHAIN }).click()
  const open = page.getByRole('button', { name: `Show ${CHAIN} as a graph` })
  const stage = page.getByRole('tree', { name: `Actions of ${CHAIN}` })
  // The first time its file is fetched.
  await open.click()
  await page.locator('.react-flow__node').first().waitFor()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await page.locator('.react-flow__node').first().waitFor({ state: 'detached' })
    // A hand that is there already: looking for the button is no work of the editor's.
    await open.hover()
    const press = (): Promise<void> => page.mouse.down().then(() => page.mouse.up())
    times.push((await timeAct({ page, session }, press, `${STEPS} > 3`, 'pointerdown')).work)
  }
  const label = `a graph of ${ACTIONS} actions`
  await stage.hover()
  const pan = await wheelRows(desk, `${label}: pan`, 60)
  await page.keyboard.down('Control')
  const zoom = await wheelRows(desk, `${label}: zoom`, 8)
  await page.keyboard.up('Control')
  await page.getByRole('button', { name: 'Show as a list' }).click()
  return [...timeRows(`${label}: opening it`, times, MOST_OPENING), ...pan, ...zoom]
}
