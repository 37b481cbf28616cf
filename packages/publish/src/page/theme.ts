import { DARK_PREFERENCE, THEME_STORAGE_KEY } from '@heddle/document/published'
import { DARK_THEME_CLASS } from '@heddle/style'
import type { SiteTheme } from '@heddle/document'

/**
 * Sets the theme's class before the first paint; the only script a scriptless page may have. Where the device decides, it goes on
 * to follow it.
 */
export function themeScript(theme: SiteTheme): string {
  const key = JSON.stringify(THEME_STORAGE_KEY)
  const name = JSON.stringify(DARK_THEME_CLASS)
  const stored = `localStorage.getItem(${key})`
  if (theme !== 'system') return `try{document.documentElement.classList.toggle(${name},(${stored}||"${theme}")=="dark")}catch{}`
  const device = JSON.stringify(DARK_PREFERENCE)
  return `{let m=matchMedia(${device}),f=()=>{let t;try{t=${stored}}catch{}document.documentElement.classList.toggle(${name},t?t=="dark":m.matches)};f();m.onchange=f}`
}
