import type { Locator, Page } from '@playwright/test'
import {
  addElement,
  canvas,
  canvasArea,
  clickOnCanvas,
  expectSelected,
  expectTree,
  onCanvas,
  selectInNavigator,
  setStyle,
  startProject,
  typeOnCanvas,
  waitForSaved,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'

/** The keys of the product's table that this version has commands for. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  Undo: ['Ctrl+Z'],
  Redo: ['Ctrl+Shift+Z', 'Ctrl+Y'],
  Copy: ['Ctrl+C'],
  Cut: ['Ctrl+X'],
  Paste: ['Ctrl+V'],
  'Paste beside': ['Ctrl+Shift+V'],
  Duplicate: ['Ctrl+D'],
  'Copy style': ['Ctrl+Alt+C'],
  'Paste style': ['Ctrl+Alt+V'],
  Delete: ['Del', 'Backspace'],
  'Select the parent': ['Shift+Enter'],
  'Select the first child or edit text': ['Enter'],
  'Select the next sibling': ['Tab'],
  'Select the previous sibling': ['Shift+Tab'],
  'Move up': ['Ctrl+↑'],
  'Move down': ['Ctrl+↓'],
  'Move out': ['Ctrl+←'],
  'Move into the one above': ['Ctrl+→'],
  'Wrap in a container': ['Ctrl+Alt+G'],
  Unwrap: ['Ctrl+Shift+G'],
  Rename: ['F2', 'Ctrl+E'],
  'Hide or show': ['Ctrl+Shift+H'],
  'Command palette': ['Ctrl+K'],
  'Find an element on this page': ['Ctrl+F'],
  'Panel: Add': ['A'],
  'Insert an element': ['I'],
  'Panel: Navigator': ['Z'],
  'Panel: Pages': ['P'],
  'Panel: Assets': ['J'],
  'Panel: Data': ['V'],
  'Inspector: Style': ['S'],
  'Inspector: Settings': ['D'],
  'Inspector: Workflows': ['E'],
  Preview: ['Ctrl+Shift+P'],
  Publish: ['Shift+P'],
  Save: ['Ctrl+S'],
  'Show screen size 1': ['1'],
  'Show screen size 2': ['2'],
  'Show screen size 3': ['3'],
  'Zoom to 100 %': ['Shift+0'],
  'Fit the page': ['Shift+1'],
  'Zoom to the selection': ['Shift+2'],
  'Hide or show the interface': ['Ctrl+\\'],
  'Keyboard shortcuts': ['?'],
}

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' })
const press = (page: Page, keys: string): Promise<void> => page.keyboard.press(keys)

async function runFromPalette(page: Page, typed: string, entry: string): Promise<void> {
  await press(page, 'Control+K')
  await palette(page).getByRole('combobox').fill(typed)
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(entry)
  await press(page, 'Enter')
  await expect(palette(page)).toBeHidden()
}

/** A section with a container of two texts, the first of them selected. */
async function drawPage(page: Page): Promise<void> {
  await addElement(page, 'Section')
  await addElement(page, 'Container')
  await addElement(page, 'Text')
  await typeOnCanvas(page, 'New text', 'One')
  await addElement(page, 'Text')
  await typeOnCanvas(page, 'New text', 'Two')
  await pick(page, 'One')
}

/** Selects a text on the canvas; keys that follow mean it. */
async function pick(page: Page, text: string): Promise<void> {
  await clickOnCanvas(page, text)
  await expectSelected(page, `Text · ${text}`)
}

test('the palette finds every command, and runs it', async ({ page, heddle }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Commands' })
  await drawPage(page)

  await test.step('the sheet of shortcuts has every key of the product', async () => {
    await press(page, '?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toBeVisible()
    const rows = await sheet
      .locator('dl > div')
      .evaluateAll((found) =>
        found.map(
          (row) =>
            [
              row.querySelector('dt')?.textContent ?? '',
              [...row.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
            ] as const,
        ),
      )
    expect(Object.fromEntries(rows)).toEqual(expect.objectContaining(KEYS))
    await press(page, 'Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('the palette lists what can be done, with the same keys', async () => {
    await press(page, 'Control+Alt+C')
    await press(page, 'Control+D')
    await press(page, 'Control+Z')
    await pick(page, 'One')
    await press(page, 'Control+K')
    const rows = await palette(page)
      .getByRole('option')
      .evaluateAll((found) => found.map((row) => [row.children[1]?.textContent ?? '', row.querySelector('kbd')?.textContent]))
    const listed = Object.fromEntries(rows) as Record<string, string | undefined>
    for (const [label, keys] of Object.entries(KEYS))
      if (!['Unwrap', 'Select the first child or edit text', 'Command palette'].includes(label))
        expect.soft(listed[label], label).toBe(keys[0])
    for (const label of ['Insert Section', 'Insert Image', 'Insert Button', 'Go to Home', 'New page', 'Panel: History'])
      expect.soft(Object.keys(listed), label).toContain(label)
    await press(page, 'Escape')
  })

  await test.step('what is typed finds elements, pages and commands', async () => {
    await runFromPalette(page, 'insert button', 'Insert Button')
    await expectTree(page, ['Section', '  Container', '    One', '    Button', '    Two'])
    await runFromPalette(page, 'undo', 'Undo')
    await expectTree(page, ['Section', '  Container', '    One', '    Two'])
    await runFromPalette(page, 'history', 'Panel: History')
    await expect(page.getByRole('heading', { name: 'History', level: 2 })).toBeVisible()
    await runFromPalette(page, 'new page', 'New page')
    await expect(page.getByText('This page is empty').first()).toBeVisible()
    await runFromPalette(page, 'home', 'Go to Home')
    await expect(onCanvas(page, 'One')).toBeVisible()
    await runFromPalette(page, 'publish', 'Publish')
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible()
    await press(page, 'Escape')
    await press(page, 'Control+K')
    await palette(page).getByRole('combobox').fill('qqqq')
    await expect(palette(page).getByText('Nothing found')).toBeVisible()
    await press(page, 'Escape')
  })

  expect(errors).toEqual([])
})

test('every key of the product does what hands expect', async ({ page, heddle, context }) => {
  const errors = collectErrors(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startProject(page, heddle, { template: 'empty', name: 'Keys' })
  await drawPage(page)
  const start = ['Section', '  Container', '    One', '    Two']
  const panel = (label: string): Locator => page.getByRole('heading', { name: label, exact: true, level: 2 })
  const pressOnCanvas = async (keys: string): Promise<void> => {
    await canvasArea(page).focus()
    await press(page, keys)
  }

  await test.step('walking', async () => {
    await pressOnCanvas('Tab')
    await expectSelected(page, 'Text · Two')
    await press(page, 'Shift+Tab')
    await expectSelected(page, 'Text · One')
    await press(page, 'Shift+Enter')
    await expectSelected(page, 'Container')
    await press(page, 'Enter')
    await expectSelected(page, 'Text · One')
    await press(page, 'Enter')
    await expect(canvas(page).locator('[contenteditable]:focus')).toHaveText('One')
    await press(page, 'Escape')
    await expectSelected(page, 'Text · One')
  })

  await test.step('editing', async () => {
    await pressOnCanvas('Control+D')
    await expectTree(page, ['Section', '  Container', '    One', '    One', '    Two'])
    await pressOnCanvas('Control+Z')
    await expectTree(page, start)
    await pressOnCanvas('Control+Shift+Z')
    await expectTree(page, ['Section', '  Container', '    One', '    One', '    Two'])
    await selectInNavigator(page, 'One', { nth: 1 })
    await pressOnCanvas('Delete')
    await expectTree(page, start)
    await pick(page, 'One')
    await press(page, 'Control+C')
    await press(page, 'Control+V')
    await expectTree(page, ['Section', '  Container', '    One', '    One', '    Two'])
    await pressOnCanvas('Control+X')
    await expectTree(page, start)
    await pick(page, 'Two')
    await press(page, 'Control+Shift+V')
    await expectTree(page, ['Section', '  Container', '    One', '    Two', '    One'])
    await pressOnCanvas('Backspace')
    await expectTree(page, start)
    await pick(page, 'One')
    await setStyle(page, 'Text: Size', '33')
    await pressOnCanvas('Control+Alt+C')
    await pick(page, 'Two')
    await press(page, 'Control+Alt+V')
    await expect(onCanvas(page, 'Two')).toHaveCSS('font-size', '33px')
    await press(page, 'Control+Shift+H')
    await expect(onCanvas(page, 'Two')).toBeHidden()
    await press(page, 'Control+Shift+H')
    await expect(onCanvas(page, 'Two')).toBeVisible()
    await press(page, 'F2')
    await page.getByRole('tree').getByRole('textbox', { name: 'Name' }).fill('Second')
    await press(page, 'Enter')
    await expectTree(page, ['Section', '  Container', '    One', '    Second'])
    await pressOnCanvas('Control+Z')
    await expectTree(page, start)
  })

  await test.step('arranging', async () => {
    await pick(page, 'Two')
    await press(page, 'Control+ArrowUp')
    await expectTree(page, ['Section', '  Container', '    Two', '    One'])
    await pressOnCanvas('Control+ArrowDown')
    await expectTree(page, start)
    await pressOnCanvas('Control+ArrowLeft')
    await expectTree(page, ['Section', '  Container', '    One', '  Two'])
    await pressOnCanvas('Control+ArrowRight')
    await expectTree(page, start)
    await pressOnCanvas('Control+Alt+G')
    await expectTree(page, ['Section', '  Container', '    One', '    Container'])
    await pressOnCanvas('Enter')
    await expectTree(page, ['Section', '  Container', '    One', '    Container', '      Two'])
    await pressOnCanvas('Shift+Enter')
    await pressOnCanvas('Control+Shift+G')
    await expectTree(page, start)
  })

  await test.step('panels and tabs', async () => {
    await selectInNavigator(page, 'One')
    const labels = { a: 'Add', z: 'Navigator', p: 'Pages', v: 'Data', j: 'Assets' }
    for (const [key, label] of Object.entries(labels)) {
      await pressOnCanvas(key)
      await expect(panel(label)).toBeVisible()
      await pressOnCanvas(key)
      await expect(panel(label)).toBeHidden()
    }
    for (const [key, tab] of Object.entries({ d: 'Settings', e: 'Workflows', s: 'Style' })) {
      await pressOnCanvas(key)
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    }
    await pressOnCanvas('i')
    await expect(page.getByRole('dialog', { name: 'Insert an element' })).toBeVisible()
    await press(page, 'Escape')
    await pressOnCanvas('Control+F')
    await expect(page.getByRole('searchbox', { name: 'Find an element' })).toBeFocused()
    await page.keyboard.type('az1')
    await expect(page.getByRole('searchbox', { name: 'Find an element' })).toHaveValue('az1')
    await expect(panel('Navigator')).toBeVisible()
    await press(page, 'Escape')
  })

  await test.step('looking', async () => {
    const screens = page.getByRole('radiogroup', { name: 'Screen size' }).getByRole('radio')
    for (const position of [3, 2, 1]) {
      await pressOnCanvas(String(position))
      await expect(screens.nth(position - 1)).toBeChecked()
    }
    const zoom = page.getByRole('button', { name: /^Zoom: / })
    await pressOnCanvas('Shift+Digit0')
    await expect(zoom).toHaveText('100%')
    await pressOnCanvas('Shift+Digit1')
    await expect(zoom).not.toHaveText('100%')
    await pick(page, 'One')
    await pressOnCanvas('Shift+Digit2')
    await expect(onCanvas(page, 'One')).toBeInViewport()
    await pressOnCanvas('Control+\\')
    await expect(page.getByRole('banner', { name: 'Top bar' })).toBeHidden()
    await pressOnCanvas('Control+\\')
    await expect(page.getByRole('banner', { name: 'Top bar' })).toBeVisible()
  })

  await test.step('saving, preview, publishing, help', async () => {
    await waitForSaved(page)
    await pressOnCanvas('Control+S')
    await expect(page.getByText('Everything is saved as it happens')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await pressOnCanvas('Control+Shift+P')
    await expect((await opened).getByText('One', { exact: true })).toBeVisible()
    await (await opened).close()
    await pressOnCanvas('Shift+P')
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible()
    await press(page, 'Escape')
    await pressOnCanvas('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await press(page, 'Escape')
  })

  expect(errors).toEqual([])
})
