import { changeOf, type Diff } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import type { DocumentRecord, LinkValue } from '@heddle/document'
import { isPublishedBinding, LIVE } from '@heddle/document/published'
import { compileFormula } from '@heddle/formula/run'
import { compilerOf, id, node, page, project, variable } from '../testing/fixture.ts'

const linked = (link: LinkValue, more: Parameters<typeof project>[0] = [], language = 'ru') =>
  compilerOf(
    project(
      [
        page('test', 'test', { langs: ['ru', 'en'], paths: { default: 'test', en: 'about us' } }),
        ...more,
        node('text', 'home', 'text', { link }),
      ],
      ['ru', 'en'],
    ),
    language,
  ).one('text')

/** What a bound address gives with a path in the browser. */
function evaluateHref(href: unknown, path: unknown): unknown {
  if (!isPublishedBinding(href)) throw new Error('The address is not bound.')
  const encode = (value: unknown) => (value === undefined ? '' : encodeURIComponent(String(value)))
  return compileFormula(href.tree)({ browser: { path }, encodeURIComponent: encode })
}

describe('links', () => {
  test('publish-C9 S2-21 a page of the site has its path in the language, with a prefix unless it is the default one', () => {
    expect(linked({ type: 'internal', pageId: id('test') }).published.link).toEqual({ href: '/test', pageId: id('test') })
    expect(linked({ type: 'internal', pageId: id('test') }, [], 'en').published.link?.href).toBe('/en/about%20us')
    expect(linked({ type: 'internal', pageId: id('home') }).published.link?.href).toBe('/')
  })

  test('publish-C9 parameters take the given value, else the default; without either it is an error', () => {
    const user = page('user', 'users/{{id|me}}/{{tab}}')
    expect(linked({ type: 'internal', pageId: id('user'), parameters: { id: 'a/b', tab: 3 } }, [user]).published.link?.href).toBe(
      '/users/a%2Fb/3',
    )
    expect(linked({ type: 'internal', pageId: id('user') }, [user]).issues).toMatchObject([
      { code: 'parameter-missing', severity: 'error' },
    ])
  })

  test('publish-S17 S2-23 a link to a row has the address that its page has', () => {
    const goods = page('goods', 'goods/{{slug}}', { cmsDataSetPath: `${id('products')}.name` })
    const link: LinkValue = { type: 'collection-page', pageId: id('goods'), parameters: { slug: 'Red Shoe/2' } }
    expect(linked(link, [goods]).published.link?.href).toBe('/goods/red_shoe_2')
  })

  test('publish-C9 a parameter may be bound: it is encoded where it is evaluated, and takes its default where it gives nothing', () => {
    const user = page('user', 'users/{{id|a me}}/{{tab|}}')
    const bound = (code: string) => ({ type: 'f' as const, code })
    const link = (parameters: LinkValue['parameters']) =>
      linked({ type: 'internal', pageId: id('user'), ...(parameters && { parameters }) }, [user])
    const { published, issues } = link({ id: bound('browser.path'), tab: 'notes' })
    expect(issues).toEqual([])
    expect(published.link?.pageId).toBe(id('user'))
    expect(published.live).toBe(LIVE.attribute)
    const write = (value: unknown) => evaluateHref(published.link?.href, value)
    expect([write('a/b'), write(0), write(''), write(undefined)]).toEqual([
      '/users/a%2Fb/notes',
      '/users/0/notes',
      '/users/a%20me/notes',
      '/users/a%20me/notes',
    ])
    expect(link({ id: bound('browser.'), tab: bound('1') }).issues).toMatchObject([
      { code: 'broken-formula', path: `node/${id('text')}/link/parameters/id` },
    ])
    expect(link({ id: 'me' }).issues).toMatchObject([{ path: `node/${id('text')}/link/parameters/tab` }])
  })

  test('publish-C9 a query stands behind an address with bound parameters; pairs without a name are left out', () => {
    const { published } = linked(
      {
        type: 'internal',
        pageId: id('user'),
        parameters: { id: { type: 'f', code: 'browser.path' } },
        query: [
          { name: '', value: 'nobody' },
          { name: 'q', value: 'a b' },
        ],
      },
      [page('user', 'users/{{id}}')],
    )
    expect(evaluateHref(published.link?.href, 'x?y')).toBe('/users/x%3Fy?q=a%20b')
  })

  test('publish-C9 S2-25 query pairs are URL-encoded and stand before the anchor of the section', () => {
    const link: LinkValue = {
      type: 'internal',
      pageId: id('test'),
      sectionId: id('prices'),
      query: [
        { name: 'q w', value: 'a&b' },
        { name: 'x', value: '1' },
      ],
    }
    const { published } = linked(link, [node('prices', 'test', 'section', { name: 'Цены и Скидки' })])
    expect(published.link?.href).toBe(`/test?q%20w=a%26b&x=1#${encodeURIComponent('цены_и_скидки')}`)
  })

  test('publish-C9 a target with an id of its own is led to by it, a part inside a section too', () => {
    const target = (sectionId: string): LinkValue => ({ type: 'internal', pageId: id('test'), sectionId: id(sectionId) })
    const records = [
      node('prices', 'test', 'section', { name: 'Prices', attributes: { id: 'costs' } }),
      node('inside', 'prices', 'flexbox', { attributes: { id: 'teas' } }),
      node('unnamed', 'prices', 'flexbox', {}),
      node('elsewhere', 'home', 'section', { attributes: { id: 'far' } }),
    ]
    expect(linked(target('prices'), records).published.link?.href).toBe('/test#costs')
    expect(linked(target('inside'), records).published.link?.href).toBe('/test#teas')
    for (const missing of ['unnamed', 'elsewhere'])
      expect(linked(target(missing), records)).toMatchObject({
        published: { link: { href: '/test' } },
        issues: [{ code: 'missing-section' }],
      })
  })

  test('publish-C39 an address longer than 8,000 characters leads to its page without the values that it has no room for', () => {
    const long = 'x'.repeat(9000)
    const query = [
      { name: 'a', value: '1' },
      { name: 'the text', value: long },
      { name: 'b', value: '2' },
    ]
    const { published, issues } = linked({ type: 'internal', pageId: id('test'), query })
    expect(published.link?.href).toBe('/test?a=1&b=2')
    expect(issues).toMatchObject([
      {
        code: 'address-too-long',
        severity: 'warning',
        message:
          "The link's address is longer than 8000 characters. It leads there without these values: the text. Shorten them.",
      },
    ])
    const user = page('user', 'users/{{id}}')
    expect(linked({ type: 'internal', pageId: id('user'), parameters: { id: long } }, [user]).issues).toMatchObject([
      { code: 'address-too-long', severity: 'error' },
    ])
  })

  test('publish-C9 a link whose address is known needs nothing of the page while it runs, a bound one does', () => {
    const shop = variable('shop', 'shop')
    expect(linked({ type: 'internal', pageId: id('test') }).published).not.toHaveProperty('live')
    const bound = linked({ type: 'external', href: { type: 'f', code: 'variables.shop' } }, [shop])
    expect(bound.published.live).toBe(LIVE.attribute)
    expect(JSON.stringify(bound.published.link?.href)).not.toContain('mailto:')
  })

  test('publish-C9 a bound address goes straight to the element, unless its body may leave it out or the builder set a mark of the page', () => {
    const href = { type: 'f', code: "'/x'" } as const
    const link: LinkValue = { type: 'external', href }
    const direct = (element: string, more: object) =>
      compilerOf(project([node('one', 'home', element, { link, ...more })])).one('one').published.link?.direct
    expect(direct('text', {})).toBe(true)
    expect(direct('button', {})).toBe(true)
    expect(direct('button', { props: { disabled: { default: true } } })).toBeUndefined()
    expect(direct('button', { props: { disabled: { default: href } } })).toBeUndefined()
    expect(direct('text', { attributes: { 'aria-current': 'step' } })).toBeUndefined()
    expect(linked({ type: 'internal', pageId: id('test') }).published.link).not.toHaveProperty('direct')
  })

  test('publish-C10 a bound mail address or number is led to by its scheme', () => {
    const shop = variable('shop', 'shop')
    const hrefOf = (type: 'mail' | 'tel') =>
      JSON.stringify(linked({ type, href: { type: 'f', code: 'variables.shop' } }, [shop]).published.link?.href)
    expect(hrefOf('mail')).toContain('mailto:')
    expect(hrefOf('tel')).toContain('tel:')
  })

  test('publish-C9 a bound query value makes the address a template that encodes it', () => {
    const link: LinkValue = { type: 'internal', pageId: id('test'), query: [{ name: 'q', value: { type: 'f', code: "'a b'" } }] }
    expect(linked(link).published.link?.href).toEqual({
      type: 'f',
      tree: ['t', ['/test?q=', ''], [['c', ['n', 'encodeURIComponent'], [['l', 'a b']]]]],
    })
  })

  test('publish-C10 S2-21 S2-25 another site opens in a new tab without access to this one', () => {
    expect(
      linked({ type: 'external', href: 'https://example.com/?a=1#b', targetBlank: true, query: [{ name: 'c', value: '2' }] })
        .published.link,
    ).toEqual({
      href: 'https://example.com/?a=1&c=2#b',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  test.each(['javascript:alert(1)', ' data:text/html,x', 'ftp://example.com', '//example.com', 'https://a"onload="x', ''])(
    'publish-C10 %j is not an address',
    (href) => {
      const { published, issues } = linked({ type: 'external', href })
      expect(published.link).toBeUndefined()
      expect(issues).toMatchObject([{ code: 'bad-address', severity: 'error' }])
    },
  )

  test('publish-C70 S3-26 a link leads elsewhere in a language that has a link of its own, and its issues name it', () => {
    const link: LinkValue = {
      type: 'internal',
      pageId: id('test'),
      languages: { en: { type: 'external', href: 'https://example.com/en', rel: 'nofollow' } },
    }
    expect(linked(link).published.link).toEqual({ href: '/test', pageId: id('test') })
    expect(linked(link, [], 'en').published.link).toEqual({ href: 'https://example.com/en', rel: 'nofollow' })
    const wrong: LinkValue = { ...link, languages: { en: { type: 'mail', href: 'nobody' } } }
    expect(linked(wrong, [], 'en').issues).toMatchObject([
      {
        code: 'bad-address',
        path: `node/${id('text')}/link/languages/en`,
        message: expect.stringMatching(/^The mail address is written/),
      },
    ])
    expect(linked(wrong).issues).toEqual([])
  })

  test('publish-C72 a link shows its page in another language, and without one the same page, with the parameters it was asked with', () => {
    expect(linked({ type: 'internal', pageId: id('test'), language: 'en' }).published).toMatchObject({
      link: { href: '/en/about%20us', pageId: id('test') },
      attributes: { hreflang: 'en' },
    })
    const home = page('home', '', { langs: ['ru', 'en'] })
    expect(linked({ type: 'internal', language: 'en' }, [home]).published.link?.href).toBe('/en')
    expect(linked({ type: 'internal', language: 'ru' }, [home], 'en').published.link?.href).toBe('/')
    expect(linked({ type: 'internal', pageId: id('test'), language: 'xx' })).toMatchObject({
      published: { link: { href: '/test' } },
      issues: [{ code: 'page-lacks-language' }],
    })
    const user = page('user', 'users/{{id|me}}', { langs: ['ru', 'en'] })
    const { published } = compilerOf(
      project([user, node('text', 'user', 'text', { link: { type: 'internal', language: 'en' } })], ['ru', 'en']),
      'ru',
    ).one('text')
    expect(JSON.stringify(published.link?.href)).toContain('/en/users/')
    expect(JSON.stringify(published.link?.href)).toContain('pageParameters')
  })

  test('publish-C71 what a link is to the page stands beside what a new tab needs; it is fetched beforehand where it opens here', () => {
    const { published } = linked({
      type: 'internal',
      pageId: id('test'),
      rel: 'nofollow noopener',
      targetBlank: true,
      prefetch: true,
    })
    expect(published.link).toMatchObject({ target: '_blank', rel: 'nofollow noopener noreferrer' })
    expect(published.link).not.toHaveProperty('prefetch')
    expect(linked({ type: 'internal', pageId: id('test'), prefetch: true }, [], 'en').published.link).toMatchObject({
      prefetch: 'en',
    })
    const local = page('local', 'local', { langs: ['ru'] })
    expect(linked({ type: 'internal', pageId: id('local'), prefetch: true }, [local], 'en').published.link?.prefetch).toBe('ru')
  })

  test('publish-C10 S2-21 S2-22 mail, telephone and files are checked and complete', () => {
    const file = {
      id: id('menu'),
      kind: 'asset' as const,
      name: 'menu.pdf',
      folder: '',
      index: 'a0',
      file: 'abc.pdf',
      mime: 'application/pdf',
      size: 9,
    }
    expect(
      linked({ type: 'mail', href: 'a+b@example.com', query: [{ name: 'subject', value: 'Хлеб & соль' }] }).published.link?.href,
    ).toBe(`mailto:a%2Bb@example.com?subject=${encodeURIComponent('Хлеб & соль')}`)
    expect(linked({ type: 'tel', href: '+7 (495) 123-45-67' }).published.link?.href).toBe('tel:+74951234567')
    expect(linked({ type: 'file', assetId: id('menu') }, [file]).published.link).toEqual({
      href: '/assets/abc.pdf',
      download: 'menu.pdf',
    })
    expect(linked({ type: 'mail', href: 'nobody' }).issues).toMatchObject([{ code: 'bad-address' }])
    expect(linked({ type: 'tel', href: 'call me' }).issues).toMatchObject([{ code: 'bad-address' }])
  })

  test('publish-C16 a link to a file follows the file', () => {
    const menu = { kind: 'asset' as const, name: 'menu.pdf', folder: '', index: 'a0', mime: 'application/pdf', size: 9 }
    const site = project([
      { ...menu, id: id('menu'), file: 'abc.pdf' },
      node('text', 'home', 'text', { link: { type: 'file', assetId: id('menu') } }),
    ])
    const { compiler, one } = compilerOf(site)
    expect(one('text').published.link?.href).toBe('/assets/abc.pdf')
    expect([...compiler.affectedBy(site.change(changeOf(id('menu'), 'file', 'abc.pdf', 'def.pdf')))]).toEqual([id('text')])
    expect(one('text').published.link?.href).toBe('/assets/def.pdf')
  })

  test('publish-C11 a link to what does not exist is an error and draws none', () => {
    const lost = linked({ type: 'internal', pageId: id('gone') })
    expect(lost.published.link).toBeUndefined()
    expect(lost.issues).toMatchObject([{ code: 'missing-page', severity: 'error' }])
    expect(linked({ type: 'open-popup', popupId: id('gone') }).issues).toMatchObject([
      { code: 'missing-popup', severity: 'error' },
    ])
    expect(linked({ type: 'file', assetId: id('gone') }).issues).toMatchObject([{ code: 'missing-file' }])
  })

  test('publish-C9 a section alone names its page; one that is gone leads to the page, with a warning', () => {
    const prices = node('prices', 'test', 'section', { name: 'Prices' })
    expect(linked({ type: 'internal', sectionId: id('prices') }, [prices]).published.link).toEqual({
      href: '/test#prices',
      pageId: id('test'),
    })
    const lost = linked({ type: 'internal', pageId: id('test'), sectionId: id('gone') })
    expect(lost.published.link?.href).toBe('/test')
    expect(lost.issues).toMatchObject([{ code: 'missing-section', severity: 'warning' }])
    expect(linked({ type: 'internal', pageId: id('test') }).issues).toEqual([])
    expect(linked({ type: 'internal' }).issues).toMatchObject([{ code: 'missing-page' }])
    expect(linked({ type: 'internal', sectionId: id('gone') }).issues).toMatchObject([{ code: 'missing-page' }])
  })

  test('publish-C9 S2-26 S4-01 a link shows a progress bar when it is told to, blue unless it names a colour', () => {
    const colorOf = (more: Partial<LinkValue>) => linked({ type: 'internal', pageId: id('test'), ...more }).published.link
    expect(colorOf({ loadProgress: true })?.loadProgressColor).toBe('blue')
    expect(colorOf({ loadProgress: true, loadProgressColor: '' })?.loadProgressColor).toBe('blue')
    expect(colorOf({ loadProgress: true, loadProgressColor: 'red' })?.loadProgressColor).toBe('red')
    expect(colorOf({ loadProgress: false, loadProgressColor: 'red' })).not.toHaveProperty('loadProgressColor')
  })

  test('publish-C10 an address may come with its scheme, and a number with what telephones know', () => {
    expect(linked({ type: 'mail', href: ' MAILTO:a@example.com ' }).published.link?.href).toBe('mailto:a@example.com')
    expect(linked({ type: 'tel', href: 'tel: *100#' }).published.link?.href).toBe('tel:*100%23')
    for (const href of ['a@b@c', 'a b@c', 'a@b?cc=d', '@b', 'a@'])
      expect(linked({ type: 'mail', href }).issues, href).toMatchObject([{ code: 'bad-address' }])
    expect(linked({ type: 'tel', href: '1'.repeat(41) }).published.link).toBeUndefined()
    expect(linked({ type: 'tel' }).issues).toMatchObject([{ code: 'bad-address' }])
  })

  test('publish-C11 what closes a popup leads nowhere and is pressed like a button, in the language that says so', () => {
    const pressed = { 'data-popup-link': 'close', role: 'button', tabindex: '0' }
    const { published, issues } = linked({ type: 'close-popup' })
    expect([issues, published.attributes, published.link]).toEqual([[], pressed, undefined])
    const own: LinkValue = { type: 'internal', pageId: id('test'), languages: { en: { type: 'close-popup' } } }
    expect(linked(own).published).toMatchObject({ link: { href: '/test' } })
    expect(linked(own).published).not.toHaveProperty('attributes')
    expect(linked(own, [], 'en').published.attributes).toEqual(pressed)
  })

  test('publish-C23 a link to a page that lacks the language leads to the default language, with a warning', () => {
    const local = (langs: readonly string[]) => page('local', 'local', { langs: [...langs] })
    const russian = linked({ type: 'internal', pageId: id('local') }, [local(['ru'])], 'en')
    expect(russian.published.link?.href).toBe('/local')
    expect(russian.issues).toMatchObject([{ code: 'page-lacks-language', severity: 'warning' }])
    expect(linked({ type: 'internal', pageId: id('local') }, [local(['en'])], 'ru').published.link?.href).toBe('/en/local')
  })

  test('publish-C12 S2-18 S2-27 a section’s anchor is its title or its link id, unique on the page', () => {
    const compiler = compilerOf(
      project([
        node('one', 'home', 'section', { name: 'О нас  и хлебе' }),
        node('two', 'home', 'section', { name: 'о нас и хлебе' }),
        node('three', 'home', 'section', { name: 'Prices', linkId: 'price-list' }),
        node('four', 'home', 'section', { name: 'Contact', linkId: 'abcd' }),
        node('five', 'home', 'section', { name: '' }),
        node('six', 'home', 'section', { name: 'Mine', attributes: { id: 'own' } }),
        node('seven', 'home', 'section', { name: 'Shops', linkId: 'abcde' }),
      ]),
    )
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
    expect(names.map((name) => compiler.one(name).published.attributes?.['id'])).toEqual([
      'о_нас_и_хлебе',
      'о_нас_и_хлебе_2',
      'price-list',
      'contact',
      undefined,
      'own',
      'abcde',
    ])
  })

  test('publish-C47 however many sections ask for their anchor, and links for those of others, they are looked through once', () => {
    const visitsOf = (count: number): number => {
      const names = Array.from({ length: count }, (_, at) => `part${at}`)
      const link: LinkValue = { type: 'internal', pageId: id('home'), sectionId: id('part0') }
      const site = project([
        ...names.map((name) => node(name, 'home', 'section', { name: 'Part' })),
        ...names.map((name) => node(`to${name}`, name, 'text', { link })),
      ])
      let visits = 0
      const { find } = site.view
      const view: typeof site.view = { ...site.view, find: (kind, at) => ((visits += 1), find(kind, at)) }
      const { compiler } = compilerOf({ ...site, view })
      compiler.nodesOf(id('home'))
      return visits
    }
    expect(visitsOf(80)).toBeLessThanOrEqual(8 * visitsOf(10))
  })

  test('publish-C47 a section that is called otherwise gives up its anchor at once, and the next one of that name gets it', () => {
    const site = project([node('one', 'home', 'section', { name: 'Prices' }), node('two', 'home', 'section', { name: 'Prices' })])
    const { compiler, one } = compilerOf(site)
    const anchors = () => ['one', 'two'].map((name) => one(name).published.attributes?.['id'])
    expect(anchors()).toEqual(['prices', 'prices_2'])
    const diff: Diff<DocumentRecord> = { set: { [id('one')]: { name: ['Prices', 'Offers'] } } }
    compiler.affectedBy(site.change(diff))
    expect(anchors()).toEqual(['offers', 'prices'])
  })
})
