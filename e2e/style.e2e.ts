import type { Locator, Page } from '@playwright/test'
import {
  addElement,
  canvas,
  clickOnCanvas,
  inspectorSection,
  onCanvas,
  pickScreen,
  pickState,
  publish,
  selectInNavigator,
  setStyle,
  typeOnCanvas,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { visit } from './visitor.ts'

type Styles = Readonly<Record<string, string>>

/** What a browser makes of an element, for the properties asked about. */
async function expectStyles(element: Locator, styles: Styles): Promise<void> {
  for (const [property, value] of Object.entries(styles)) await expect(element, property).toHaveCSS(property, value)
}

/** The element moves by the frames that were made. */
async function expectFrames(element: Locator): Promise<void> {
  const frames = await element.evaluate((drawn) =>
    drawn
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .map(({ offset, opacity, translate }) => ({ offset, opacity, translate })),
  )
  expect(frames.slice(0, 2)).toMatchObject([
    { offset: 0, opacity: '0', translate: '0px 12px' },
    { offset: 0.9, opacity: '1', translate: '0px' },
  ])
}

const box = (page: Page | ReturnType<typeof canvas>) => page.locator('section > div')

const SCREENS = [
  {
    screen: 'Desktop',
    width: 1440,
    box: {
      display: 'flex',
      'flex-direction': 'row',
      'justify-content': 'center',
      'align-items': 'center',
      'column-gap': '32px',
      'max-width': '640px',
      'padding-top': '24px',
      'padding-left': '10px',
      'margin-bottom': '-4px',
      'background-color': 'rgb(240, 244, 255)',
      'border-top-width': '2px',
      'border-left-style': 'solid',
      'border-bottom-color': 'rgb(31, 95, 224)',
      'border-top-left-radius': '12px',
      'border-bottom-right-radius': '12px',
      opacity: '0.9',
    },
    text: {
      'font-size': '40px',
      'font-weight': '700',
      'line-height': '48px',
      'letter-spacing': '0.5px',
      color: 'rgb(16, 32, 64)',
      'text-align': 'center',
      'text-transform': 'uppercase',
    },
  },
  {
    screen: 'Tablet',
    width: 900,
    box: {
      'flex-direction': 'column',
      'row-gap': '16px',
      'padding-top': '24px',
      'border-top-left-radius': '12px',
      opacity: '0.9',
    },
    text: { 'font-size': '28px', 'font-weight': '700', color: 'rgb(16, 32, 64)' },
  },
  {
    screen: 'Mobile',
    width: 390,
    box: {
      'flex-direction': 'column',
      'row-gap': '16px',
      'padding-top': '8px',
      'background-color': 'rgb(255, 255, 255)',
      opacity: '1',
    },
    text: { 'font-size': '20px', 'font-weight': '700', color: 'rgb(200, 0, 0)' },
  },
] as const

test('styles of every screen size and of hover are the same on the canvas and for the visitor', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Lake' })
  await addElement(page, 'Section')
  await addElement(page, 'Container')
  await addElement(page, 'Text')
  await typeOnCanvas(page, 'New text', 'Hello')
  await addElement(page, 'Button')

  await test.step('every kind of style on the widest screen', async () => {
    await selectInNavigator(page, 'Container')
    await setStyle(page, 'Layout: Direction', 'Row')
    await setStyle(page, 'Layout: Justify', 'Centre')
    await setStyle(page, 'Layout: Align', 'Centre')
    await setStyle(page, 'Layout: Gap', '24+8')
    await setStyle(page, 'Size: Max width', '640')
    await setStyle(page, 'Spacing: Padding top', '24')
    await setStyle(page, 'Spacing: Padding left', '10')
    await setStyle(page, 'Spacing: Margin bottom', '-4')
    await setStyle(page, 'Background: Colour', '#f0f4ff')
    await setStyle(page, 'Border: Width', '2')
    await setStyle(page, 'Border: Style', 'Solid')
    await setStyle(page, 'Border: Colour', '#1f5fe0')
    await setStyle(page, 'Border: Radius', '12')
    await setStyle(page, 'Effects: Opacity', '90')
    await selectInNavigator(page, 'Hello')
    await setStyle(page, 'Text: Size', '40')
    await setStyle(page, 'Text: Weight', '700 Bold')
    await setStyle(page, 'Text: Line height', '1.2')
    await setStyle(page, 'Text: Letter spacing', '0.5')
    await setStyle(page, 'Text: Colour', '#102040')
    await setStyle(page, 'Text: Align', 'Centre')
    await setStyle(page, 'Text: Case', 'UPPERCASE')
  })

  await test.step('hover', async () => {
    await selectInNavigator(page, 'Button')
    await pickState(page, 'Hover')
    await setStyle(page, 'Background: Colour', '#aa3300')
    await setStyle(page, 'Effects: Opacity', '50%')
    await expect(onCanvas(page, 'Button')).toHaveCSS('background-color', 'rgb(170, 51, 0)')
    await page.screenshot({ path: test.info().outputPath('hover.png') })
    await pickState(page, 'Default')
    await expect(onCanvas(page, 'Button')).toHaveCSS('background-color', 'rgb(31, 95, 224)')
  })

  await test.step('smaller screens', async () => {
    await pickScreen(page, 'Tablet')
    await selectInNavigator(page, 'Row')
    await setStyle(page, 'Layout: Direction', 'Column')
    await setStyle(page, 'Layout: Gap', '16')
    await selectInNavigator(page, 'Hello')
    await setStyle(page, 'Text: Size', '28')
    await pickScreen(page, 'Mobile')
    await setStyle(page, 'Text: Size', '20')
    await setStyle(page, 'Text: Colour', 'rgb(200 0 0)')
    await selectInNavigator(page, 'Row')
    await setStyle(page, 'Spacing: Padding top', '8')
    await setStyle(page, 'Background: Colour', 'white')
    await setStyle(page, 'Effects: Opacity', '100')
    await page.screenshot({ path: test.info().outputPath('mobile.png') })
  })

  await test.step('a label says where a value comes from, lists the places, and resets', async () => {
    await clickOnCanvas(page, 'Hello')
    const text = await inspectorSection(page, 'Text')
    const label = text.getByRole('button', { name: /^Size: / })
    await expect(label).toHaveAccessibleName('Size: Set here')
    await label.click()
    const chain = page.getByRole('dialog', { name: 'Where Size comes from' })
    await expect(chain).toContainText('20px')
    await expect(chain).toContainText('28px')
    await expect(chain).toContainText('40px')
    await page.keyboard.press('Escape')
    await setStyle(page, 'Text: Size', '22')
    await label.click({ modifiers: ['Alt'] })
    await expect(label).toHaveAccessibleName(/Tablet/)
    await expect(text.getByRole('textbox', { name: 'Size' })).toHaveValue('28')
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Z')
    await expect(text.getByRole('textbox', { name: 'Size' })).toHaveValue('20')
  })

  await test.step('an animation of the project is made where an element moves', async () => {
    await pickScreen(page, 'Desktop')
    await selectInNavigator(page, 'Hello')
    await setStyle(page, 'Effects: Animation', 'New animation…')
    const window = page.getByRole('dialog', { name: 'Edit Animation' })
    await window.getByRole('textbox', { name: 'Move: down' }).fill('12')
    await page.keyboard.press('Enter')
    await window.getByRole('slider', { name: 'Frame 2 of 2' }).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(window.getByRole('textbox', { name: 'Place' })).toHaveValue('90')
    await page.screenshot({ path: test.info().outputPath('animation.png') })
    await page.keyboard.press('Escape')
    // The canvas holds still what it has.
    await expect(onCanvas(page, 'Hello')).toHaveCSS('animation-name', /^k-/)
  })

  await test.step('the canvas shows every screen size', async () => {
    for (const { screen, box: boxStyles, text } of SCREENS) {
      await pickScreen(page, screen)
      await expectStyles(box(canvas(page)), boxStyles)
      await expectStyles(onCanvas(page, 'Hello'), text)
    }
  })

  const url = await publish(page)
  for (const { width, box: boxStyles, text } of SCREENS) {
    await test.step(`the visitor at ${width} px`, async () => {
      const visitor = await visit(browser, { viewport: { width, height: 900 } })
      await visitor.page.goto(url)
      await expectStyles(box(visitor.page), boxStyles)
      await expectStyles(visitor.page.getByText('Hello'), text)
      await expectFrames(visitor.page.getByText('Hello'))
      const button = visitor.page.getByRole('button', { name: 'Button' })
      await expectStyles(button, { 'background-color': 'rgb(31, 95, 224)', opacity: '1' })
      await button.hover()
      await expectStyles(button, { 'background-color': 'rgb(170, 51, 0)', opacity: '0.5' })
      expect(visitor.errors).toEqual([])
      await visitor.page.context().close()
    })
  }
  expect(errors).toEqual([])
})
