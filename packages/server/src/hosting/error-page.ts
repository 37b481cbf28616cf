import type { Message } from '../messages.ts'

/** What visitors of sites are told when something goes wrong, by language; `texts` by the code of the message. */
const PAGES = {
  en: {
    home: 'Go to the home page',
    titles: {
      400: 'This address cannot be read',
      403: 'This page is closed',
      404: 'Page not found',
      405: 'Only reading is possible here',
      414: 'This address is too long',
      429: 'Too many requests',
      431: 'This request is too large',
      503: 'The site is not available right now',
    },
    title: 'Something went wrong',
    texts: {},
    text: undefined,
  },
  ru: {
    home: 'Перейти на главную',
    titles: {
      400: 'Адрес не читается',
      403: 'Эта страница закрыта',
      404: 'Страница не найдена',
      405: 'Здесь можно только читать',
      414: 'Адрес слишком длинный',
      429: 'Слишком много запросов',
      431: 'Запрос слишком большой',
      503: 'Сайт сейчас недоступен',
    },
    title: 'Что-то пошло не так',
    texts: {
      'bad-address': 'Проверьте адрес: в нём ошибка.',
      'not-found': 'По этому адресу ничего нет.',
      'page-not-found': 'По этому адресу ничего нет.',
      'no-site': 'По этому адресу нет опубликованного сайта.',
      'address-too-long': 'Сократите адрес или начните с главной страницы.',
      'headers-too-large': 'Удалите файлы cookie этого сайта и откройте его ещё раз.',
      'too-many': 'Из вашей сети пришло слишком много запросов. Попробуйте чуть позже.',
      'preview-expired': 'Срок этой ссылки на черновик истёк. Откройте черновик из редактора ещё раз.',
    },
    text: 'Попробуйте ещё раз через минуту.',
  },
} as const
type Language = keyof typeof PAGES

/** Addresses whose home page would say the same again. */
const WITHOUT_HOME: ReadonlySet<string> = new Set(['no-site', 'preview-expired'])
/** Languages of a header that are looked at. */
const MOST_LANGUAGES = 20

/** What a request says of who asks. */
export interface Asking {
  readonly url: string
  readonly accept: string | undefined
  readonly acceptLanguage: string | undefined
}

/**
 * A page of the server's own in the visitor's language, for addresses that no release answers and for what goes wrong. Whoever
 * asked for data gets data.
 */
export function errorPage({ status, code, text }: Message, asking: Asking): { readonly type: string; readonly body: string } {
  if (wantsData(asking)) {
    return { type: 'application/json; charset=utf-8', body: JSON.stringify({ error: { code, message: text } }) }
  }
  const lang = languageOf(asking)
  const page = PAGES[lang]
  const title = ofKey(page.titles, status) ?? page.title
  const told = ofKey(page.texts, code) ?? page.text ?? text
  const home = WITHOUT_HOME.has(code) ? '' : `<p><a href="/">${page.home}</a></p>`
  return {
    type: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${escape(title)}</title><meta name="robots" content="noindex"><style>${CSS}</style></head>` +
      `<body><main><h1>${escape(title)}</h1><p>${escape(told)}</p>${home}</main></body></html>`,
  }
}

/** In the colours that the visitor's system has: of the site nothing may be known. */
const CSS =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100vh;box-sizing:border-box;padding:24px;text-align:center}h1,p{margin:0}h1{font-size:clamp(28px,5vw,40px);line-height:1.2}a{display:inline-block;padding:8px;color:inherit;text-underline-offset:3px}'

function wantsData({ url, accept = '' }: Asking): boolean {
  const path = url.slice(0, 1000).split(/[?#]/, 1)[0] ?? ''
  return path.endsWith('.json') || (accept.includes('application/json') && !accept.includes('text/html'))
}

/** The language that the address begins with, else the one that the visitor likes best of those that are known. */
function languageOf({ url, acceptLanguage = '' }: Asking): Language {
  const [prefix = ''] = url.slice(1, 40).split(/[/?#]/, 1)
  const wanted = acceptLanguage
    .split(',', MOST_LANGUAGES)
    .map((part) => {
      const [tag = '', weight] = part.split(';q=', 2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }) => weight > 0)
  return [prefix, ...wanted.map(({ tag }) => tag)].map(primary).find(isLanguage) ?? 'en'
}

const primary = (tag: string): string => tag.trim().toLowerCase().split('-', 1)[0] ?? ''
const isLanguage = (tag: string): tag is Language => Object.hasOwn(PAGES, tag)
const ofKey = (texts: object, key: string | number): string | undefined =>
  Object.hasOwn(texts, key) ? String(Reflect.get(texts, key)) : undefined
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
