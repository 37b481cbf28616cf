import type { Page } from '@playwright/test'
import { inspector, onCanvas, openPanel, publish, selectInNavigator, startProject, waitForSaved } from './builder.ts'
import { catalogueGrid } from './catalogue-grid.ts'
import { cataloguePage } from './catalogue-page.ts'
import { openCatalogue, type CatalogueService } from './catalogue-service.ts'
import { drawCatalogue, makeCatalogueData } from './draw-catalogue.ts'
import { collectErrors, expect, startHeddle, test } from './heddle.ts'
import { pushToOpen } from './pushed-project.ts'
import { dock, fillSource, giveSource } from './source-dock.ts'
import { leave, visit, type Visitor } from './visitor.ts'

/** `npm run test:long -- catalogue` draws the page as well; `npm test` begins with one whose collections have no source yet. */
const IS_DRAWN = process.env['HEDDLE_CATALOGUE'] === 'whole'

/** Binds the value of a pair. */
async function bindPair(page: Page, label: string, code: string): Promise<void> {
  await dock(page)
    .getByRole('button', { name: `Bind ${label} to a formula` })
    .click()
  await expect(page.getByRole('dialog', { name: `Formula: ${label}` }).getByRole('textbox')).toBeFocused()
  await page.keyboard.insertText(code)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: `Formula: ${label}` })).toBeHidden()
}

/** Names the key of the catalogue in a header. */
async function nameKey(page: Page): Promise<void> {
  await dock(page)
    .getByRole('tab', { name: /^Headers/ })
    .click()
  await dock(page).getByRole('button', { name: 'Add to Secret headers' }).click()
  await fillSource(page, 'Name 1, Secret headers', 'X-Catalogue-Key')
  await fillSource(page, 'Value 1, Secret headers', '{catalogueKey}')
}

async function tryIt(page: Page): Promise<void> {
  await dock(page).getByRole('button', { name: 'Try it' }).click()
  await expect(dock(page).getByText('200 OK')).toBeVisible()
}

/** Breads that a visitor sees, in their order. */
const breads = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.page.getByRole('button', { name: /^(?:Rye|Focaccia|Baguette|Ciabatta|Stollen|Pretzel|Brioche)$/ }).allTextContents()

async function search(visitor: Visitor, word: string): Promise<void> {
  await visitor.page.getByRole('searchbox', { name: 'Find a bread' }).fill(word)
}

test('a catalogue of another server is searched, paged, sorted and opened by a visitor, in a list and in a grid, and its key stays with the server', async ({
  page,
  browser,
}) => {
  const catalogue = await openCatalogue()
  const heddle = await startHeddle({ environment: { HEDDLE_ALLOW_PRIVATE: '127.0.0.1' } })
  try {
    const errors = collectErrors(page)
    await startProject(page, heddle, { template: 'empty', name: 'Catalogue' })
    await pushToOpen(page, heddle, (home) => [...(IS_DRAWN ? [] : cataloguePage(home)), ...catalogueGrid(home, catalogue.origin)])
    if (IS_DRAWN) await test.step('variables and collections are made', () => makeCatalogueData(page))
    else await expect(onCanvas(page, 'Catalogue')).toBeVisible()
    await describeList(page, catalogue)
    await describeDetail(page, catalogue)
    if (IS_DRAWN) await test.step('the page is drawn', () => drawCatalogue(page))
    await followGrid(page)
    await waitForSaved(page)
    const address = await publish(page)
    expect(errors).toEqual([])
    expect(catalogue.refused).toEqual(['/v1/products?q='])

    const visitor = await visit(browser)
    const answers = watchAnswers(visitor)
    await useAsVisitor(visitor, address, catalogue)
    await useGrid(visitor, `${address}/price-list`, catalogue)
    await test.step('nothing that the visitor was sent holds the key or names the catalogue, which no browser asked', async () => {
      expect(answers.some(({ url }) => url.includes('/ww/cms_data_sets/'))).toBe(true)
      for (const { url, body } of answers)
        for (const hidden of [catalogue.key, catalogue.origin, 'catalogueKey']) expect(url + (await body)).not.toContain(hidden)
    })
    await leave(visitor)
  } finally {
    await heddle.dispose()
    await catalogue.close()
  }
})

