import type { DocumentView, Language, SiteTheme } from '@heddle/document'
import { DARK_THEME_CLASS, DARK_WITHOUT_SCRIPTS } from '@heddle/style'
import { BASE_CSS } from '../compile/index.ts'
import { themeScript } from '../page/theme.ts'

/** What pages that only say something look like on a site, and which languages they may speak: those of a host, and the built-in 404. */
export interface MessageFrame {
  /** What the site is called. */
  readonly name?: string
  /** In languages in which it is called otherwise. */
  readonly names?: Readonly<Record<Language, string>>
  /** Of the site, the default one first. */
  readonly languages: readonly Language[]
  readonly css: string
  /** Class of the root element in the site's default theme. */
  readonly className: string
  /** Puts the class of the theme that the visitor has chosen on the root element. */
  readonly script: string
}

const DARK = 'color-scheme:dark;background:#15181b;color:#eceff1'

/** The ground and text of a site that says nothing of them, light and dark. */
const MESSAGE_CSS = `${BASE_CSS}:root{color-scheme:light;background:#fff;color:#1c2126}:root.${DARK_THEME_CLASS}{${DARK}}main{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100vh;padding:24px;text-align:center;line-height:1.5}h1,p{margin:0}h1{font-size:clamp(28px,5vw,40px);line-height:1.2}a{color:inherit;text-underline-offset:3px}main a{padding:8px}`

/** That of a site with a theme: one that follows the device does so without scripts too. */
export const messageCss = (theme: SiteTheme): string =>
  theme === 'system' ? `${MESSAGE_CSS}${DARK_WITHOUT_SCRIPTS}{:root{${DARK}}}` : MESSAGE_CSS

export function messageFrame(view: DocumentView): MessageFrame {
  const theme = view.site()?.defaultTheme ?? 'light'
  const first = view.defaultLanguage()
  const others = view.languages().filter((language) => language !== first)
  const { name, names } = view.site() ?? {}
  return {
    ...(name !== undefined && { name }),
    ...(names && Object.keys(names).length > 0 && { names }),
    languages: first === undefined ? others : [first, ...others],
    css: messageCss(theme),
    className: theme === 'dark' ? DARK_THEME_CLASS : '',
    script: themeScript(theme),
  }
}
