import { expect, it } from 'vitest'
import { messages } from '../messages.ts'
import type { MessageFrame } from '@heddle/publish'
import { errorPage, type Asking } from './error-page.ts'

const ask = (asking: Partial<Asking> = {}, message = messages.addressTooLong, frame?: MessageFrame) =>
  errorPage(message, { url: '/orders', accept: 'text/html', acceptLanguage: undefined, ...asking }, frame)

const frameOf = (...languages: string[]): MessageFrame => ({ languages, css: 'a{}', className: 'dark', script: 'go()' })

it('a visitor whose request goes wrong gets a page with a heading, main content and a way home', () => {
  const { type, body } = ask()
  expect(type).toBe('text/html; charset=utf-8')
  expect(body).toContain('<html lang="en">')
  expect(body).toContain(
    '<main><h1>This address is too long</h1><p>This address is too long.</p><p><a href="/">Go to the home page</a></p></main>',
  )
})

it('asks for no icon, and its headers let it have the none that it names', () => {
  const { body, policy } = ask()
  expect(body).toContain('<link rel="icon" href="data:,">')
  expect(policy).toContain('img-src data:')
})

it.each([
  ['/ru/orders', undefined, 'ru'],
  ['/en/orders', 'ru', 'en'],
  ['/orders', 'ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['/orders', 'de,en;q=0.5,ru;q=0.7', 'ru'],
  ['/orders', 'ru;q=0,en', 'en'],
  ['/orders', 'de', 'en'],
  ['/constructor', ',;q=,-', 'en'],
])('at %s with the languages %s it speaks %s', (url, acceptLanguage, lang) => {
  expect(ask({ url, acceptLanguage }).body).toContain(`<html lang="${lang}">`)
})

it.each([
  ['de, ru', 'the site has them both and only Russian is known', ['de', 'ru'], 'ru'],
  ['ru', 'the site has no Russian', ['en', 'de'], 'en'],
  ['ru', 'the site has German only', ['de'], 'en'],
  ['en', 'the site has Russian only', ['ru-RU'], 'ru'],
  ['de', 'the first of the site is Russian', ['ru', 'en'], 'ru'],
  [undefined, 'the first of the site is Russian', ['ru', 'en'], 'ru'],
  ['en-GB', 'the site has it as its second', ['ru', 'en'], 'en'],
])('a visitor with %s is told in a language of the site: %s', (acceptLanguage, _, languages, lang) => {
  expect(ask({ acceptLanguage }, undefined, frameOf(...languages)).body).toContain(`<html lang="${lang}"`)
})

it('of two languages of the site the one that the address begins with', () => {
  expect(ask({ url: '/ru/nowhere', acceptLanguage: 'en' }, undefined, frameOf('en', 'ru')).body).toContain('<html lang="ru"')
  expect(ask({ url: '/ru/nowhere' }, undefined, frameOf('en')).body).toContain('<html lang="en"')
})

it('looks like the site where that is known: its sheet, its theme, and the theme that the visitor chose', () => {
  const { body, policy } = ask({}, undefined, frameOf('en'))
  expect(body).toContain('<html lang="en" class="dark">')
  expect(body).toContain('<style>a{}</style><script>go()</script></head>')
  expect(policy).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  )
  const plain = ask()
  expect(plain.body).toContain('<html lang="en"><head>')
  expect(plain.body).toContain('color-scheme:light dark')
  expect(plain.body).not.toContain('<script')
  expect(plain.policy).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'")
})

it.each([
  [messages.badAddress, 'Адрес не читается', 'Проверьте адрес: в нём ошибка.'],
  [messages.addressTooLong, 'Адрес слишком длинный', 'Сократите адрес или начните с главной страницы.'],
  [messages.tooManyVisits(7), 'Слишком много запросов', 'Из вашей сети пришло слишком много запросов. Попробуйте чуть позже.'],
  [messages.failed, 'Что-то пошло не так', 'Попробуйте ещё раз через минуту.'],
  [messages.unreachable, 'Сайт сейчас недоступен', 'Попробуйте ещё раз через минуту.'],
])('%j is said in Russian', (message, title, text) => {
  const { body } = ask({ acceptLanguage: 'ru' }, message)
  expect(body).toContain(`<h1>${title}</h1><p>${text}</p>`)
  expect(body).toContain('<a href="/">Перейти на главную</a>')
})

it('leads nobody home where that would say the same again', () => {
  for (const message of [messages.noSite, messages.previewExpired]) expect(ask({}, message).body).not.toContain('href="/"')
})

it('is no page for whoever asked for data', () => {
  const data = {
    type: 'application/json; charset=utf-8',
    body: '{"error":{"code":"address-too-long","message":"This address is too long."}}',
    policy: "default-src 'none'",
  }
  expect(ask({ url: '/data/abc.json?wwlang=ru', accept: '*/*' })).toEqual(data)
  expect(ask({ accept: 'application/json' })).toEqual(data)
  expect(ask({ accept: 'text/html,application/json' }).type).toBe('text/html; charset=utf-8')
})

it('leads whoever asked for the data of a page that is gone to the page for unknown addresses, below the base path of the site', () => {
  const redirectOf = (asking: object, message: typeof messages.addressTooLong) =>
    (JSON.parse(ask(asking, message).body) as { readonly redirect?: string }).redirect
  expect(redirectOf({ url: '/data/abc.json?wwlang=ru' }, messages.pageNotFound)).toBe('/404')
  expect(redirectOf({ url: '/data/abc.json', root: '/our/shop' }, messages.pageNotFound)).toBe('/our/shop/404')
  // Its own document says best what else is wrong, and rows are no page.
  expect(redirectOf({ url: '/data/abc.json' }, messages.tooManyVisits(1))).toBeUndefined()
  expect(redirectOf({ url: '/collections/abc.json' }, messages.pageNotFound)).toBeUndefined()
})

it('holds text, never markup', () => {
  expect(ask({}, messages.badRequest('<b>&')).body).toContain('<p>&lt;b>&amp;</p>')
})

it('the way home of a site with a base path is below that', () => {
  expect(ask({ root: '/our/shop' }).body).toContain('<a href="/our/shop/">Go to the home page</a>')
})