async function describeList(page: Page, catalogue: CatalogueService): Promise<void> {
  await test.step('a whole address is typed, its query bound, and what the catalogue refuses is told', async () => {
    await giveSource(page, 'products')
    await fillSource(page, 'Path', `${catalogue.origin}/v1/products?q=`)
    await expect(dock(page).getByRole('textbox', { name: 'Origin', exact: true })).toHaveValue(catalogue.origin)
    await bindPair(page, 'Value 1, Query', 'variables.search')
    await dock(page).getByRole('button', { name: 'Try it' }).click()
    await expect(dock(page).getByText('401 Unauthorized').first()).toBeVisible()
  })
  await test.step('the key is named in a header and kept apart', async () => {
    await nameKey(page)
    const secret = dock(page).getByLabel(`Secret catalogueKey for ${catalogue.origin}`)
    await secret.fill(catalogue.key)
    await secret.press('Enter')
    await expect(dock(page).getByText('Is kept', { exact: true })).toBeVisible()
  })
  await test.step('a click in the answer says where the rows are, and the pages are described', async () => {
    await tryIt(page)
    await dock(page)
      .getByRole('treeitem', { name: /^items/ })
      .click()
    await expect(dock(page).getByText('Rows come from here')).toBeVisible()
    await dock(page).getByRole('button', { name: 'Take all' }).click()
    await dock(page)
      .getByRole('tab', { name: /^Paging/ })
      .click()
    await dock(page)
      .getByRole('button', { name: /^Paging/ })
      .click()
    await page.getByRole('option', { name: 'Page', exact: true }).click()
    await fillSource(page, 'Page size is named', 'per_page')
    await dock(page)
      .getByRole('treeitem', { name: /^total/ })
      .click()
    await expect(dock(page).getByRole('textbox', { name: 'Total from', exact: true })).toHaveValue('data.total')
    await page.screenshot({ path: test.info().outputPath('source.png') })
    await dock(page).getByRole('tab', { name: 'Rows' }).click()
    await dock(page).getByRole('radio', { name: 'Pages', exact: true }).click()
    await fillSource(page, 'Per page', '3')
  })
  await test.step('the rows are asked for from where they are looked at, and the canvas shows them', async () => {
    await dock(page).getByRole('button', { name: 'Ask again' }).click()
    await expect(dock(page).getByRole('gridcell', { name: 'Rye', exact: true })).toBeVisible()
    await expect(dock(page).getByText(/^3 of 7 rows/)).toBeVisible()
    if (!IS_DRAWN) await expect(onCanvas(page, 'Rye')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('rows.png') })
  })
}

async function describeDetail(page: Page, catalogue: CatalogueService): Promise<void> {
  await test.step('one product is named by a value of the path, with the key that is kept already', async () => {
    await giveSource(page, 'detail')
    await fillSource(page, 'Path', `${catalogue.origin}/v1/products/{id}`)
    await bindPair(page, 'Value 1, Path values', "ifEmpty(variables.chosen, '0')")
    await nameKey(page)
    await expect(dock(page).getByText('Is kept', { exact: true })).toBeVisible()
    await tryIt(page)
  })
}

async function followGrid(page: Page): Promise<void> {
  await test.step('the parameters of a collection follow the grid over it, by one press', async () => {
    await openPanel(page, 'Pages')
    await page.getByRole('button', { name: /^Open Price list/ }).click()
    await selectInNavigator(page, 'Goods')
    await inspector(page).getByRole('tab', { name: 'Settings' }).click()
    const parameters = inspector(page).getByRole('group', { name: 'Parameters of goods' })
    await parameters.getByRole('button', { name: 'Let goods follow Goods' }).click()
    await expect(parameters.getByRole('status')).toHaveText('Follow now: page, per_page, sort, q.')
    await expect(inspector(page).getByRole('switch', { name: 'Pages of the collection' })).toBeChecked()
  })
}

