import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { createDocumentView, type DocumentRecord, type Id } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { createStore } from '@heddle/store'
import { elementDefinitions } from '@heddle/elements/definitions'
import { functionDefinitions } from '@heddle/functions/definitions'
import { rule } from '../../packages/editor/src/problems/rules/formula-mistakes.ts'
import { startHeddle } from '../../e2e/heddle.ts'
import { idOf, pushRecords } from '../../e2e/push-records.ts'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { elapsed, noteInput, notePaint } from './editor/clock.ts'
import { pageNodes } from './editor/pages.ts'
import { median, type BenchmarkOptions, type BenchmarkResult, type BenchmarkRow } from './result.ts'

const VARIABLES = 1000
const COLLECTIONS = 200
const NODES = 10_000
const DRAWN = 1000
const MOST = { open: 100, key: 16, used: 20, problems: 30 } as const
const RUNS = 9
const QUICK_RUNS = 3

/** Data of a large project at work: its panel, its search, and who uses what. */
export async function benchEditorLogic({ isQuick }: BenchmarkOptions): Promise<BenchmarkResult> {
  const runs = isQuick ? QUICK_RUNS : RUNS
  const browser = await chromium.launch(chromiumOptions())
  try {
    return { name: 'Editor: data', rows: [...(await panelRows(browser, runs)), ...usedRows(runs), problemsRow(runs)] }
  } finally {
    await browser.close()
  }
}

const row = (label: string, times: readonly number[], most: number): BenchmarkRow => ({
  label,
  value: median(times),
  unit: 'ms',
  spread: [Math.min(...times), Math.max(...times)],
  aim: `at most ${most} ms`,
  isMet: median(times) <= most,
})

/** Variables in folders of ten, and collections with rows. */
function data(): readonly DocumentRecord[] {
  const keys = planIndexes([], 0, VARIABLES).keys
  const variables = keys.map((index, at): DocumentRecord => ({
    id: idOf(`variable ${at}`),
    kind: 'variable',
    name: `variable${at}`,
    folder: at % 4 === 0 ? `Folder ${Math.floor(at / 40)}` : '',
    index,
    type: at % 2 === 0 ? 'number' : 'string',
    defaultValue: at % 2 === 0 ? at : `value ${at}`,
  }))
  const collections = keys.slice(0, COLLECTIONS).map((index, at): DocumentRecord => ({
    id: idOf(`collection ${at}`),
    kind: 'collection',
    name: `collection${at}`,
    folder: '',
    index,
    mode: 'static',
    type: 'collection',
    config: {},
    data: [{ id: at }],
  }))
  return [...variables, ...collections]
}

/** Nodes of which every second one reads a variable. */
function boundNodes(pageId: Id, count: number, language: string): readonly DocumentRecord[] {
  return pageNodes(pageId, count, language).map((node, at) =>
    node.kind === 'node' && node.element === 'text' && at % 2 === 0
      ? { ...node, props: { text: { [language]: { type: 'f', code: `variables['${idOf(`variable ${at % VARIABLES}`)}']` } } } }
      : node,
  )
}

async function panelRows(browser: Browser, runs: number): Promise<readonly BenchmarkRow[]> {
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
    await pushRecords(heddle.url, project.id, cookie, ({ homePageId, language }) => [
      ...boundNodes(homePageId, DRAWN, language),
      ...data(),
    ])
    await page.goto(`${heddle.url}/projects/${project.id}`)
    await page.getByRole('tree').waitFor()
    await page.waitForTimeout(1000)
    const label = `${VARIABLES.toLocaleString('en')} variables, ${COLLECTIONS} collections`
    const [open, key] = [await timeOpening(page, runs), await timeKeys(page, runs)]
    return [row(`${label}: opening the panel`, open, MOST.open), row(`${label}: a key of its search`, key, MOST.key)]
  } finally {
    await context.close()
    await heddle.dispose()
  }
}

const LINES = `document.querySelectorAll('[role="tree"] [data-row]').length`

/** From the key that opens the panel to its lines; its file is there already. */
async function timeOpening(page: Page, runs: number): Promise<readonly number[]> {
  const times: number[] = []
  await page.getByRole('application').focus()
  await page.keyboard.press('v')
  await page.getByRole('treeitem').first().waitFor()
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('application').focus()
    await page.keyboard.press('z')
    await page.waitForFunction(`${LINES} === 0`)
    await notePaint(page, `${LINES} > 20`)
    await noteInput(page, 'keydown')
    await page.keyboard.press('v')
    times.push(await elapsed(page, page, 'opening the panel'))
  }
  return times
}

async function timeKeys(page: Page, runs: number): Promise<readonly number[]> {
  const times: number[] = []
  const search = page.getByRole('searchbox')
  for (let run = 0; run < runs; run += 1) {
    await search.fill(`collection1${run % 10}`)
    await page.waitForFunction(`${LINES} === 12`)
    await notePaint(page, `${LINES} === 2`)
    await noteInput(page, 'keydown')
    // One more figure leaves one line and its group.
    await page.keyboard.press(String((run + 3) % 10))
    times.push(await elapsed(page, page, 'a key of the search'))
  }
  await search.fill('')
  return times
}

/** Who uses each variable of a page, asked for the first time and later on. */
function usedRows(runs: number): readonly BenchmarkRow[] {
  const records = [...boundNodes(idOf('page'), NODES, 'en'), ...data()]
  const first: number[] = []
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const view = createDocumentView(createStore(records))
    const start = performance.now()
    view.usagesOf(idOf('variable 0'))
    const made = performance.now()
    for (let at = 0; at < VARIABLES; at += 1) view.usagesOf(idOf(`variable ${at}`))
    first.push(made - start)
    all.push(performance.now() - made)
    view.close()
  }
  const label = `${NODES.toLocaleString('en')} nodes: who uses`
  return [
    row(`${label} a variable, the first time`, first, MOST.used),
    row(`${label} each of ${VARIABLES} variables`, all, MOST.used),
  ]
}

/** Mistakes of all formulas after one change: what changed is read again, and what formulas name is looked up. */
function problemsRow(runs: number): BenchmarkRow {
  const store = createStore<DocumentRecord>([...boundNodes(idOf('page'), NODES, 'en'), ...data()])
  const view = createDocumentView(store)
  const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
  const scope = { view, definitions, plugins: new Map(), functions: functionDefinitions }
  rule.find(scope)
  const node = view.find('node', view.children(idOf('page'), 'sections')[0] ?? '')
  if (!node) throw new Error('The document has no nodes.')
  const times: number[] = []
  for (let run = 0; run < runs * 4; run += 1) {
    store.apply({ put: { [node.id]: { ...node, name: `change ${run}` } } })
    const start = performance.now()
    rule.find(scope)
    times.push(performance.now() - start)
  }
  view.close()
  return row(`${NODES.toLocaleString('en')} nodes: mistakes of formulas after one change`, times, MOST.problems)
}
