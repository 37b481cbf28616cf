import {
  addElement,
  canvas,
  inspectorSection,
  openTab,
  pickIcon,
  PICTURE,
  publish,
  selectInNavigator,
  setSetting,
  setStyle,
  uploadPicture,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { visit } from './visitor.ts'

test('the settings of every element reach the canvas and the visitor', { tag: '@long' }, async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Lake' })

  await test.step('section and container', async () => {
    await addElement(page, 'Section')
    await setSetting(page, 'Section: Tag', 'Main content')
    await setSetting(page, 'Attributes: Value of Id', 'start')
    await addElement(page, 'Container')
    await setSetting(page, 'Container: Tag', 'Article')
    await setSetting(page, 'Attributes: Name of the attribute', 'data-part')
    await setSetting(page, 'Attributes: Value of data-part', 'intro')
  })

  await test.step('text', async () => {
    await addElement(page, 'Text')
    await setSetting(page, 'Text: Tag', 'Heading 2')
    await setSetting(page, 'Text: Text', 'First line\nSecond <b>line</b>')
    await expect(canvas(page).getByRole('heading', { level: 2 })).toHaveText('First lineSecond <b>line</b>')
  })

  await test.step('image', async () => {
    await addElement(page, 'Image')
    await uploadPicture(page, 'Picture', PICTURE)
    await setSetting(page, 'Image: Description', 'A lake')
    await setSetting(page, 'Image: Loading', 'At once')
    await setStyle(page, 'Element: Fit', 'Contain')
  })

  await test.step('button', async () => {
    await addElement(page, 'Button')
    await setSetting(page, 'Button: Text', 'Send')
    await setSetting(page, 'Button: Type', 'Submit')
    await setSetting(page, 'Button: Accessible label', 'Send the letter')
    await setSetting(page, 'Button: Disabled', 'on')
  })

  await test.step('icon and divider', async () => {
    await addElement(page, 'Icon')
    await pickIcon(page, 'Icon', 'heart')
    await setSetting(page, 'Icon: Accessible label', 'Loved')
    await setStyle(page, 'Element: Colour', '#cc0044')
    await setStyle(page, 'Element: Size', '40')
    await addElement(page, 'Divider')
    await setSetting(page, 'Divider: Direction', 'Vertical')
    await page.screenshot({ path: test.info().outputPath('settings.png') })
  })

  await test.step('link block', async () => {
    await addElement(page, 'Link block')
    await setSetting(page, 'Link: Leads to', 'Address')
    await setSetting(page, 'Link: Address', 'https://example.org/')
    await setSetting(page, 'Link: Open in a new tab', 'on')
    await addElement(page, 'Text')
    await setSetting(page, 'Text: Text', 'Elsewhere')
  })

  await test.step('what is never shown is not there', async () => {
    await selectInNavigator(page, 'Divider')
    await page.keyboard.press('Control+D')
    await setSetting(page, 'Condition: Show when', 'Never')
  })

  await test.step('an attribute that could run a script is refused with a reason', async () => {
    await openTab(page, 'Settings')
    const attributes = await inspectorSection(page, 'Attributes')
    const name = attributes.getByRole('textbox', { name: 'Name of the attribute' })
    await name.fill('onclick')
    await name.press('Enter')
    await expect(name).toHaveAccessibleDescription(/onclick/)
    await expect(name).toHaveValue('onclick')
    await name.press('Escape')
  })

  const url = await publish(page)
  const visitor = await visit(browser)
  await visitor.page.goto(url)
  const main = visitor.page.getByRole('main')
  await expect(main).toHaveAttribute('id', 'start')
  const article = main.getByRole('article')
  await expect(article).toHaveAttribute('data-part', 'intro')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('First lineSecond <b>line</b>')
  await expect(article.getByRole('heading', { level: 2 }).locator('br')).toHaveCount(1)
  const picture = article.getByRole('img', { name: 'A lake' })
  await expect(picture).toHaveAttribute('width', '320')
  await expect(picture).toHaveAttribute('height', '200')
  await expect(picture).not.toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveCSS('object-fit', 'contain')
  const button = article.getByRole('button', { name: 'Send the letter' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('type', 'submit')
  const icon = article.getByRole('img', { name: 'Loved' })
  await expect(icon).toHaveCSS('background-color', 'rgb(204, 0, 68)')
  await expect(icon).toHaveCSS('width', '40px')
  expect(await icon.evaluate((element) => getComputedStyle(element).maskImage)).toContain('/icons/heart.svg')
  await expect(article.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  await expect(article.getByRole('separator')).toHaveCount(1)
  const link = article.getByRole('link', { name: 'Elsewhere' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
  expect([...errors, ...visitor.errors]).toEqual([])
})
