import {
  addElement,
  canvas,
  clickOnCanvas,
  expectSelected,
  expectTexts,
  expectTree,
  enterGallery,
  navigatorRow,
  newProject,
  onCanvas,
  PICTURE,
  placeOf,
  publish,
  selectInNavigator,
  setSetting,
  setStyle,
  startProject,
  typeOnCanvas,
  uploadPicture,
  waitForEditor,
  waitForSaved,
} from './builder.ts'
import { dragElementIntoNavigator, dragElementTo, dragInNavigator, dragOnCanvas } from './drag.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { visit } from './visitor.ts'

const TWO_MINUTES = 120_000

test('an empty site becomes a first page by clicks alone, and the visitor sees exactly it', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await enterGallery(page, heddle)
  const start = Date.now()
  await newProject(page, { template: 'empty', name: 'Lake' })
  await expect(page.getByText('This page is empty').first()).toBeVisible()

  await addElement(page, 'Section')
  await addElement(page, 'Container')
  await addElement(page, 'Text')
  await typeOnCanvas(page, 'New text', 'The quiet lake')
  await setSetting(page, 'Text: Tag', 'Heading 1')
  await setStyle(page, 'Text: Size', '48')
  await addElement(page, 'Divider')
  await addElement(page, 'Image')
  await uploadPicture(page, 'Picture', PICTURE)
  await setSetting(page, 'Image: Description', 'A lake below a blue sky')
  await addElement(page, 'Button')
  await typeOnCanvas(page, 'Button', 'Write to us')
  await setSetting(page, 'Link: Leads to', 'Mail')
  await setSetting(page, 'Link: Mail address', 'hello@example.org')
  await addElement(page, 'Link block')
  await setSetting(page, 'Link: Leads to', 'Address')
  await setSetting(page, 'Link: Address', 'https://example.org/map')
  await addElement(page, 'Icon')
  await setSetting(page, 'Icon: Accessible label', 'Map')
  await page.screenshot({ path: test.info().outputPath('first-page.png') })
  await expectTree(page, [
    'Section',
    '  Container',
    '    The quiet lake',
    '    Divider',
    '    Image',
    '    Write to us',
    '    Link block',
    '      Icon',
  ])
  const url = await publish(page)
  expect(Date.now() - start).toBeLessThan(TWO_MINUTES)

  const { page: visitor, errors: visitorErrors } = await visit(browser)
  await visitor.goto(url)
  const heading = visitor.getByRole('heading', { level: 1, name: 'The quiet lake' })
  await expect(heading).toHaveCSS('font-size', '48px')
  await expect(visitor.getByRole('separator')).toHaveCSS('height', '1px')
  const picture = visitor.getByRole('img', { name: 'A lake below a blue sky' })
  await expect(picture).toHaveJSProperty('naturalWidth', 320)
  await expect(visitor.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:hello@example.org')
  const block = visitor.getByRole('link', { name: 'Map' })
  await expect(block).toHaveAttribute('href', 'https://example.org/map')
  await expect(block.locator('> *')).toHaveCount(1)
  expect(await visitor.locator('script').count()).toBe(0)
  await visitor.screenshot({ path: test.info().outputPath('visitor.png') })
  expect([...errors, ...visitorErrors]).toEqual([])
})

