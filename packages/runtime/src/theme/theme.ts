import { DARK_PREFERENCE, THEME_STORAGE_KEY } from '@heddle/document/published'
import type { SiteTheme, Theme } from '@heddle/document'

/** Specification section 2: the class that selects dark colours, on the root element. */
const DARK_CLASS = 'ww-app-theme-dark'

/** The visitor's theme, else the site's, else what their device asks for. */
export function storedTheme(fallback: SiteTheme): Theme {
  let theme: string = fallback
  try {
    theme = localStorage.getItem(THEME_STORAGE_KEY) || theme
  } catch {
    // Where storage is forbidden nothing was chosen.
  }
  const isDark = theme === 'system' ? matchMedia(DARK_PREFERENCE).matches : theme === 'dark'
  return isDark ? 'dark' : 'light'
}

export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark')
}

/** Tells when the device asks for another theme. */
export function watchDevice(onChange: () => void): void {
  matchMedia(DARK_PREFERENCE).addEventListener('change', onChange)
}

/** Kept for the next visit, `site` as no choice; where storage is forbidden, the theme lasts as long as the page. */
export function storeTheme(theme: Theme | 'site'): void {
  try {
    if (theme === 'site') localStorage.removeItem(THEME_STORAGE_KEY)
    else localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    console.info('The theme could not be kept.')
  }
}
