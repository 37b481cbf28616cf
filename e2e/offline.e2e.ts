import type { Page } from '@playwright/test'
import { blankNode, blankPage, type DocumentRecord, type NodeRecord, type WorkflowRecord } from '@heddle/document'
import { openPanel, panel, publish, signIn, typeOnCanvas, waitForEditor } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { idOf } from './push-records.ts'
import { pushedProject } from './pushed-project.ts'
import { leave, visit } from './visitor.ts'

const [MENU, DESK, NEWS] = [idOf('menu page'), idOf('desk page'), idOf('news')]

/** A home page, one with a menu, one that nobody may see, and news of new versions where a script is loaded. */
function bakery(homePageId: string, language: string): readonly DocumentRecord[] {
  const node = (name: string, parentId: string, element: string, more: Partial<NodeRecord> = {}): NodeRecord => ({
    ...blankNode(idOf(name), element, { parentId, slot: element === 'section' ? 'sections' : 'children', index: 'a0' }),
    ...more,
  })
  const text = (name: string, parent: string, value: unknown, more: Partial<NodeRecord> = {}): NodeRecord =>
    node(name, idOf(parent), 'text', { props: { text: { [language]: value } } as never, ...more })
  const news = {
    id: NEWS,
    kind: 'variable',
    name: 'news',
    folder: '',
    index: 'a0',
    type: 'string',
    defaultValue: 'Nothing new',
  } as const
  const tell: WorkflowRecord = {
    id: idOf('tell'),
    kind: 'workflow',
    name: 'Tell',
    folder: '',
    index: 'a0',
    ownerId: MENU,
    trigger: 'new-version',
    parameters: [],
    firstAction: idOf('say'),
    actions: { [idOf('say')]: { type: 'change-variable', args: { variable: NEWS, value: 'There is a new version' } } },
  }
  return [
    blankPage(MENU, 'Menu', 'menu', 'a5', [language]),
    { ...blankPage(DESK, 'Desk', 'desk', 'a6', [language]), userGroups: [{}] },
    node('start', homePageId, 'section'),
    text('bread', 'start', 'Rye bread'),
    text('to menu', 'start', 'Menu', { link: { type: 'internal', pageId: MENU } }),
    node('list', MENU, 'section'),
    text('soup', 'list', 'Soup of the day'),
    text('said', 'list', { type: 'f', code: `variables['${NEWS}']` }),
    node('orders', DESK, 'section'),
    text('secret', 'orders', 'Secret orders'),
    news,
    tell,
  ]
}

test('a site works offline: visited pages are read again, others are stood in for, a new version is told, and switched off all of it goes', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await signIn(page.context(), heddle)
  const { id } = await pushedProject(page.context(), heddle, 'Bakery', ({ homePageId, language }) => bakery(homePageId, language))
  await page.goto(`${heddle.url}/projects/${id}`)
  await waitForEditor(page)
  await test.step('it is switched on in the settings', async () => {
    await openPanel(page, 'Settings')
    await turn(page, 'Can be installed', true)
    await turn(page, 'Works offline', true)
    await panel(page).getByText('Works offline', { exact: true }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: test.info().outputPath('settings.png') })
  })
  // One of its pages is not for everybody.
  const url = await publish(page, { asksFirst: true })
  const visitor = await visit(browser)
  const site = visitor.page

  await test.step('the first visit is kept, and so is the page that is gone to', async () => {
    await site.goto(url)
    await expect.poll(() => kept(site)).toContain('/')
    await site.getByRole('link', { name: 'Menu' }).click()
    await expect(site.getByText('Soup of the day')).toBeVisible()
    await expect.poll(() => kept(site)).toContain('/menu')
    await site.goto(`${url}/desk`)
    await site.goto(`${url}/menu`)
    expect((await kept(site)).filter((path) => path.includes('desk'))).toEqual([])
  })

  await test.step('without a connection both are read, with their styles and scripts, and no other is', async () => {
    await site.context().setOffline(true)
    await site.reload()
    await expect(site.getByText('Soup of the day')).toBeVisible()
    await expect(site.getByText('Nothing new')).toBeVisible()
    await site.goto(url)
    await expect(site.getByText('Rye bread')).toBeVisible()
    await site.goto(`${url}/unseen`)
    await expect(site.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await site.screenshot({ path: test.info().outputPath('offline.png') })
    await site.goto(`${url}/desk`)
    await expect(site.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await site.context().setOffline(false)
  })

  await test.step('a new version is told to the page that is open, and shown by the next load', async () => {
    await site.goto(`${url}/menu`)
    await expect(site.getByText('Nothing new')).toBeVisible()
    await typeOnCanvas(page, 'Rye bread', 'Wheat bread')
    await publish(page)
    await site.evaluate(() => dispatchEvent(new Event('online')))
    await expect(site.getByText('There is a new version')).toBeVisible()
    await site.reload()
    await expect(site.getByText('Nothing new')).toBeVisible()
    await site.context().setOffline(true)
    await site.goto(url)
    await expect(site.getByText('Wheat bread')).toBeVisible()
    await site.context().setOffline(false)
  })

  await test.step('switched off, the worker goes with all it kept', async () => {
    await turn(page, 'Works offline', false)
    await publish(page)
    await site.goto(url)
    await expect.poll(() => site.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await site.evaluate(() => caches.keys())).toEqual([])
    await site.goto(`${url}/menu`)
    await expect(site.getByText('Soup of the day')).toBeVisible()
    expect(visitor.scripts.filter((path) => path.includes('offline')).length).toBeGreaterThan(0)
  })
  expect(errors).toEqual([])
  await leave(visitor)
})

/** By keyboard. */
async function turn(page: Page, name: string, isOn: boolean): Promise<void> {
  const one = page.getByRole('switch', { name })
  await one.press('Space')
  await expect(one).toBeChecked({ checked: isOn })
}

/** Paths of all that the visitor's browser keeps. */
const kept = (site: Page): Promise<readonly string[]> =>
  site.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
