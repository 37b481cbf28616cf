import { expect, test } from 'vitest'
import { id, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'
import { messageFrame } from './message-frame.ts'

test('publish-S6 pages of the host know the languages of the site, the default one first', () => {
  expect(messageFrame(project([], ['ru', 'en']).view).languages).toEqual(['ru', 'en'])
  const site = project([], ['ru', 'en'])
  const moved = [
    { index: 'a0', isDefault: true },
    { index: 'a2', isDefault: true },
  ] as const
  site.change({ set: { [id('site')]: { 'languages/ru': moved } } })
  expect(site.view.languages()).toEqual(['en', 'ru'])
  expect(messageFrame(site.view).languages).toEqual(['ru', 'en'])
})

test('publish-S6 pages of the host look like the 404 of the site, in its theme', async () => {
  const site = project([])
  const light = messageFrame(site.view)
  expect([light.className, light.script]).toEqual(['', expect.stringContaining('"light"')])
  site.change({ set: { [id('site')]: { defaultTheme: ['light', 'dark'] } } })
  const dark = messageFrame(site.view)
  expect(dark.className).toBe('ww-app-theme-dark')
  const html = (await publish(site)).file('built-in/404.html')
  expect(html).toContain(dark.css)
  expect(html).toContain(`<script>${dark.script}</script>`)
})

test('publish-S6 the site is called as it is in the language of the page: what is built in says so, and letters are told', async () => {
  const site = project([], ['ru', 'en'])
  site.change({ set: { [id('site')]: { 'names/en': [null, 'The bakery'] } } })
  expect(messageFrame(site.view)).toMatchObject({ name: 'Bakery', names: { en: 'The bakery' } })
  expect((await publish(site)).file('built-in/404.html')).toMatch(/<html lang="ru".*<title>[^<]* · Bakery<\/title>/s)
  const german = project([], ['de', 'en'])
  german.change({ set: { [id('site')]: { 'names/en': [null, 'The bakery'] } } })
  expect((await publish(german)).file('built-in/404.html')).toMatch(/<html lang="en".*<title>[^<]* · The bakery<\/title>/s)
})
