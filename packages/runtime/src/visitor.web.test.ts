import { afterEach, expect, test, vi } from 'vitest'
import { THEME_STORAGE_KEY, type PublishedSite } from '@heddle/document/published'
import { createVariables } from './variables/create-variables.ts'
import { createVisitor } from './visitor.ts'

let isDark = false
let turned: (() => void)[] = []

/** The visitor of a site, on a device that can be turned dark and light. */
function visit(defaultTheme: PublishedSite['defaultTheme']) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return isDark
        },
        addEventListener: (_: string, told: () => void) => void turned.push(told),
      }) as unknown as MediaQueryList,
  )
  const variables = createVariables([], () => {})
  const visitor = createVisitor({ defaultTheme, screens: [] } as unknown as PublishedSite, '/', () => variables)
  visitor.read()
  visitor.watch()
  const turn = (to: boolean) => {
    isDark = to
    for (const told of turned) told()
  }
  const theme = () => {
    const isShownDark = document.documentElement.classList.contains('ww-app-theme-dark')
    expect(isShownDark).toBe(visitor.browser().theme === 'dark')
    return visitor.browser().theme
  }
  return { visitor, turn, theme }
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(THEME_STORAGE_KEY)
  document.documentElement.className = ''
  isDark = false
  turned = []
})

test('runtime-RT2 a site that follows the device follows one that changes, until the visitor chooses, and again when they take that back', () => {
  const { visitor, turn, theme } = visit('system')
  expect(theme()).toBe('light')
  turn(true)
  expect(theme()).toBe('dark')
  visitor.setTheme('toggle')
  expect(theme()).toBe('light')
  turn(false)
  turn(true)
  expect([theme(), localStorage.getItem(THEME_STORAGE_KEY)]).toEqual(['light', 'light'])
  visitor.setTheme('site')
  expect([theme(), localStorage.getItem(THEME_STORAGE_KEY)]).toEqual(['dark', null])
  turn(false)
  expect(theme()).toBe('light')
})

test('runtime-RT2 a site with a theme of its own asks no device, and is what a visitor goes back to', () => {
  const { visitor, turn, theme } = visit('dark')
  turn(true)
  turn(false)
  expect(theme()).toBe('dark')
  visitor.setTheme('light')
  expect(theme()).toBe('light')
  visitor.setTheme('site')
  expect([theme(), localStorage.getItem(THEME_STORAGE_KEY)]).toEqual(['dark', null])
})
