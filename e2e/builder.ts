import { fileURLToPath } from 'node:url'
import { expect, type BrowserContext, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Heddle } from './heddle.ts'
import { makeProject } from './pushed-project.ts'

/** The person who sits before the editor in every journey. */
export const OWNER = { name: 'Ada Lovelace', email: 'ada@example.org', password: 'difference engine' }

/** A place on the screen in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const exactly = (text: string): RegExp => new RegExp(`^${quoted(text)}$`)
const startingWith = (text: string): RegExp => new RegExp(`^${quoted(text)}:( |$)`)

/** Signs the owner in without a form, up where nobody has been; `account` and `kept-data` do it by hand. */
export async function signIn({ request }: BrowserContext, { url }: Pick<Heddle, 'url'>): Promise<void> {
  const headers = { origin: url }
  const made = await request.post(`${url}/api/sign-up`, { data: OWNER, headers })
  if (!made.ok()) await request.post(`${url}/api/sign-in`, { data: { email: OWNER.email, password: OWNER.password }, headers })
}

/** The projects of the owner. */
export async function enterGallery(page: Page, heddle: Heddle): Promise<void> {
  await signIn(page.context(), heddle)
  await page.goto(heddle.url)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
}

interface NewProject {
  readonly template: keyof typeof TEMPLATES
  readonly name: string
}

/** Makes a project of the owner without the gallery, and opens it in the editor. */
export async function startProject(page: Page, heddle: Heddle, { template, name }: NewProject): Promise<void> {
  await signIn(page.context(), heddle)
  const { id } = await makeProject(page.context(), heddle, name, template)
  await page.goto(`${heddle.url}/projects/${id}`)
  await waitForEditor(page)
}

const TEMPLATES = { empty: 'Empty site', sample: 'Sample site', 'orders-desk': 'Orders desk' } as const

/** Makes a project in the gallery and waits until its page is drawn in the canvas. */
export async function newProject(page: Page, { template, name }: NewProject): Promise<void> {
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByText(TEMPLATES[template], { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await waitForEditor(page)
}

/** The editor is open, its page drawn, everything saved. */
export async function waitForEditor(page: Page): Promise<void> {
  await expect(canvas(page).locator('body')).toBeAttached()
  await waitForSaved(page)
}

export async function waitForSaved(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo', { name: 'Status' }).getByRole('status')).toHaveText('Saved')
}

/** Opens a panel of the left rail unless it is open. */
export async function openPanel(page: Page, label: string): Promise<void> {
  const button = panelButton(page, label)
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  await expect(page.getByRole('heading', { name: label, exact: true, level: 2 })).toBeVisible()
}

export const panelButton = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: label, exact: true })

/** A tile of the Add panel. */
export async function elementTile(page: Page, label: string): Promise<Locator> {
  await openPanel(page, 'Add')
  // What was added last stands a second time, above its group.
  return page.getByRole('listitem').getByRole('button', { name: label, exact: true }).last()
}

/** Adds an element by a click in the Add panel: after the selection, or into it when it is empty. */
export async function addElement(page: Page, label: string): Promise<void> {
  await (await elementTile(page, label)).click()
}

/** A row of the navigator by the name it shows. */
export async function navigatorRow(page: Page, name: string): Promise<Locator> {
  await openPanel(page, 'Navigator')
  return page
    .getByRole('tree')
    .getByRole('treeitem')
    .filter({ has: page.locator('[data-name]', { hasText: exactly(name) }) })
}

export async function selectInNavigator(page: Page, name: string, { nth = 0 }: { nth?: number } = {}): Promise<void> {
  const row = (await navigatorRow(page, name)).nth(nth)
  await row.click()
  await expect(row).toHaveAttribute('aria-selected', 'true')
}

/** What the navigator shows: a line for each row, two spaces for each level. */
export async function tree(page: Page): Promise<readonly string[]> {
  await openPanel(page, 'Navigator')
  return page
    .getByRole('tree')
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
        .map((row) => '  '.repeat(Number(row.ariaLevel) - 1) + (row.querySelector('[data-name]')?.textContent ?? '')),
    )
}

export async function expectTree(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => tree(page), { intervals: [30, 70, 150] }).toEqual(lines)
}

/** The canvas, which draws after the navigator, shows these texts in this order: only now can they be clicked. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  const drawn = async () => (await canvas(page).locator('body').innerText()).split('\n').map((line) => line.trim())
  await expect.poll(async () => (await drawn()).filter((line) => line !== ''), { intervals: [30, 70, 150] }).toEqual(texts)
}

/** What the status line of the canvas says is selected, for example `Text · Hello`. */
export async function expectSelected(page: Page, title: string): Promise<void> {
  await expect(canvasArea(page).getByRole('status')).toHaveText(`${title} selected`)
}

