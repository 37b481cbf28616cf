import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertVariable, setSite } from '@heddle/document/operations'
import { Image, Page, Section, Text } from '@heddle/testing'
import { AppContext } from '../app/app-context.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { openEditor } from '../testing/open-editor.tsx'
import type { OpenEditor } from '../testing/open-editor.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { LeftPanel } from './left-panel.tsx'
import { Notice } from './notice.tsx'
import { panelWidth } from './kept-size.ts'
import { Rail } from './rail.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'
import { TopBar } from './top-bar.tsx'

const [HOME, ABOUT, HERO, TITLE] = ['home000000000000', 'about00000000000', 'hero000000000000', 'title00000000000'] as const
const fixture = [
  <Page key="home" id={HOME} name="Home" title="Home">
    <Section id={HERO} name="Hero">
      <Text id={TITLE} name="Title">
        Hello
      </Text>
      <Image name="Photo" />
    </Section>
  </Page>,
  <Page key="about" id={ABOUT} name="About" path="about" title="About" />,
]

let opened: OpenEditor | undefined
beforeEach(() => page.viewport(1440, 900))

async function open() {
  const app = createTestApp({ start: { screen: 'project', projectId: 'p', nodeIds: [] } })
  opened = await openEditor(
    fixture,
    <AppContext value={app}>
      <TopBar />
      <Rail />
      <LeftPanel />
      <Notice />
      <SelectionMenu />
      <ShortcutsSheet />
      <BottomBar />
    </AppContext>,
  )
  await expect.element(page.getByRole('banner', { name: 'Top bar' })).toBeVisible()
  return { ...opened, address: app.address, choice: app.theme.choice }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const press = async (name: string | RegExp) => button(name).click()
const focus = (name: string | RegExp) => button(name).element().focus()

describe('the top bar', () => {
  it('names project and page as the heading of the screen', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fixture: Home')
  })

  it('leads to another page by mouse; by keyboard it is found by its address', async () => {
    const { editor } = await open()
    await press(/^Fixture/)
    await page.getByRole('menuitem', { name: /About/ }).click()
    expect(editor.session.pageId.value).toBe(ABOUT)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fixture: About')
    focus(/^Fixture/)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('searchbox', { name: 'Find a page' })).toHaveFocus()
    await userEvent.keyboard('nowhere')
    await expect.element(page.getByText('No page of that name')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}home')
    await expect.element(page.getByRole('menuitem', { name: /Home/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => editor.session.pageId.value).toBe(HOME)
  })

  it('shows a screen size by a press or its number, and a width that was typed, within limits', async () => {
    const { editor } = await open()
    const { session } = editor
    await page.getByRole('radio', { name: 'Tablet' }).click({ force: true })
    expect(session.screenId.value).toBe('tablet')
    await userEvent.keyboard('1')
    await expect.element(page.getByRole('radio', { name: 'Desktop' })).toBeChecked()
    const width = page.getByRole('textbox', { name: 'Canvas width' })
    const type = async (text: string) => {
      await width.fill(text)
      await userEvent.keyboard('{Enter}')
    }
    await type('777')
    expect(session.canvasWidth.value).toBe(777)
    await type('9')
    await expect.element(width).toHaveValue('240 px')
    await type('wide')
    await expect.element(width).toHaveValue('240 px')
  })

  it('draws the page larger, smaller and in its other theme', async () => {
    const { editor } = await open()
    const before = editor.session.zoom.value
    await press(/^Zoom: /)
    await page.getByRole('menuitem', { name: /Zoom in/ }).click()
    expect(editor.session.zoom.value).toBeGreaterThan(before)
    await press('Show the page in its dark theme')
    expect(editor.session.theme.value).toBe('dark')
    await press('Show the page in its light theme')
    expect(editor.session.theme.value).toBe('light')
  })

  it('takes a change back and brings it again, by mouse and by keyboard', async () => {
    const { editor } = await open()
    const { view, change } = editor
    await expect.element(button('Undo')).toBeDisabled()
    change('Rename the site', setSite(view, { values: { name: 'Fjords' } }))
    const heading = page.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('Fjords: Home')
    await press('Undo: Rename the site')
    expect(view.site()?.name).toBe('Fixture')
    await expect.element(heading).toHaveTextContent('Fixture: Home')
    await press('Redo: Rename the site')
    expect(view.site()?.name).toBe('Fjords')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(view.site()?.name).toBe('Fixture')
  })

  it('shows who is here; a press goes to the page they are on', async () => {
    const { editor, line } = await open()
    const user = { id: 'grace', name: 'Grace Hopper', color: '#804080' }
    line.say({ type: 'peers', peers: [{ clientId: 'grace', user, pageId: ABOUT, selection: [] }], left: [] })
    const people = page.getByRole('group', { name: 'People here' })
    await expect.element(people.getByRole('button', { name: 'Ada (you)' })).toBeVisible()
    await people.getByRole('button', { name: 'Grace Hopper' }).click()
    await expect.poll(() => editor.session.pageId.value).toBe(ABOUT)
    line.say({ type: 'peers', peers: [], left: ['grace'] })
    await expect.element(button('Grace Hopper')).not.toBeInTheDocument()
  })

  it('the menu of the project leads to all projects, to settings, the shortcuts and another theme', async () => {
    const { editor, address, choice } = await open()
    const pick = async (name: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') => {
      await press('Project menu')
      await page.getByRole(role, { name }).click()
    }
    await pick('Settings')
    expect(editor.session.panel.value).toBe('settings')
    await pick('Light', 'menuitemradio')
    expect(choice.value).toBe('light')
    await pick('Keyboard shortcuts')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Arrange' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await pick('All projects')
    expect(address.value).toEqual({ screen: 'gallery' })
  })
})

describe('the bottom bar', () => {
  it('says where the selection stands, and each part selects itself', async () => {
    const { editor } = await open()
    const { session } = editor
    await expect.element(page.getByText('Nothing selected')).toBeVisible()
    session.selection.value = [TITLE]
    const path = page.getByRole('navigation', { name: 'Where the selection stands' })
    await expect.element(path).toHaveTextContent('Hero›Title')
    await expect.element(path.getByRole('button', { name: 'Title' })).toHaveAttribute('aria-current', 'location')
    await path.getByRole('button', { name: 'Hero' }).click()
    expect(session.selection.value).toEqual([HERO])
    session.selection.value = [HERO, TITLE]
    await expect.element(page.getByText('2 elements selected')).toBeVisible()
  })

  it('counts what is wrong and opens the list', async () => {
    const { editor } = await open()
    await press(/warning/)
    expect(editor.session.panel.value).toBe('problems')
    await expect.element(page.getByRole('heading', { name: 'Problems' })).toBeVisible()
  })

  it('without a server it says that changes are kept, and that they are saved when it is there again', async () => {
    const { editor, line } = await open()
    await expect.element(button('Saved')).toBeVisible()
    line.cut()
    await expect.element(button('Offline: changes are kept here')).toBeVisible()
    editor.change('Rename the site', setSite(editor.view, { values: { name: 'Fjords' } }))
    await press('Offline: changes are kept here')
    const details = page.getByRole('dialog', { name: 'Saving' })
    await expect.element(details).toMatchTextContent(/1 change waiting to be saved/)
    await userEvent.keyboard('{Escape}')
    line.mend()
    await expect.element(button('Saved')).toBeVisible()
    expect(opened?.room.read().records.find(({ kind }) => kind === 'site')).toMatchObject({ name: 'Fjords' })
  })

  it('without a server one press asks it at once, instead of waiting', async () => {
    const { line } = await open()
    await expect.element(button('Saved')).toBeVisible()
    expect(button('Try now').query()).toBeNull()
    line.cut()
    await expect.element(button('Try now')).toBeVisible()
    const before = line.attempts()
    button('Try now')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(line.attempts()).toBe(before + 1)
    line.mend()
    await expect.element(button('Saved')).toBeVisible()
    await expect.poll(() => button('Try now').query()).toBeNull()
  })

  it('a change that the server refuses is taken back, named with the reason, and can be dismissed', async () => {
    const { editor, line } = await open()
    line.refuse('The project is closed for the night')
    editor.change('Add variable visits', insertVariable(editor.view, { name: 'visits', type: 'number', newId: editor.newId }))
    await expect
      .element(page.getByText('“Add variable visits” was not saved and was taken back. The project is closed for the night'))
      .toBeVisible()
    expect(editor.view.of('variable')).toEqual([])
    focus('1 change not saved')
    await userEvent.keyboard('{Enter}')
    const details = page.getByRole('dialog', { name: 'Saving' })
    await expect
      .element(details.getByRole('listitem'))
      .toHaveTextContent('Add variable visits The project is closed for the night')
    await details.getByRole('button', { name: 'Dismiss' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Saved')).toBeVisible()
  })

  it('while the server takes nothing it says why, and no change is made', async () => {
    const { editor, line } = await open()
    line.say({ type: 'read-only', reason: 'The disk of the server is full.' })
    await press('Read only: changes are kept here')
    await expect.element(page.getByRole('dialog', { name: 'Saving' })).toMatchTextContent(/The disk of the server is full/)
    await userEvent.keyboard('{Escape}')
    expect(editor.change('Rename the site', setSite(editor.view, { values: { name: 'Fjords' } }))).toBe(false)
    await expect.element(page.getByText('The disk of the server is full.')).toBeVisible()
    line.say({ type: 'writable' })
    await expect.element(button('Saved')).toBeVisible()
  })
})

describe('around the canvas', () => {
  it('a message is heard, and goes when it is dismissed', async () => {
    const { editor } = await open()
    editor.session.notice.value = { text: 'Style copied', tone: 'info' }
    await expect.element(page.getByText('Style copied')).toBeVisible()
    await press('Dismiss')
    await expect.element(page.getByText('Style copied')).not.toBeInTheDocument()
  })

  it('a message stays as long as it takes to read, and while a pointer rests on it', async () => {
    const { editor } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const long = `New in this project: ${'a variable of the shop, '.repeat(4)}and its collection`
    const say = async (text: string) => {
      editor.session.notice.value = { text, tone: 'info' }
      await expect.element(page.getByText(text)).toBeVisible()
      return page.getByText(text)
    }
    const short = await say('Style copied')
    vi.advanceTimersByTime(4000)
    await expect.element(short).not.toBeInTheDocument()
    const told = await say(long)
    // While it waits for the browser, Vitest lets this clock go on, up to what the last quarter takes.
    vi.advanceTimersByTime(long.length * 60)
    await expect.element(told).toBeVisible()
    await userEvent.hover(told)
    vi.advanceTimersByTime(60_000)
    await expect.element(told).toBeVisible()
    await userEvent.unhover(told)
    vi.advanceTimersByTime(long.length * 80)
    await expect.element(told).not.toBeInTheDocument()
  })

  it('the menu of the selection works on it by mouse and by keyboard, and undo takes it back', async () => {
    const { editor } = await open()
    const { session, view } = editor
    const children = () => view.children(HERO).map((id) => view.find('node', id)?.name)
    session.selection.value = [TITLE]
    session.contextMenu.value = { x: 500, y: 300 }
    await page.getByRole('menuitem', { name: /^Move down/ }).click()
    await expect.poll(children).toEqual(['Photo', 'Title'])
    session.contextMenu.value = { x: 500, y: 300 }
    const menu = page.getByRole('menu', { name: 'Selection' })
    await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(children).toEqual(['Photo'])
    await expect.element(menu).not.toBeInTheDocument()
    editor.client.undo()
    expect(children()).toEqual(['Photo', 'Title'])
  })

  it('the panel is made wider and narrower by the arrow keys, within limits that are told', async () => {
    const { editor } = await open()
    editor.session.panel.value = 'pages'
    const edge = page.getByRole('separator', { name: 'Width of the panel' })
    await expect.element(edge).toBeInTheDocument()
    const before = panelWidth.pixels.value
    edge.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(before + 16))
    await userEvent.keyboard('{ArrowRight>20/}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(panelWidth.max))
    await userEvent.keyboard('{ArrowLeft>30/}')
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(panelWidth.min))
    panelWidth.set(before)
  })

  it('the panel follows the finger that holds its edge, and no other', async () => {
    const { editor } = await open()
    editor.session.panel.value = 'pages'
    const edge = page.getByRole('separator', { name: 'Width of the panel' })
    await expect.element(edge).toBeInTheDocument()
    const handle = edge.element() as HTMLElement
    handle.setPointerCapture = () => undefined
    const point = (type: string, clientX: number, pointerId = 7) =>
      handle.dispatchEvent(new PointerEvent(type, { clientX, pointerId, bubbles: true }))
    const before = panelWidth.pixels.value
    point('pointerdown', 300)
    point('pointerdown', 400, 8)
    point('pointermove', 390, 8)
    expect(panelWidth.pixels.value).toBe(before)
    point('pointerup', 390, 8)
    point('lostpointercapture', 390, 8)
    point('pointermove', 309)
    expect(panelWidth.pixels.value).toBe(before + 9)
    point('pointerup', 309)
    point('pointermove', 330)
    expect(panelWidth.pixels.value).toBe(before + 9)
    panelWidth.set(before)
  })

  it('F6 walks the regions onward and Shift with it back', async () => {
    await open()
    const region = () => document.activeElement?.closest('[data-region]')?.getAttribute('data-region')
    for (const [keys, expected] of [
      ['{F6}', 'top'],
      ['{F6}', 'rail'],
      ['{Shift>}{F6}{/Shift}', 'top'],
      ['{Shift>}{F6}{/Shift}', 'bottom'],
    ] as const) {
      await userEvent.keyboard(keys)
      expect(region()).toBe(expected)
    }
  })
})

describe('the bar at the bottom', () => {
  it('is pressed with ease: nothing in it is lower or narrower than 24 px, also in a narrow window', async () => {
    await page.viewport(1024, 900)
    const { editor } = await open()
    editor.session.selection.value = [TITLE]
    await expect.element(page.getByRole('navigation', { name: 'Where the selection stands' })).toBeVisible()
    const bar = page.getByRole('contentinfo', { name: 'Status' })
    const sizes = bar
      .getByRole('button')
      .elements()
      .map((element) => ({ name: element.textContent, ...(element.getBoundingClientRect().toJSON() as DOMRect) }))
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.filter(({ width, height }) => width < 24 || height < 24).map(({ name }) => name)).toEqual([])
    const problems = bar.getByRole('button', { name: /problem/i }).element()
    expect(problems.scrollWidth).toBeLessThanOrEqual(problems.clientWidth)
  })
})
