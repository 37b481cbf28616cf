import type { DocumentView, Language } from '@heddle/document'
import { DARK_THEME_CLASS } from '@heddle/style'
import { BASE_CSS } from '../compile/index.ts'
import { themeScript } from '../page/theme.ts'

/** What pages that only say something look like on a site, and which languages they may speak: those of a host, and the built-in 404. */
export interface MessageFrame {
  /** What the site is called. */
  readonly name?: string
  /** Of the site, the default one first. */
  readonly languages: readonly Language[]
  readonly css: string
  /** Class of the root element in the site's default theme. */
  readonly className: string
  /** Puts the class of the theme that the visitor has chosen on the root element. */
  readonly script: string
}

/** The ground and text of a site that says nothing of them, light and dark. */
export const MESSAGE_CSS = `${BASE_CSS}:root{color-scheme:light;background:#fff;color:#1c2126}:root.${DARK_THEME_CLASS}{color-scheme:dark;background:#15181b;color:#eceff1}main{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100vh;padding:24px;text-align:center;line-height:1.5}h1,p{margin:0}h1{font-size:clamp(28px,5vw,40px);line-height:1.2}a{color:inherit;text-underline-offset:3px}main a{padding:8px}`

export function messageFrame(view: DocumentView): MessageFrame {
  const theme = view.site()?.defaultTheme ?? 'light'
  const first = view.defaultLanguage()
  const others = view.languages().filter((language) => language !== first)
  const name = view.site()?.name
  return {
    ...(name !== undefined && { name }),
    languages: first === undefined ? others : [first, ...others],
    css: MESSAGE_CSS,
    className: theme === 'dark' ? DARK_THEME_CLASS : '',
    script: themeScript(theme),
  }
}
