import { THEME_STORAGE_KEY } from '@heddle/document/published'
import type { Theme } from '@heddle/document'

/** Specification section 2: the class that selects dark colours, on the root element. */
const DARK_CLASS = 'ww-app-theme-dark'

/** The visitor's theme, else the site's. */
export function storedTheme(fallback: Theme): Theme {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY)
    return stored === 'dark' || stored === 'light' ? stored : fallback
  } catch {
    return fallback
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark')
}

/** Kept for the next visit; where storage is forbidden, the theme lasts as long as the page. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    console.info('The theme could not be kept in this browser.')
  }
}
