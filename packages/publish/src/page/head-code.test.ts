import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { id, node, page, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'

const CODE = [
  '<meta name="verify" content="1">',
  '<link rel="stylesheet" href="https://fonts.example/css?family=A">',
  '<link rel="preconnect" href="https://letters.example" crossorigin>',
  '<script async src="https://count.example/js/script.js?v=1"></script>',
  '<script>window.q=[1<2]</script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<style>body{margin:0}</style>',
].join('')

async function published(fields: Record<string, unknown>) {
  const site = project([page('about', 'about'), node('part', 'about', 'section')], ['ru'])
  site.change({
    set: { [id('site')]: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, [null, value]])) },
  } as never)
  return publish(site)
}
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('publish-P32 tags of the builder stand in every head as they are, and the policy allows just them', async () => {
  const release = await published({ headCode: CODE })
  const html = release.file('about/index.html')
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<script>window.q=[1<2]</script>')
  expect(head).toContain('<meta name="verify" content="1">')
  const policy = release.policies['about/index.html'] ?? ''
  const part = (name: string) => policy.split(';').find((one) => one.startsWith(`${name} `))
  expect(part('script-src')).toBe(`script-src https://count.example/js/script.js ${sha('window.q=[1<2]')}`)
  expect(part('style-src')).toContain('https://fonts.example')
  expect(part('style-src')).toContain(sha('body{margin:0}'))
  // A sheet of fonts names them at its own server, or at one that the head is connected to.
  expect(part('font-src')).toBe("font-src 'self' data: https://fonts.example https://letters.example")
  expect(part('connect-src')).toBe("connect-src 'self' https://count.example")
})

test('publish-P32 without any, and with what cannot be read, pages and policies are as they were', async () => {
  const [bare, odd] = [await published({}), await published({ headCode: '<div>' })]
  expect(odd.file('about/index.html')).toBe(bare.file('about/index.html'))
  expect(odd.policies).toEqual(bare.policies)
})

test('publish-P33 crawlers are told what the builder wrote, and where the sitemap lies unless that names one', async () => {
  const robots = async (text?: string) => (await published(text === undefined ? {} : { robots: text })).file('robots.txt')
  expect(await robots()).toBe('User-agent: *\nAllow: /\nSitemap: https://bakery.example/sitemap.xml\n')
  expect(await robots('User-agent: *\nDisallow: /a\n')).toBe(
    'User-agent: *\nDisallow: /a\nSitemap: https://bakery.example/sitemap.xml\n',
  )
  expect(await robots('Sitemap: https://a.example/s.xml')).toBe('Sitemap: https://a.example/s.xml\n')
})

test('publish-P34 a page that is left out by search engines says so and stands in no sitemap', async () => {
  const site = project([page('about', 'about', { isUnlisted: true }), page('shop', 'shop')], ['ru'])
  const release = await publish(site)
  expect(release.file('about/index.html')).toContain('<meta name="robots" content="noindex">')
  expect(release.file('shop/index.html')).not.toContain('noindex')
  expect(release.file('sitemap.xml')).toContain('/shop')
  expect(release.file('sitemap.xml')).not.toContain('/about')
})
