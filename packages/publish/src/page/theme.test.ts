import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { SiteTheme } from '@heddle/document'
import { id, node, page, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'
import { themeScript } from './theme.ts'

/** What the page is shown in, by what the visitor chose before and what their device asks for; `turn` is a device that changes. */
function shown(theme: SiteTheme, stored: string | null | undefined, isDarkDevice: boolean) {
  let isDark = false
  const device = { matches: isDarkDevice, onchange: () => {} }
  const localStorage = {
    getItem: () => {
      if (stored === undefined) throw new Error('Storage is forbidden')
      return stored
    },
  }
  const classList = { toggle: (_: string, on: boolean) => void (isDark = on) }
  runInNewContext(themeScript(theme), {
    document: { documentElement: { classList } },
    localStorage,
    matchMedia: () => device,
  })
  const turn = (matches: boolean) => {
    device.matches = matches
    device.onchange()
    return isDark
  }
  return { isDark, turn }
}

test('publish-P9 the visitor’s choice counts, else the site’s theme, else what the device asks for, as long as it asks', () => {
  for (const device of [true, false]) {
    expect(shown('light', null, device).isDark).toBe(false)
    expect(shown('dark', null, device).isDark).toBe(true)
    expect(shown('system', null, device).isDark).toBe(device)
    expect(shown('system', undefined, device).isDark).toBe(device)
    for (const theme of ['light', 'dark', 'system'] as const) {
      expect(shown(theme, 'dark', device).isDark).toBe(true)
      expect(shown(theme, 'light', device).isDark).toBe(false)
    }
  }
  expect(shown('system', null, false).turn(true)).toBe(true)
  expect(shown('system', 'light', false).turn(true)).toBe(false)
})

test('publish-P9 without scripts a site that follows the device is dark on a dark one, as is its built-in 404', async () => {
  const site = project([page('about', 'about'), node('part', 'about', 'section')], ['ru'])
  const notFound = async () => (await publish(site)).file('built-in/404.html')
  const query = '(prefers-color-scheme:dark) and (scripting:none){:root{color-scheme:dark'
  expect(await notFound()).not.toContain(query)
  site.change({ set: { [id('site')]: { defaultTheme: ['light', 'system'] } } } as never)
  expect(await notFound()).toContain(query)
})

test('publish-P9 a site that follows the device is drawn light, and says so to its live pages', async () => {
  const site = project([page('about', 'about'), node('part', 'about', 'section')], ['ru'])
  site.change({ set: { [id('site')]: { defaultTheme: ['light', 'system'] } } } as never)
  const html = (await publish(site)).file('about/index.html')
  expect(html).not.toContain('ww-app-theme-dark"')
})
