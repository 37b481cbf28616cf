import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import { placePieces, type Piece } from '../catalogue/templates/src/lib/piece.ts'
import { onCanvas, openPanel, publish, startProject } from './builder.ts'
import { collectErrors, expect, startHeddle, test } from './heddle.ts'
import { idOf, type Home } from './push-records.ts'
import { pushToOpen } from './pushed-project.ts'
import { dock, fillSource, giveSource } from './source-dock.ts'
import { leave, visit, type Visitor } from './visitor.ts'

const ORDERS = idOf('orders')
const formula = (code: string) => ({ type: 'f' as const, code })

/** A server of orders that believes whoever asks: those of one customer, or of everybody where none is named. */
async function openOrders() {
  const asked: string[] = []
  const all = ['ann', 'bea'].flatMap((who) =>
    [1, 2].map((at) => ({ id: `${who}${at}`, of: `${who}@example.org`, name: `${who} ${at}` })),
  )
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const of = new URL(url, 'http://orders.test').searchParams.get('of')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(of === null ? all : all.filter((order) => `eq.${order.of}` === of)))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

const PIECES: readonly Piece[] = [
  {
    element: 'section',
    children: [
      { element: 'text', texts: { text: 'My orders' }, props: { tag: 'h1' } },
      {
        element: 'button',
        texts: { text: formula('context.item.data.name') },
        repeat: { over: formula('collections.orders'), key: 'id' },
      },
      {
        element: 'text',
        texts: { text: formula("concatenate('None: ', collections.orders.error.message)") },
        condition: formula('!!collections.orders.error'),
      },
    ],
  },
]

/** A page that lists orders, which have no source yet. */
function ordersPage({ homePageId, language }: Home): readonly DocumentRecord[] {
  let made = 0
  return [
    { id: ORDERS, kind: 'collection', name: 'orders', folder: '', index: 'a0', mode: 'static', type: 'collection', config: {} },
    ...placePieces(PIECES, { parentId: homePageId, slot: 'sections', language, newId: () => idOf(`orders ${made++}`) }),
  ]
}

/** Makes an account on the site, and goes to its first page. */
async function signUp({ page }: Visitor, address: string, email: string): Promise<void> {
  await page.goto(new URL('/sign-up', address).href)
  await page.getByLabel('Name', { exact: true }).fill(email.split('@')[0] ?? '')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough secret')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible()
}
const shown = ({ page }: Visitor): Locator => page.getByRole('button', { name: /^(?:ann|bea) \d$/ })

test('each of two visitors sees their own orders, whoever is signed out none, and what a browser sends changes nothing', async ({
  page,
  browser,
}) => {
  const orders = await openOrders()
  const heddle = await startHeddle({ environment: { HEDDLE_ALLOW_PRIVATE: '127.0.0.1' } })
  try {
    const errors = collectErrors(page)
    await startProject(page, heddle, { template: 'empty', name: 'Orders' })
    await pushToOpen(page, heddle, ordersPage)
    await expect(onCanvas(page, 'My orders')).toBeVisible()
    await describeOrders(page, orders)
    await letVisitorsIn(page)
    // The page of one’s own account is for whoever is signed in, which is asked about.
    const address = await publish(page, { asksFirst: true })
    expect(errors).toEqual([])
    orders.asked.length = 0

    const [ann, bea, stranger] = [await visit(browser), await visit(browser), await visit(browser)]
    await test.step('two visitors who sign up see theirs, and a third who does not is told to sign in', async () => {
      await stranger.page.goto(address)
      await expect(stranger.page.getByText('None: Sign in first: this is different for each visitor.')).toBeVisible()
      await expect(shown(stranger)).toHaveCount(0)
      expect(orders.asked).toEqual([])
      await signUp(ann, address, 'ann@example.org')
      await expect(shown(ann)).toHaveText(['ann 1', 'ann 2'])
      await signUp(bea, address, 'bea@example.org')
      await expect(shown(bea)).toHaveText(['bea 1', 'bea 2'])
      await ann.page.reload()
      await expect(shown(ann)).toHaveText(['ann 1', 'ann 2'])
    })
    await test.step('a visitor who says to be another one is not believed', async () => {
      const names = await ann.page.evaluate(async (id) => {
        const bea = 'bea@example.org'
        const variables = { of: bea, 'visitor.email': bea, visitor: { email: bea } }
        const answer = await fetch(`/ww/cms_data_sets/${id}/fetch?of=eq.${bea}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-visitor': bea },
          body: JSON.stringify({ variables }),
        })
        return ((await answer.json()) as { data: readonly { name: string }[] }).data.map(({ name }) => name)
      }, ORDERS)
      expect(names).toEqual(['ann 1', 'ann 2'])
      expect(orders.asked.every((url) => /\?of=eq\.(?:ann|bea)%40example\.org$/.test(url))).toBe(true)
    })
    for (const one of [ann, bea, stranger]) await leave(one)
  } finally {
    await heddle.dispose()
    await orders.close()
  }
})

async function describeOrders(page: Page, orders: Awaited<ReturnType<typeof openOrders>>): Promise<void> {
  await test.step('the orders of whoever is signed in are asked for by the server', async () => {
    await giveSource(page, 'orders')
    await fillSource(page, 'Origin', orders.origin)
    await fillSource(page, 'Path', '/orders')
    await dock(page).getByRole('button', { name: 'Add to Query' }).click()
    await fillSource(page, 'Name 1, Query', 'of')
    await fillSource(page, 'Value 1, Query', 'eq.')
    await dock(page).getByRole('button', { name: 'Put the signed-in visitor into value 1, Query' }).click()
    await page.getByRole('menuitem', { name: 'Their e-mail' }).click()
    await expect(dock(page).getByRole('textbox', { name: 'Value 1, Query' })).toHaveValue('eq.{visitor.email}')
  })
  await test.step('they are tried as nobody, for whom nothing is sent, and as somebody', async () => {
    await dock(page).getByRole('button', { name: 'Try it' }).click()
    await expect(dock(page).getByRole('alert')).toContainText('nobody is: nothing was sent')
    await fillSource(page, 'E-mail', 'ann@example.org')
    await dock(page).getByRole('button', { name: 'Try it' }).click()
    await expect(dock(page).getByText('200 OK')).toBeVisible()
    expect(orders.asked).toEqual(['/orders?of=eq.ann%40example.org'])
    await page.screenshot({ path: test.info().outputPath('tried.png') })
  })
}

async function letVisitorsIn(page: Page): Promise<void> {
  await test.step('Problems tells that nobody can be signed in, until accounts are there', async () => {
    await openPanel(page, 'Problems')
    const problem = page.getByText(/orders: it is for whoever is signed in, and nothing signs visitors in/)
    await expect(problem).toBeVisible()
    await openPanel(page, 'Plugins')
    await page.getByRole('button', { name: 'Install Site accounts' }).click()
    await page.getByRole('region', { name: 'Site accounts' }).getByRole('button', { name: 'Add sign-in pages' }).click()
    await expect(onCanvas(page, 'Forgotten password')).toBeVisible()
    await openPanel(page, 'Problems')
    await expect(problem).toBeHidden()
  })
}
