import { signal } from '@preact/signals-core'
import type { Theme } from '@heddle/document'
import type { PublishedSite } from '@heddle/document/published'
import { snapshotBrowser, type BrowserContext } from './scope/browser-context.ts'
import { readBrowser, watchScreens } from './scope/read-browser.ts'
import { applyTheme, storedTheme, storeTheme, watchDevice } from './theme/theme.ts'
import type { Variables } from './variables/create-variables.ts'
import { createQueryWriter, fittingQuery, type ValueKeepers } from './variables/keep-values.ts'
import { realValues } from './variables/real-values.ts'
import { warn } from './warn.ts'

/** What the site knows of its visitor: address, screen, theme, and the values kept for them. */
export interface Visitor {
  /** Reads a signal. */
  readonly browser: () => BrowserContext
  /** Where written values of variables are kept. */
  readonly keepers: ValueKeepers
  /** `site`: as for somebody who chose none. */
  readonly setTheme: (theme: Theme | 'toggle' | 'site') => void
  /** Takes the visitor's own address, screen, theme and values. */
  readonly read: () => void
  /** Follows the screen and the theme of the device from now on. */
  readonly watch: () => void
  /** The address may have changed: query variables follow its query, others stay as they are. */
  readonly refresh: () => void
}

/** Begins with the publish snapshot. `path`: the address that the page was drawn for. */
export function createVisitor(data: PublishedSite, path: string, variables: () => Variables): Visitor {
  const browser = signal<BrowserContext>(snapshotBrowser(path, data.defaultTheme, data.base))
  let knownQuery = ''

  const setQuery = createQueryWriter((changes) => {
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', pathname + fittingQuery(pathname, search, hash, changes, warnFull) + hash)
    readAddress()
  })

  /** Where the visitor is; variables are left as they are. */
  function readAddress(theme = browser.peek().theme): void {
    browser.value = readBrowser(data, theme)
    knownQuery = location.search
  }

  function showTheme(theme: Theme): void {
    applyTheme(theme)
    browser.value = { ...browser.peek(), theme }
  }

  function read(isWanted: (variable: ReturnType<Variables['list']>[number]) => boolean): void {
    const theme = storedTheme(data.defaultTheme)
    applyTheme(theme)
    readAddress(theme)
    const sources = { query: browser.value.query, stored: (key: string) => localStorage.getItem(key), log: console.info }
    variables().set(realValues(variables().list().filter(isWanted), sources))
  }

  return {
    browser: () => browser.value,
    keepers: { store: storeText, setQuery, log: console.info },
    setTheme(theme) {
      const next = theme === 'toggle' ? (browser.peek().theme === 'dark' ? 'light' : 'dark') : theme
      storeTheme(next)
      showTheme(next === 'site' ? storedTheme(data.defaultTheme) : next)
    },
    read: () => read(() => true),
    watch() {
      watchScreens(data.screens, () => readAddress())
      if (data.defaultTheme === 'system') watchDevice(() => showTheme(storedTheme('system')))
    },
    refresh() {
      // A value that did not fit into the address is not lost by following a hash.
      const isSameQuery = location.search === knownQuery
      read(({ type }) => type === 'query' && !isSameQuery)
    },
  }
}

const warnFull = (key: string): void => warn('addressFull', key)

function storeText(key: string, text: string | undefined): void {
  if (text === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
}