export const canvasArea = (page: Page): Locator => page.getByRole('application', { name: 'Page canvas' })
export const canvas = (page: Page): FrameLocator => canvasArea(page).frameLocator('iframe')

/** Where something of the page lies on the screen: the frame stands in the editor at a place and a zoom of its own. */
export async function placeOf(page: Page, inFrame: Locator, at: Point = { x: 0.5, y: 0.5 }): Promise<Point> {
  await inFrame.scrollIntoViewIfNeeded()
  const box = await inFrame.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
  const frame = await canvasArea(page)
    .locator('iframe')
    .evaluate((element: HTMLIFrameElement) => {
      const { x, y, width } = element.getBoundingClientRect()
      return { x, y, zoom: width / element.offsetWidth }
    })
  return {
    x: frame.x + (box.x + box.width * at.x) * frame.zoom,
    y: frame.y + (box.y + box.height * at.y) * frame.zoom,
  }
}

export function onCanvas(page: Page, text: string): Locator {
  return canvas(page).getByText(text, { exact: true })
}

/** Clicks the element that shows a text. */
export async function clickOnCanvas(page: Page, text: string, keys: readonly ('Control' | 'Shift')[] = []): Promise<void> {
  const { x, y } = await placeOf(page, onCanvas(page, text))
  for (const key of keys) await page.keyboard.down(key)
  await page.mouse.click(x, y)
  for (const key of keys) await page.keyboard.up(key)
}

/** Clicks the element that shows a text, and sees it selected: what is done next is done to it. */
export async function pickOnCanvas(page: Page, text: string): Promise<void> {
  const id = await onCanvas(page, text).evaluate((element) => element.closest('[data-node]')?.getAttribute('data-node'))
  await clickOnCanvas(page, text)
  await expect(page.locator(`[data-outline="selection"][data-of="${id}"]`)).toBeVisible()
}

