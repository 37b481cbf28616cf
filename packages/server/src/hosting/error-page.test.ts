import { expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { errorPage, type Asking } from './error-page.ts'

const ask = (asking: Partial<Asking> = {}, message = messages.addressTooLong) =>
  errorPage(message, { url: '/orders', accept: 'text/html', acceptLanguage: undefined, ...asking })

it('a visitor whose request goes wrong gets a page with a heading, main content and a way home', () => {
  const { type, body } = ask()
  expect(type).toBe('text/html; charset=utf-8')
  expect(body).toContain('<html lang="en">')
  expect(body).toContain(
    '<main><h1>This address is too long</h1><p>This address is too long.</p><p><a href="/">Go to the home page</a></p></main>',
  )
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
  for (const message of [messages.noSite, messages.previewExpired]) expect(ask({}, message).body).not.toContain('href')
})

it('is no page for whoever asked for data', () => {
  const data = {
    type: 'application/json; charset=utf-8',
    body: '{"error":{"code":"address-too-long","message":"This address is too long."}}',
  }
  expect(ask({ url: '/data/abc.json?wwlang=ru', accept: '*/*' })).toEqual(data)
  expect(ask({ accept: 'application/json' })).toEqual(data)
  expect(ask({ accept: 'text/html,application/json' }).type).toBe('text/html; charset=utf-8')
})

it('holds text, never markup', () => {
  expect(ask({}, messages.badRequest('<b>&')).body).toContain('<p>&lt;b>&amp;</p>')
})
