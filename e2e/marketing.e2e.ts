import type { Page } from '@playwright/test'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { findTrouble } from './axe.ts'
import {
  addElement,
  inspector,
  inspectorSection,
  onCanvas,
  openTab,
  PICTURE,
  publish,
  selectInNavigator,
  setControl,
  signIn,
  typeOnCanvas,
  uploadPicture,
  waitForEditor,
} from './builder.ts'
import { pieceOf } from './gallery-records.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { set } from './logic.ts'
import { idOf } from './push-records.ts'
import { pushedProject } from './pushed-project.ts'
import { leave, SAID_TWICE, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

/** What else needs no script, on the page before anything is drawn: a text in Markdown, a film that can be stopped, messages. */
const BESIDE = [
  pieceOf('markdown', 'an article'),
  pieceOf('film-pause', 'over a background video'),
  pieceOf('toasts', 'at the bottom of the window'),
]
const STYLES = { default: { display: 'flex', 'flex-direction': 'column', 'row-gap': '16px' } }

async function drawPage(page: Page): Promise<void> {
  const add = (what: string) => inspector(page).getByRole('button', { name: `Add ${what}`, exact: true })
  const entry = (name: string) => inspector(page).getByRole('textbox', { name, exact: true })
  const rename = async (name: string, text: string) => {
    await entry(name).fill(text)
    await entry(name).press('Enter')
    await expect(onCanvas(page, text).first()).toBeAttached()
  }
  await test.step('a menu has links by name, and one that opens more', async () => {
    await selectInNavigator(page, 'Section')
    await addElement(page, 'Navigation bar')
    await openTab(page, 'Settings')
    await rename('Name of link 1', 'Breads')
    await inspector(page).getByRole('button', { name: 'Remove Contact', exact: true }).click()
    await selectInNavigator(page, 'Navigation bar')
    await addElement(page, 'Dropdown')
    await typeOnCanvas(page, 'Open', 'About us')
    await page.keyboard.press('Escape')
  })
  await test.step('tabs are named where they are listed; one more comes with what it shows', async () => {
    await selectInNavigator(page, 'Navigation bar')
    await addElement(page, 'Heading 1')
    await typeOnCanvas(page, 'Heading', 'Bread from the stone oven')
    await addElement(page, 'Tabs')
    await openTab(page, 'Settings')
    await rename('Name of tab 1', 'Rye')
    await rename('Name of tab 2', 'Wheat')
    await add('tab').click()
    await expect(entry('Name of tab 3')).toBeFocused()
    await page.keyboard.type('Oat')
    await page.keyboard.press('Enter')
    await inspector(page).getByRole('button', { name: 'Move Oat', exact: true }).press('ArrowUp')
    await expect(entry('Name of tab 2')).toHaveValue('Oat')
  })
  await test.step('an accordion, slides, a film and a picture that becomes large', async () => {
    await addElement(page, 'Accordion')
    await typeOnCanvas(page, 'What is asked?', 'When does it come?')
    await selectInNavigator(page, 'Accordion')
    await addElement(page, 'Carousel')
    await openTab(page, 'Settings')
    await add('slide').click()
    await addElement(page, 'Video')
    await set(page, {
      'Video: From': 'YouTube',
      'Video: Address or ID': 'https://youtu.be/M7lc1UVf-VE',
      'Video: Title': 'How we bake',
    })
    await addElement(page, 'Lightbox')
    const settings = await inspectorSection(page, 'Lightbox')
    await settings.getByRole('button', { name: 'Add to Pictures' }).click()
    await uploadPicture(page, 'Picture, Item 1', PICTURE)
    await setControl(page, settings, 'Description, Item 1', 'A loaf of wheat')
  })
}

test('a marketing page with a menu, tabs, an accordion, a carousel, a film and a lightbox is drawn by hand, and ships no script file', async ({
  page: editor,
  browser,
  heddle,
}) => {
  const errors = collectErrors(editor)
  await signIn(editor.context(), heddle)
  const { id } = await pushedProject(editor.context(), heddle, 'Bakery', ({ homePageId, language }) => {
    let made = 0
    return placePieces([{ element: 'section', styles: STYLES, children: BESIDE }], {
      parentId: homePageId,
      slot: 'sections',
      language,
      newId: () => idOf(`marketing ${made++}`),
    })
  })
  await editor.goto(`${heddle.url}/projects/${id}`)
  await waitForEditor(editor)
  await drawPage(editor)
  await editor.screenshot({ path: test.info().outputPath('drawn.png') })
  const address = await publish(editor)
  expect(errors).toEqual([])

  const visitor = await visit(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'light' })
  const { page } = visitor
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
  })
  const response = await page.goto(address)

  await test.step('the menu opens by its button, and a submenu in it; Escape goes back step by step', async () => {
    const links = page.getByRole('navigation').getByText('Breads', { exact: true })
    const more = page.getByRole('navigation').getByText('Second', { exact: true }).first()
    await expect(links).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(links).toBeVisible()
    await page.getByRole('button', { name: 'About us' }).click()
    await expect(more).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeHidden()
    await expect(links).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
  })

  await test.step('tabs and the accordion open what they hold', async () => {
    const wheat = page.getByText('What the second tab shows.')
    await expect(wheat).toBeHidden()
    await page.getByRole('link', { name: 'Wheat', exact: true }).click()
    await expect(wheat).toBeVisible()
    await expect(page.getByText('What the first tab shows.')).toBeHidden()
    await page.locator('summary', { hasText: 'When does it come?' }).click()
    await expect(page.getByText('The answer.')).toBeVisible()
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
