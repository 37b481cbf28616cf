import { measureFrames } from '../editor/frames.ts'
import { taskTime } from '../main-thread.ts'
import type { BenchmarkRow } from '../result.ts'
import { showPanel, untilIdle, type Desk } from './open-project.ts'
import { LONG, ROWS } from './records.ts'
import { moveWheel } from './scrolling.ts'
import { frameRows } from './times.ts'

/** The data grid with 10,000 rows while somebody scrolls, a few rows and many at a time. */
export async function gridRows({ page, session }: Desk): Promise<readonly BenchmarkRow[]> {
  await showPanel(page, 'Data', 'v')
  await page.getByRole('searchbox').fill(LONG)
  await page.getByRole('treeitem', { name: LONG }).click()
  await page.getByRole('grid', { name: `Rows of ${LONG}` }).hover()
  await untilIdle(session)
  const rows: BenchmarkRow[] = []
  for (const { name, by } of [
    { name: 'scrolling', by: 80 },
    { name: 'scrolling by screens', by: 900 },
  ]) {
    const before = await taskTime(session)
    const smooth = await measureFrames([page], () => moveWheel(page, by))
    const work = (await taskTime(session)) - before
    const label = `a grid of ${ROWS.toLocaleString('en')} rows: ${name}`
    rows.push(...frameRows(label, smooth), {
      label: `${label}, main-thread work of a frame`,
      value: work / smooth.frames,
      unit: 'ms',
    })
  }
  await page.getByRole('searchbox').fill('')
  return rows
}