/** Names of the tree that stand for no text of their own. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['Section', 'Container', 'Card', 'Icon'])

test('elements are dragged onto the page and into the navigator, moved, wrapped, copied; undo and redo walk it all', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Lake' })
  const steps: (readonly string[])[] = [[]]
  /** After each change the tree is as told; undo has to come back through every one of these. */
  const see = async (...lines: string[]) => {
    await expectTree(page, lines)
    await expectTexts(
      page,
      lines.map((line) => line.trim()).filter((name) => !WITHOUT_TEXT.has(name)),
    )
    steps.push(lines)
  }

  await test.step('drag from the Add panel', async () => {
    await dragElementTo(page, 'Section', await placeOf(page, canvas(page).locator('body')))
    await see('Section')
    await dragElementTo(page, 'Text', await placeOf(page, canvas(page).locator('section')))
    await see('Section', '  New text')
    await typeOnCanvas(page, 'New text', 'One')
    await see('Section', '  One')
    await dragElementTo(page, 'Text', await placeOf(page, onCanvas(page, 'One'), { x: 0.5, y: 0.9 }))
    await see('Section', '  One', '  New text')
    await typeOnCanvas(page, 'New text', 'Three')
    await see('Section', '  One', '  Three')
    await dragElementTo(page, 'Button', await placeOf(page, onCanvas(page, 'Three'), { x: 0.5, y: 0.1 }))
    await see('Section', '  One', '  Button', '  Three')
    await dragElementIntoNavigator(page, 'Container', 'Three', 0.9)
    await see('Section', '  One', '  Button', '  Three', '  Container')
    await dragElementIntoNavigator(page, 'Icon', 'Container', 0.5)
    await see('Section', '  One', '  Button', '  Three', '  Container', '    Icon')
  })

  await test.step('move by drag and by keys', async () => {
    await dragOnCanvas(page, 'One', await placeOf(page, onCanvas(page, 'Three'), { x: 0.5, y: 0.95 }))
    await see('Section', '  Button', '  Three', '  One', '  Container', '    Icon')
    await expectSelected(page, 'Text · One')
    await page.keyboard.press('Control+ArrowUp')
    await see('Section', '  Button', '  One', '  Three', '  Container', '    Icon')
    await clickOnCanvas(page, 'Three')
    await expectSelected(page, 'Text · Three')
    await page.keyboard.press('Control+ArrowDown')
    await see('Section', '  Button', '  One', '  Container', '    Icon', '  Three')
    await page.keyboard.press('Control+ArrowRight')
    await see('Section', '  Button', '  One', '  Container', '    Icon', '    Three')
    await page.keyboard.press('Control+ArrowUp')
    await see('Section', '  Button', '  One', '  Container', '    Three', '    Icon')
    await page.keyboard.press('Control+ArrowLeft')
    await see('Section', '  Button', '  One', '  Container', '    Icon', '  Three')
    await dragInNavigator(page, 'Button', 'Icon', 0.9)
    await see('Section', '  One', '  Container', '    Icon', '    Button', '  Three')
    await dragOnCanvas(page, 'Three', await placeOf(page, onCanvas(page, 'Button'), { x: 0.5, y: 0.1 }), { anywhere: true })
    await see('Section', '  One', '  Container', '    Icon', '    Three', '    Button')
    await page.keyboard.press('Control+ArrowLeft')
    await see('Section', '  One', '  Container', '    Icon', '    Button', '  Three')
  })

  await test.step('rename, duplicate, copy, cut, paste, delete', async () => {
    await selectInNavigator(page, 'Container')
    await page.keyboard.press('F2')
    await page.getByRole('tree').getByRole('textbox', { name: 'Name' }).fill('Card')
    await page.keyboard.press('Enter')
    await see('Section', '  One', '  Card', '    Icon', '    Button', '  Three')
    await page.keyboard.press('Control+D')
    await see('Section', '  One', '  Card', '    Icon', '    Button', '  Card', '    Icon', '    Button', '  Three')
    await page.keyboard.press('Delete')
    await see('Section', '  One', '  Card', '    Icon', '    Button', '  Three')
    await selectInNavigator(page, 'Button')
    await page.keyboard.press('Control+C')
    await selectInNavigator(page, 'Three')
    await page.keyboard.press('Control+V')
    await see('Section', '  One', '  Card', '    Icon', '    Button', '  Three', '  Button')
    await selectInNavigator(page, 'One')
    await page.keyboard.press('Control+X')
    await see('Section', '  Card', '    Icon', '    Button', '  Three', '  Button')
    await selectInNavigator(page, 'Icon')
    await page.keyboard.press('Control+V')
    await see('Section', '  Card', '    Icon', '    One', '    Button', '  Three', '  Button')
  })

  await test.step('wrap and unwrap', async () => {
    await clickOnCanvas(page, 'Three')
    await expectSelected(page, 'Text · Three')
    await (await navigatorRow(page, 'Button')).last().click({ modifiers: ['Shift'] })
    await page.keyboard.press('Control+Alt+G')
    await see('Section', '  Card', '    Icon', '    One', '    Button', '  Container', '    Three', '    Button')
    await page.keyboard.press('Control+Shift+G')
    await see('Section', '  Card', '    Icon', '    One', '    Button', '  Three', '  Button')
  })
  await page.screenshot({ path: test.info().outputPath('moved.png') })

  await test.step('undo to the beginning, redo to the end', async () => {
    const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ })
    const redo = page.getByRole('banner').getByRole('button', { name: /^Redo/ })
    for (const lines of steps.slice(0, -1).toReversed()) {
      await undo.click()
      await expectTree(page, lines)
    }
    await expect(undo).toBeDisabled()
    for (const lines of steps.slice(1)) {
      await page.keyboard.press('Control+Shift+Z')
      await expectTree(page, lines)
    }
    await expect(redo).toBeDisabled()
  })

  await test.step('a reload keeps all, and the visitor sees it', async () => {
    await waitForSaved(page)
    await page.reload()
    await waitForEditor(page)
    await expectTree(page, steps.at(-1) ?? [])
    const url = await publish(page)
    const { page: visitor, errors: visitorErrors } = await visit(browser)
    await visitor.goto(url)
    await expect(visitor.locator('section')).toHaveText('OneButtonThreeButton')
    await expect(visitor.locator('section > div')).toHaveCount(1)
    expect(visitorErrors).toEqual([])
  })
  expect(errors).toEqual([])
})
