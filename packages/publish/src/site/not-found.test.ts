import { expect, test } from 'vitest'
import { id, page, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'

const FILE = 'built-in/404.html'

test('publish-S6 a site without a page at 404 has one in its language and theme, with a heading, main content and a way home', async () => {
  const site = project([], ['ru', 'en'])
  site.change({ set: { [id('site')]: { defaultTheme: ['light', 'dark'] } } })
  const { file } = await publish(site)
  const html = file(FILE)
  expect(html).toContain('<html lang="ru" class="ww-app-theme-dark">')
  expect(html).toContain('<main><h1>Страница не найдена</h1>')
  expect(html).toContain('<a href="/">Перейти на главную</a></main>')
  expect(html).toContain('<title>Страница не найдена · Bakery</title><meta name="robots" content="noindex">')
  expect(JSON.parse(file('headers.json')).contentSecurityPolicy[FILE]).toMatch(
    /style-src 'self' 'sha256-.*script-src|script-src 'sha256-/,
  )
})

test.each([
  ['en-GB', '<html lang="en">', 'Page not found'],
  ['de', '<html lang="en">', 'Page not found'],
  ['ru-RU', '<html lang="ru">', 'Страница не найдена'],
])('publish-S6 in %s it speaks a language that Heddle knows', async (language, start, title) => {
  const html = (await publish(project([], [language]))).file(FILE)
  expect(html).toContain(start)
  expect(html).toContain(`<h1>${title}</h1>`)
})

test('publish-S6 a site with a page of its own at 404 has no other', async () => {
  expect((await publish(project([page('lost', '404')]))).files.has(FILE)).toBe(false)
})
