import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { findTrouble } from './axe.ts'
import { OWNER } from './builder.ts'
import { pieceOf } from './gallery-records.ts'
import { expect, test } from './heddle.ts'
import { idOf } from './push-records.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'
import { leave, SAID_TWICE, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

const PARTS = [
  pieceOf('navigation-bar', 'with a submenu'),
  { element: 'text', props: { tag: 'h1' }, texts: { text: 'Bread from the stone oven' } },
  pieceOf('tabs', 'links, without a script'),
  pieceOf('accordion', 'closed'),
  pieceOf('carousel', 'without a script'),
  pieceOf('video', 'of YouTube, behind a press'),
  pieceOf('lightbox', 'without a script'),
  pieceOf('markdown', 'an article'),
  pieceOf('film-pause', 'over a background video'),
  pieceOf('toasts', 'at the bottom of the window'),
]

test('a marketing page with a menu, tabs, an accordion, a carousel, a film and a lightbox ships no script file', async ({
  browser,
  heddle,
}) => {
  const owner = await browser.newContext()
  await owner.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(owner, heddle, 'Bakery', ({ homePageId, language }) => {
    let made = 0
    const styles = { default: { display: 'flex', 'flex-direction': 'column', 'row-gap': '16px' } }
    return placePieces([{ element: 'section', styles, children: PARTS }], {
      parentId: homePageId,
      slot: 'sections',
      language,
      newId: () => idOf(`marketing ${made++}`),
    })
  })
  await publishPushed(owner, heddle, id)
  await owner.close()

  const visitor = await visit(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'light' })
  const { page } = visitor
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
  })
  const response = await page.goto(heddle.siteUrl(slug))

  await test.step('the menu opens by its button, and a submenu in it; Escape goes back step by step', async () => {
    const links = page.getByRole('navigation').getByText('Breads', { exact: true })
    await expect(links).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(links).toBeVisible()
    await page.getByRole('button', { name: 'About us' }).click()
    await expect(page.getByText('People', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('People', { exact: true })).toBeHidden()
    await expect(links).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
  })

  await test.step('tabs and the accordion open what they hold', async () => {
    const wheat = page.getByText('What there is to know of wheat bread.')
    await expect(wheat).toBeHidden()
    await page.getByRole('link', { name: 'Wheat', exact: true }).click()
    await expect(wheat).toBeVisible()
    await expect(page.getByText('What there is to know of rye bread.')).toBeHidden()
    await page.locator('summary', { hasText: 'When does it come?' }).click()
    await expect(page.getByText('Within two days')).toBeVisible()
  })

  await test.step('slides go on by a key, and the large picture comes and goes by keys', async () => {
    const slides = page.locator('.heddle-slides')
    await slides.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slides.evaluate((one) => one.scrollLeft)).toBeGreaterThan(200)
    await page.getByRole('button', { name: 'Enlarge: A loaf of wheat' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'A loaf of wheat' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the other site is asked for the film when somebody wants to see it', async () => {
    const play = page.locator('summary[aria-label="Play video: How we bake"]')
    await play.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await play.click()
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1'])
    const policy = response?.headers()['content-security-policy']
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
    expect(policy).toContain("script-src 'none'")
  })

  await test.step('the film behind the page is stopped', async () => {
    await page.getByRole('checkbox', { name: 'Stop the background video' }).press('Space')
    await expect(page.locator('[data-background-video] > video')).toBeHidden()
  })

  expect(await findTrouble(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(visitor.scripts).toEqual([])
  expect([...visitor.errors, ...visitor.messages].filter((text) => !text.includes(SAID_TWICE))).toEqual([])
  await leave(visitor)
})
