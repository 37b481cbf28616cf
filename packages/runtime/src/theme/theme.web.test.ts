import { afterEach, expect, test, vi } from 'vitest'
import { THEME_STORAGE_KEY } from '@heddle/document/published'
import { storedTheme } from './theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(THEME_STORAGE_KEY)
})

test('runtime-RT2 S4-08 the theme is the visitor’s choice, else the site’s, else what the device asks for', () => {
  const asks = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
  for (const isDark of [true, false]) {
    asks(isDark)
    expect([storedTheme('light'), storedTheme('dark'), storedTheme('system')]).toEqual([
      'light',
      'dark',
      isDark ? 'dark' : 'light',
    ])
    localStorage.setItem(THEME_STORAGE_KEY, 'light')
    expect([storedTheme('dark'), storedTheme('system')]).toEqual(['light', 'light'])
    localStorage.removeItem(THEME_STORAGE_KEY)
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is forbidden')
  })
  expect(storedTheme('dark')).toBe('dark')
})
