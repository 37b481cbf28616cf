import { workOf } from '../main-thread.ts'
import type { BenchmarkRow } from '../result.ts'
import { timeAct, type Desk } from './open-project.ts'
import { COLLECTIONS, VARIABLES, WORKFLOWS } from './records.ts'
import { timeRows } from './times.ts'

const MOST = { open: 100, key: 16 } as const
const LINES = `document.querySelectorAll('[role="tree"] [data-row]').length`

/** Panels of a large project: opening each, and a key of its search. */
export async function panelRows(desk: Desk, runs: number): Promise<readonly BenchmarkRow[]> {
  const rows: BenchmarkRow[] = []
  const counted = [VARIABLES, COLLECTIONS, WORKFLOWS].map((count) => count.toLocaleString('en'))
  const label = `${counted[0]} variables, ${counted[1]} collections, ${counted[2]} workflows`
  for (const { name, key, typed } of [
    { name: 'Data', key: 'v', typed: 'collection1' },
    { name: 'Workflows', key: 'w', typed: 'workflow1' },
  ]) {
    const open = await timeOpening(desk, key, runs)
    rows.push(...timeRows(`${label}: opening the ${name} panel`, open, MOST.open))
    rows.push(...timeRows(`${label}: a key of the search of ${name}`, await timeKeys(desk, typed, runs), MOST.key))
  }
  return rows
}

/** From the key that opens the panel to its lines; its file is there already. */
async function timeOpening(desk: Desk, key: string, runs: number): Promise<readonly number[]> {
  const { page } = desk
  const times: number[] = []
  await page.getByRole('application').focus()
  await page.keyboard.press(key)
  await page.waitForFunction(`${LINES} > 20`)
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('application').focus()
    await page.keyboard.press('z')
    await page.waitForFunction(`${LINES} === 0`)
    times.push((await timeAct(desk, () => page.keyboard.press(key), `${LINES} > 20`)).work)
  }
  return times
}

/** Each key of a name: the first leaves most lines, the last few. */
async function timeKeys({ page, session }: Desk, typed: string, runs: number): Promise<readonly number[]> {
  const times: number[] = []
  const search = page.getByRole('searchbox')
  for (let run = 0; run < runs; run += 1) {
    await search.fill('')
    await page.waitForFunction(`${LINES} > 20`)
    await search.focus()
    for (const letter of `${typed}${run % 10}`) times.push(await workOf(page, session, () => page.keyboard.press(letter)))
  }
  await search.fill('')
  return times
}
