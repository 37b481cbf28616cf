import { THEME_STORAGE_KEY } from '@heddle/document/published'
import { DARK_THEME_CLASS } from '@heddle/style'
import type { Theme } from '@heddle/document'

/** Sets the theme's class before the first paint; the only script a scriptless page may have. */
export function themeScript(defaultTheme: Theme): string {
  const key = JSON.stringify(THEME_STORAGE_KEY)
  const name = JSON.stringify(DARK_THEME_CLASS)
  return `try{document.documentElement.classList.toggle(${name},(localStorage.getItem(${key})||"${defaultTheme}")=="dark")}catch{}`
}
