import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestApp } from '../testing/create-test-app.ts'
import { show } from '../testing/show.tsx'
import { AppContext } from './app-context.ts'
import { createEditorTheme } from './editor-theme.ts'
import { Message } from './message.tsx'
import { createRouter } from './router.ts'
import { ThemeMenu } from './theme-menu.tsx'

const [PROJECT, HOME, TITLE] = ['project000000000', 'home000000000000', 'title00000000000'] as const

describe('the address bar', () => {
  const start = location.href
  let stop = () => {}
  afterEach(() => {
    vi.restoreAllMocks()
    stop()
    history.replaceState(history.state, '', start)
  })
  const open = (path: string) => {
    history.replaceState(null, '', path)
    const router = createRouter(window)
    stop = router.stop
    return router
  }
  const onPage = { screen: 'project', projectId: PROJECT, pageId: HOME, nodeIds: [] } as const

  test('going somewhere is a step that Back takes; what is only replaced is none', async () => {
    const router = open('/')
    // Browsers keep fifty steps at the most, so that their number tells nothing where many tests were before.
    const steps = vi.spyOn(history, 'pushState')
    router.go(onPage)
    expect(location.pathname + location.search).toBe(`/projects/${PROJECT}?page=${HOME}`)
    router.replace({ ...onPage, nodeIds: [TITLE] })
    expect(location.search).toBe(`?page=${HOME}&node=${TITLE}`)
    expect(steps).toHaveBeenCalledTimes(1)
    history.back()
    await expect.poll(() => router.address.value).toEqual({ screen: 'gallery' })
    history.forward()
    await expect.poll(() => router.address.value).toEqual({ ...onPage, nodeIds: [TITLE] })
  })

  test('going where one is makes no step', () => {
    const router = open(`/projects/${PROJECT}?page=${HOME}`)
    const steps = vi.spyOn(history, 'pushState')
    router.go(onPage)
    expect(steps).not.toHaveBeenCalled()
  })

  test('after it was stopped it follows no more', async () => {
    const router = open('/')
    router.go(onPage)
    router.stop()
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
    expect(router.address.value).toEqual(onPage)
  })
})

describe('the editor’s theme', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    // First of all, so that what refuses for a test answers again.
    vi.restoreAllMocks()
    localStorage.clear()
  })

  /** A system that shows everything dark or light, and may change its mind. */
  function systemIs(isLight: boolean) {
    const system = Object.assign(new EventTarget(), { matches: isLight })
    vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList)
    return (next: boolean) => {
      system.matches = next
      system.dispatchEvent(new Event('change'))
    }
  }

  test('is dark until somebody chooses, and the choice is there on the next visit', () => {
    systemIs(true)
    const root = document.createElement('div')
    const { choice } = createEditorTheme(root)
    expect(root.dataset['theme']).toBe('dark')
    choice.value = 'light'
    expect(root.dataset['theme']).toBe('light')
    const next = document.createElement('div')
    createEditorTheme(next)
    expect(next.dataset['theme']).toBe('light')
  })

  test('as the system follows the system, also when it changes at dusk; a choice of one’s own does not', () => {
    const change = systemIs(true)
    const root = document.createElement('div')
    const { choice } = createEditorTheme(root)
    choice.value = 'system'
    expect(root.dataset['theme']).toBe('light')
    change(false)
    expect(root.dataset['theme']).toBe('dark')
    choice.value = 'light'
    change(true)
    change(false)
    expect(root.dataset['theme']).toBe('light')
  })

  test('what a stranger left in the storage is dark, and a storage that refuses stops nothing', () => {
    systemIs(false)
    localStorage.setItem('heddle-theme', '"purple"')
    const root = document.createElement('div')
    createEditorTheme(root)
    expect(root.dataset['theme']).toBe('dark')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    const other = document.createElement('div')
    const { choice } = createEditorTheme(other)
    choice.value = 'light'
    expect(other.dataset['theme']).toBe('light')
  })

  test('its menu says which one holds, by keyboard another is picked, and the focus is back at the button', async () => {
    const app = createTestApp()
    show(
      <AppContext value={app}>
        <ThemeMenu />
      </AppContext>,
    )
    const trigger = page.getByRole('button', { name: 'Editor theme' })
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => app.theme.choice.value).toBe('light')
    await expect.element(trigger).toHaveFocus()
  })
})

test('a screen that only says something is heard, and offers the one thing to do', async () => {
  const onAction = vi.fn<() => void>()
  show(<Message text="The server cannot be reached." action="Try again" onAction={onAction} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('The server cannot be reached.')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  expect(onAction).toHaveBeenCalledOnce()
})
