import { expect, test } from 'vitest'
import type { SiteRecord } from '@heddle/document'
import { setSite } from '@heddle/document/operations'
import { node, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'
import { brandingAt, brandingHtml } from './branding.ts'

/** A site with a page; its branding link is set by what comes back, which publishes it too. */
function site(languages = ['ru']) {
  const one = project([node('part', 'home', 'section')], languages)
  return async (branding: NonNullable<SiteRecord['branding']> = {}, change: Parameters<typeof publish>[1] = {}) => {
    const set = setSite(one.view, { values: { branding } })
    if (set.ok) one.change(set.diff)
    return publish(one, change)
  }
}
const linkIn = (html: string): string | undefined => /<a id="made-with-heddle"[^]*?<\/a>/.exec(html)?.[0]

test('S1-16 the branding link says and leads where the site says, on its own pages and on the built-in 404', async () => {
  const result = await site()({ href: '/about', text: ' By <us> ' })
  const link = '<a id="made-with-heddle" href="/about" rel="noopener">By &lt;us&gt;</a>'
  expect(linkIn(result.file('index.html'))).toBe(link)
  expect(linkIn(result.file('built-in/404.html'))).toBe(link)
  expect(linkIn((await site()({ href: '/about' }, { root: '/shop' })).file('index.html'))).toContain('href="/shop/about"')
})

test('S1-16 a site may do without it, and has it again when it says nothing more', async () => {
  const publishWith = site()
  const after = await publishWith({ isOff: true })
  expect(linkIn(after.file('index.html'))).toBeUndefined()
  expect(linkIn(after.file('built-in/404.html'))).toBeUndefined()
  const again = await publishWith({ isOff: false, text: ' ' })
  expect(linkIn(again.file('index.html'))).toContain('Made with Heddle')
})

test('S1-16 the link speaks the language of its page; where it has no text in one it says what it says in the default language', async () => {
  const text = { type: 't', texts: { ru: 'Сделали мы', de: 'Von uns' } } as const
  const { file } = await site(['ru', 'de', 'en'])({ text })
  const said = ['index.html', 'de/index.html', 'en/index.html'].map((path) => linkIn(file(path))?.replaceAll(/<[^>]*>/g, ''))
  expect(said).toEqual(['Сделали мы', 'Von uns', 'Сделали мы'])
})

test('publish-RQ1 the link is found right before the data of a page, and nowhere else', () => {
  const link = brandingHtml(project().view, 'ru')
  const html = `<body><p>Hi</p>${link}<script>`
  expect(html.slice(brandingAt(html, html.length - 8))).toBe(`${link}<script>`)
  const without = `<body>${link}<p>Hi</p><script>`
  expect(without.slice(brandingAt(without, without.length - 8))).toBe('<script>')
})
