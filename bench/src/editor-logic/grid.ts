import type { BenchmarkRow } from '../result.ts'
import { showPanel, untilIdle, type Desk } from './open-project.ts'
import { LONG, ROWS } from './records.ts'
import { wheelRows } from './scrolling.ts'

/** The data grid with 10,000 rows while somebody scrolls, a few rows and many at a time. */
export async function gridRows({ page, session }: Desk): Promise<readonly BenchmarkRow[]> {
  await showPanel(page, 'Data', 'v')
  await page.getByRole('searchbox').fill(LONG)
  await page.getByRole('treeitem', { name: LONG }).click()
  await page.getByRole('grid', { name: `Rows of ${LONG}` }).hover()
  await untilIdle(session)
  const label = `a grid of ${ROWS.toLocaleString('en')} rows`
  const steps = await wheelRows({ page, session }, `${label}: scrolling`, 80)
  const screens = await wheelRows({ page, session }, `${label}: scrolling by screens`, 900)
  await page.getByRole('searchbox').fill('')
  return [...steps, ...screens]
}
