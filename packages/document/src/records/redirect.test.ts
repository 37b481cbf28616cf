import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedirects, pathOfTyped, wrongAddress, wrongFrom, type RedirectRule } from './redirect.ts'

const rule = (from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule => ({ from, to, status })
const find = (rules: readonly RedirectRule[], path: string) => createRedirects(rules)(path.split('/'))?.location

describe('what is typed as a path', () => {
  it.each([
    ['/old-page/', 'old-page'],
    [' https://old.example/shop/Blue%20hat/?size=3#top ', 'shop/Blue hat'],
    ['//a///b//', 'a///b'],
    ['/', ''],
    ['50%', '50%'],
    ['blog/*', 'blog/*'],
    ['{{lang}}/news', '{{lang}}/news'],
  ])('document-D176 %j is the path %j', (typed, path) => {
    expect(pathOfTyped(typed)).toBe(path)
  })

  it.each([
    ['', 'A redirect needs the path that is asked for, for example "old-page"'],
    ['a//b', 'A path neither begins nor ends with "/" and has no empty part'],
    ['a/../b', 'A path has no "." or ".." part'],
    ['a\\b', 'The path of a redirect holds no "?", "#", "\\" or control character: queries are carried over'],
    ['{{id}}/{{id}}', 'The parameter "id" stands twice in the path'],
    ['shop-{{id}}', '"shop-{{id}}" is no parameter; write {{name}} as a whole part between slashes'],
    ['*/b', '"*" is the last part of a path and stands alone, for example "blog/*"'],
    ['blog/x*', '"*" is the last part of a path and stands alone, for example "blog/*"'],
  ])('document-D176 %j is refused with the reason', (from, why) => {
    expect(wrongFrom(from)).toBe(why)
  })

  it('document-D176 parameters, a rest and characters of old addresses are taken', () => {
    for (const from of ['index.php', 'shop/{{id}}/{{size}}', 'blog/*', '*', 'Über uns (1)'])
      expect(wrongFrom(from)).toBeUndefined()
  })
})

describe('where it leads', () => {
  it.each([
    ['', 'A redirect needs an address that it leads to, for example "/new-page"'],
    ['new', 'A redirect leads to a path of this site that begins with "/", or to an address with https:// or http://'],
    ['//evil.example', 'A redirect leads to a path of this site that begins with "/", or to an address with https:// or http://'],
    [
      '/\\evil.example',
      'A redirect leads to a path of this site that begins with "/", or to an address with https:// or http://',
    ],
    [
      'javascript:alert(1)',
      'A redirect leads to a path of this site that begins with "/", or to an address with https:// or http://',
    ],
    ['/a b', 'A redirect leads to a path of this site that begins with "/", or to an address with https:// or http://'],
    ['https://{{id}}.example/', 'The host of an address is written out: nothing can be put in there'],
    ['https://', 'The host of an address is written out: nothing can be put in there'],
    ['/new/{{name}}', '"name" is no parameter of the path that is asked for'],
    ['/new/*', 'The address ends with "*", and the path that is asked for does not'],
  ])('document-D176 %j is refused with the reason', (address, why) => {
    expect(wrongAddress(address, 'old/{{id}}')).toBe(why)
  })

  it('document-D176 paths of the site and whole addresses are taken, with what the path names', () => {
    expect(wrongAddress('/new/{{id}}?from=old#top', 'old/{{id}}')).toBeUndefined()
    expect(wrongAddress('https://shop.example/*', 'shop/*')).toBeUndefined()
  })
})

describe('which redirect an address finds', () => {
  it('document-D177 an exact path before parameters, these before a rest, and of two the one that says more', () => {
    const rules = [
      rule('blog/*', '/rest'),
      rule('*', '/all'),
      rule('blog/{{a}}/{{b}}', '/two'),
      rule('blog/news/{{b}}', '/news'),
      rule('blog/{{a}}', '/one'),
      rule('blog/hello', '/exact', 302),
    ]
    expect(
      ['blog/hello', 'blog/x', 'blog/news/x', 'blog/y/x', 'blog/y/x/z', 'blog', 'shop', ''].map((path) => find(rules, path)),
    ).toEqual(['/exact', '/one', '/news', '/two', '/rest', '/rest', '/all', '/all'])
    expect(createRedirects(rules)(['BLOG', 'Hello'])).toEqual({ location: '/exact', status: 302 })
    expect(createRedirects([rule('a', '/b')])(['c'])).toBeUndefined()
  })

  it('document-D177 case and the way accents are written do not count; what is taken over keeps them', () => {
    expect(find([rule('Café/{{name}}', '/cafe/{{name}}')], 'cafe\u0301/Zoë')).toBe('/cafe/Zo%C3%AB')
  })

  it('document-D177 what is taken over is encoded and stays on its host', () => {
    expect(find([rule('go/{{to}}', 'https://shop.example/{{to}}')], 'go/a?b#c@d')).toBe('https://shop.example/a%3Fb%23c%40d')
    expect(find([rule('go/*', '/*')], 'go//evil.example/x')).toBe('/evil.example/x')
  })

  it('document-D177 whatever is asked for, the answer stays on the host that was written', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('..', '%2f', '//evil', '\\', '@', 'https://evil.example', ':80'))
    const site = createRedirects([
      rule('a/{{x}}', 'https://shop.example/{{x}}?q=1'),
      rule('b/*', 'https://shop.example/*'),
      rule('c/*', '/*'),
    ])
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c'), fc.array(part, { maxLength: 4 }), (first, parts) => {
        const found = site([first, ...parts])
        if (found) expect(new URL(found.location, 'https://shop.example').host).toBe('shop.example')
      }),
    )
  })

  it('document-D177 an exact path is found however many there are', () => {
    const many = Array.from({ length: 1000 }, (_, at) => rule(`old-${at}`, `/new-${at}`))
    expect(find(many, 'old-999')).toBe('/new-999')
  })
})
