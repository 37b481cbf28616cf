import { blankNode, blankPage, type CollectionRecord, type DocumentRecord, type NodeRecord } from '@heddle/document'
import { canvas, openPanel, publish, signIn, waitForEditor, waitForSaved } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { idOf } from './push-records.ts'
import { pushedProject } from './pushed-project.ts'
import { ask, leave, visit } from './visitor.ts'

const GOODS = idOf('goods page')
const PRODUCTS = idOf('products')
const bind = (code: string) => ({ type: 'f' as const, code })

/** A list of links to products on the home page, and a page that shows one of them. */
function shop(homePageId: string, language: string): readonly DocumentRecord[] {
  const node = (name: string, parentId: string, element: string, more: Partial<NodeRecord> = {}): NodeRecord => ({
    ...blankNode(idOf(name), element, { parentId, slot: element === 'section' ? 'sections' : 'children', index: 'a0' }),
    ...more,
  })
  const rows = ['red-shoe', 'blue-shoe', 'tea'].map((slug, at) => ({ slug, name: `Product ${slug}`, price: at + 1 }))
  const products: CollectionRecord = {
    id: PRODUCTS,
    kind: 'collection',
    name: 'Products',
    folder: '',
    index: 'a0',
    mode: 'static',
    type: 'collection',
    config: {},
    data: [...rows, { slug: '', name: 'Nameless' }],
  }
  const goods = { ...blankPage(GOODS, 'Goods', 'goods', 'a5', [language]), title: { [language]: bind('page.data.name') } }
  return [
    goods,
    products,
    node('list', homePageId, 'section'),
    node('link', idOf('list'), 'text', {
      repeat: { over: bind(`collections['${PRODUCTS}'].data`) },
      props: { text: { [language]: bind('context.item.data.name') } },
      link: { type: 'collection-page', pageId: GOODS, parameters: { slug: bind('context.item.data.slug') } },
    }),
    node('shown', GOODS, 'section'),
    node('name', idOf('shown'), 'text', {
      props: { text: { [language]: bind("concatenate(page.data.name, ' costs ', page.data.price)") } },
    }),
  ]
}

test('a page gets an address for each row of a data set: looked through in the editor, published, gone to by client', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await signIn(page.context(), heddle)
  const { id } = await pushedProject(page.context(), heddle, 'Shop', ({ homePageId, language }) => shop(homePageId, language))
  await page.goto(`${heddle.url}/projects/${id}`)
  await waitForEditor(page)

  await test.step('the page settings choose the data set; the canvas goes from row to row; undo takes it back', async () => {
    await openPanel(page, 'Pages')
    await page.getByRole('button', { name: /^Open Goods/ }).click()
    await page.getByRole('button', { name: 'None: one page Data set' }).click()
    await page.getByRole('option', { name: 'Products' }).click()
    await expect(page.getByText('3 pages, such as /goods/red-shoe')).toBeVisible()
    await expect(canvas(page).getByText('Product red-shoe costs 1')).toBeVisible()
    const bar = page.getByRole('toolbar', { name: 'Rows of this page' })
    await bar.getByRole('button', { name: 'The next one, row' }).click()
    await expect(canvas(page).getByText('Product blue-shoe costs 2')).toBeVisible()
    await bar.getByRole('textbox', { name: 'Go to row' }).fill('tea')
    await page.keyboard.press('Enter')
    await expect(canvas(page).getByText('Product tea costs 3')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('rows.png') })
    await waitForSaved(page)
  })
  const url = await publish(page)
  expect(errors).toEqual([])

  const visitor = await visit(browser)
  const site = visitor.page
  await site.goto(url)
  await site.getByRole('link', { name: 'Product blue-shoe' }).click()
  await expect(site.getByText('Product blue-shoe costs 2')).toBeVisible()
  await expect(site).toHaveURL(/\/goods\/blue-shoe$/)
  await expect(site).toHaveTitle('Product blue-shoe')
  await site.goBack()
  await site.getByRole('link', { name: 'Product tea' }).click()
  await expect(site.getByText('Product tea costs 3')).toBeVisible()
  expect(visitor.documents).toEqual(['/'])
  await site.reload()
  await expect(site.getByText('Product tea costs 3')).toBeVisible()
  const { status, body } = await ask(new URL('goods/tea', url).href)
  expect([status, String(body)]).toEqual([200, expect.stringMatching(/<title>Product tea<\/title>.*>Product tea costs 3</)])
  expect((await ask(new URL('goods/Blue-SHOE', url).href)).status).toBe(200)
  expect((await ask(new URL('goods/nothing', url).href)).status).toBe(302)
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})