async function useGrid({ page }: Visitor, address: string, { asked }: CatalogueService): Promise<void> {
  const cells = page.getByRole('table', { name: 'Goods' }).getByRole('paragraph')
  await test.step('in a grid cells are drawn by an element, and the catalogue itself turns pages, sorts and searches', async () => {
    await page.goto(address)
    await expect(cells).toHaveText(['Fresh Baguette', 'Fresh Brioche', 'Fresh Ciabatta'])
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(cells).toHaveText(['Fresh Focaccia', 'Fresh Pretzel', 'Fresh Rye'])
    await page.getByRole('button', { name: 'Hour' }).click()
    await expect(cells).toHaveText(['Fresh Rye', 'Fresh Focaccia', 'Fresh Baguette'])
    await page.getByRole('button', { name: 'Hour' }).click()
    await expect(cells).toHaveText(['Fresh Brioche', 'Fresh Pretzel', 'Fresh Stollen'])
    await page.getByRole('searchbox', { name: 'Search' }).fill('b')
    await expect(cells).toHaveText(['Fresh Brioche', 'Fresh Ciabatta', 'Fresh Baguette'])
    // One page each time, and each time what the visitor wants in the words of the catalogue.
    expect(asked.slice(-5)).toEqual([
      '/v1/products?sort=name&q=&per_page=3&page=1',
      '/v1/products?sort=name&q=&per_page=3&page=2',
      '/v1/products?sort=id&q=&per_page=3&page=1',
      '/v1/products?sort=-id&q=&per_page=3&page=1',
      '/v1/products?sort=-id&q=b&per_page=3&page=1',
    ])
  })
}

async function useAsVisitor(visitor: Visitor, address: string, catalogue: CatalogueService): Promise<void> {
  await test.step('a visitor sees the first page and goes to the next', async () => {
    await visitor.page.goto(address)
    await expect.poll(() => breads(visitor)).toEqual(['Rye', 'Focaccia', 'Baguette'])
    await visitor.page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => breads(visitor)).toEqual(['Ciabatta', 'Stollen', 'Pretzel'])
  })
  await test.step('searches, is told what is on its way, what fits and what does not', async () => {
    catalogue.set('held')
    await search(visitor, 'b')
    await expect(visitor.page.getByText('The breads are on their way')).toBeVisible()
    catalogue.set('well')
    await expect(visitor.page.getByText('The breads are on their way')).toBeHidden()
    await expect.poll(() => breads(visitor)).toEqual(['Baguette', 'Ciabatta', 'Brioche'])
    await search(visitor, 'cake')
    await expect(visitor.page.getByText('No bread is called so')).toBeVisible()
    catalogue.set('broken')
    await search(visitor, 'rye')
    await expect(visitor.page.getByText('No breads: 503 Service Unavailable')).toBeVisible()
    catalogue.set('well')
    await search(visitor, 'stol')
    await expect.poll(() => breads(visitor)).toEqual(['Stollen'])
    await expect(visitor.page.getByText(/^No bread/)).toBeHidden()
  })
  await test.step('opens a bread, whose address somebody else can open', async () => {
    await visitor.page.getByRole('button', { name: 'Stollen' }).click()
    await expect(visitor.page.getByText('Stollen is baked at 5 in the morning.')).toBeVisible()
    await expect.poll(() => new URL(visitor.page.url()).searchParams.get('product')).toBe('5')
    await visitor.page.goto(`${address}?q=rye&product=2`)
    await expect(visitor.page.getByText('Focaccia is baked at 2 in the morning.')).toBeVisible()
    await expect.poll(() => breads(visitor)).toEqual(['Rye'])
  })
}

/** All that a visitor was sent, and from where. */
function watchAnswers(visitor: Visitor): readonly { readonly url: string; readonly body: Promise<string> }[] {
  const answers: { readonly url: string; readonly body: Promise<string> }[] = []
  visitor.page.on('response', (response) => {
    answers.push({ url: response.url(), body: response.text().catch(() => '') })
  })
  return answers
}
