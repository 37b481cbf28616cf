import { chromium } from '@playwright/test'
import { MOST_KIB, weighFirstLoad } from '../../apps/editor/testing/first-load.ts'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { formulaRows } from './editor-logic/formula.ts'
import { graphRows } from './editor-logic/graph.ts'
import { gridRows } from './editor-logic/grid.ts'
import { startDesk, type Desk } from './editor-logic/open-project.ts'
import { panelRows } from './editor-logic/panels.ts'
import { problemRows } from './editor-logic/problems.ts'
import { recordingRows } from './editor-logic/recording.ts'
import { largeProject } from './editor-logic/records.ts'
import { runningRows } from './editor-logic/running.ts'
import { usedRows } from './editor-logic/used.ts'
import type { BenchmarkOptions, BenchmarkResult, BenchmarkRow } from './result.ts'

const RUNS = 21
const QUICK_RUNS = 5

/**
 * Data, formulas, workflows and runs of large projects. Where nothing else is said, times are the work of the main thread until
 * the next paint, in milliseconds of the processor: what else the machine does is not in them.
 */
export async function benchEditorLogic({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const runs = isQuick ? QUICK_RUNS : RUNS
  const browser = await chromium.launch(chromiumOptions())
  const rows: BenchmarkRow[] = [await firstLoadRow(), ...usedRows(runs), ...problemRows(runs), ...(await recordingRows(isQuick))]
  const parts: readonly ((desk: Desk) => Promise<readonly BenchmarkRow[]>)[] = [
    async (desk) => {
      await desk.open(largeProject)
      return [...(await panelRows(desk, runs)), ...(await graphRows(desk, runs)), ...(await gridRows(desk))]
    },
    (desk) => formulaRows(desk, runs),
    (desk) => runningRows(desk, Math.ceil(runs / 3)),
  ]
  try {
    for (const measure of parts) {
      const desk = await startDesk(browser)
      try {
        rows.push(...(await measure(desk)))
      } finally {
        await desk.dispose()
      }
    }
    return { name: 'Editor: data, workflows and runs', rows }
  } finally {
    await browser.close()
  }
}

async function firstLoadRow(): Promise<BenchmarkRow> {
  const { bytes } = await weighFirstLoad()
  const value = bytes / 1024
  return {
    label: 'first load of the editor, gzip (595 before)',
    value,
    unit: 'KiB',
    aim: `at most ${MOST_KIB} KiB`,
    isMet: value <= MOST_KIB,
  }
}