/** Double-clicks a text of the page, types another one in its place, Enter keeps it. */
export async function typeOnCanvas(page: Page, text: string, typed: string): Promise<void> {
  const { x, y } = await placeOf(page, onCanvas(page, text))
  await page.mouse.dblclick(x, y)
  await expect(canvas(page).locator('[contenteditable]:focus')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(onCanvas(page, typed)).toBeVisible()
}

/** What is picked on the left: the panel of the rail that is open. */
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Panel' })
export const inspector = (page: Page): Locator => page.getByRole('complementary', { name: 'Inspector' })

export async function openTab(page: Page, name: 'Style' | 'Settings' | 'Workflows'): Promise<void> {
  await inspector(page).getByRole('tab', { name }).click()
}

/** Opens a section of the inspector unless it is open. */
export async function inspectorSection(page: Page, name: string): Promise<Locator> {
  const section = inspector(page).getByRole('region', { name, exact: true })
  const toggle = section.getByRole('button', { name, exact: true })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  return section
}

/** Sets a value of the style tab. `label` is the row's name after its section: `Text: Size`, `Spacing: Padding top`. */
export async function setStyle(page: Page, label: string, value: string): Promise<void> {
  await openTab(page, 'Style')
  await setRow(page, label, value)
}

/** Sets a value of the settings tab, for example `Text: Tag`. */
export async function setSetting(page: Page, label: string, value: string): Promise<void> {
  await openTab(page, 'Settings')
  await setRow(page, label, value)
}

/** A row of the inspector by its section and name. */
async function setRow(page: Page, path: string, value: string): Promise<void> {
  const [sectionName = '', label = ''] = path.split(': ')
  await setControl(page, await inspectorSection(page, sectionName), label, value)
}

/** Whatever control a row holds, sets it as a hand would. */
export async function setControl(page: Page, section: Locator, label: string, value: string): Promise<void> {
  const field = section.getByRole('textbox', { name: new RegExp(`^${quoted(label)}(: |$)`) })
  const opens = (what: string) =>
    section.locator(`button[aria-haspopup="${what}"]`).and(section.getByRole('button', { name: startingWith(label) }))
  const [choice, target] = [opens('listbox'), opens('dialog')]
  const color = section.getByRole('button', { name: startingWith(`Choose ${label}`) })
  const segments = section.getByRole('radiogroup', { name: label, exact: true })
  const toggle = section.getByRole('switch', { name: label, exact: true })
  await expect(field.or(choice).or(color).or(segments).or(toggle).or(target).first()).toBeAttached()
  if (await field.count()) {
    // Typed over, as a hand does it: what stands there already is typed as well.
    await field.fill('')
    await field.fill(value)
    // Enter begins a line where there can be several.
    await field.press((await field.evaluate((one) => one.tagName)) === 'TEXTAREA' ? 'Control+Enter' : 'Enter')
  } else if (await color.count()) {
    await color.click()
    const code = page.getByRole('dialog', { name: `Choose ${label}` }).getByLabel('Colour code')
    await code.fill(value)
    await code.press('Enter')
    await code.press('Escape')
    await expect(code).toBeHidden()
  } else if (await choice.count()) {
    await choice.click()
    await page.getByRole('option', { name: value, exact: true }).click()
  } else if (await toggle.count()) {
    // The switch itself is drawn beside the control that screen readers meet.
    await toggle.setChecked(value === 'on', { force: true })
  } else if (await segments.count()) {
    await segments.getByRole('radio', { name: value, exact: true }).click()
  } else {
    await target.click()
    // What kind it is may stand behind its name.
    await page
      .getByRole('dialog', { name: label })
      .getByRole('button', { name: new RegExp(`^${quoted(value)}( \\w+)?$`) })
      .click()
  }
}

/** Opens the formula editor of a row, for example `Text: Colour` of the style tab, and answers its dialog. */
export async function openFormula(page: Page, tab: 'Style' | 'Settings', path: string): Promise<Locator> {
  await openTab(page, tab)
  const [sectionName = '', label = ''] = path.split(': ')
  const section = await inspectorSection(page, sectionName)
  return openFormulaOf(page, section, label)
}

/** The same of a row anywhere. */
export async function openFormulaOf(page: Page, section: Locator, label: string): Promise<Locator> {
  const handle = section.getByRole('button', {
    name: new RegExp(
      `^(Bind ${quoted(label)} to a formula|Edit the formula of ${quoted(label)}(: .*)?|Write the formula of ${quoted(label)})$`,
      's',
    ),
  })
  await handle.last().click()
  const dialog = page.getByRole('dialog', { name: `Formula: ${label}` })
  await expect(dialog.getByRole('textbox', { name: `Formula: ${label}` })).toBeFocused()
  return dialog
}

/** Binds a setting to a formula: `Text: Text`, `Repeat: Over`. */
export async function bindSetting(page: Page, path: string, code: string): Promise<void> {
  const dialog = await openFormula(page, 'Settings', path)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(code)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
}

/** Picks the screen size that styles are edited for. */
export async function pickScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Screen size' }).getByRole('radio', { name }).click()
}

/** Picks the state that styles are edited for. */
export async function pickState(page: Page, name: string): Promise<void> {
  await openTab(page, 'Style')
  await inspector(page).getByRole('group', { name: 'State' }).getByRole('button', { name, exact: true }).click()
}

/** Picks an icon by its name in the icon field of the settings tab. */
export async function pickIcon(page: Page, label: string, name: string): Promise<void> {
  await openTab(page, 'Settings')
  await inspector(page)
    .getByRole('button', { name: startingWith(label) })
    .and(page.locator('[aria-haspopup="dialog"]'))
    .last()
    .click()
  await page.getByRole('searchbox', { name: 'Find an icon' }).fill(name)
  await page.getByRole('dialog', { name: 'Choose an icon' }).getByRole('button', { name, exact: true }).click()
}

/** Uploads a picture into a picture field of the settings tab. */
export async function uploadPicture(page: Page, label: string, path: string): Promise<void> {
  await openTab(page, 'Settings')
  await inspector(page)
    .getByRole('button', { name: startingWith(label) })
    .and(page.locator('[aria-haspopup="dialog"]'))
    .last()
    .click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await chooser).setFiles(path)
}

/** Publishes and answers the address of the site. */
export async function publish(page: Page, { asksFirst = false } = {}): Promise<string> {
  await waitForSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: /^Publish (now|with warnings)$/ }).click()
  if (asksFirst) await dialog.getByRole('button', { name: 'Show to visitors' }).click()
  const link = dialog.getByRole('status').getByRole('link')
  await expect(link).toBeVisible()
  const url = (await link.getAttribute('href')) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  return url
}

/** A small picture for uploads. */
export const PICTURE = fileURLToPath(new URL('fixtures/lake.png', import.meta.url))
