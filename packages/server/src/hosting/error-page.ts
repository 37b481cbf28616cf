import { createHash } from 'node:crypto'
import type { MessageFrame } from '@heddle/publish'
import type { Message } from '../messages.ts'

/** What visitors of sites are told when something goes wrong, by language; `texts` by the code of the message. */
const PAGES = {
  en: {
    home: 'Go to the home page',
    titles: {
      400: 'This address cannot be read',
      401: 'Sign in to see this page',
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
      401: 'Войдите, чтобы увидеть страницу',
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
      'visitor-signed-out': 'Эта страница не для всех. Войдите, чтобы её увидеть.',
      'visitor-forbidden': 'Вы вошли, но эта страница не для вас.',
      'visitors-blocked': 'Эта страница не для всех, а войти на этот сайт пока нельзя.',
      'visitors-failed': 'Не удалось узнать, кто вы. Попробуйте ещё раз через минуту.',
      'no-site': 'По этому адресу нет опубликованного сайта.',
      'address-too-long': 'Сократите адрес или начните с главной страницы.',
      'headers-too-large': 'Удалите файлы cookie этого сайта и откройте его ещё раз.',
      'too-many': 'Из вашей сети пришло слишком много запросов. Попробуйте чуть позже.',
      'preview-expired': 'Срок этой ссылки на черновик истёк. Откройте черновик из редактора ещё раз.',
    },
    text: 'Попробуйте ещё раз через минуту.',
  },
} as const
export type Language = keyof typeof PAGES

/** Addresses whose home page would say the same again. */
const WITHOUT_HOME: ReadonlySet<string> = new Set(['no-site', 'preview-expired'])
/** Keeps browsers from asking for `/favicon.ico`: its own headers would not let the page load it. */
const NO_FAVICON = '<link rel="icon" href="data:,">'
/** Languages of a header that are looked at. */
const MOST_LANGUAGES = 20

export interface ErrorPage {
  readonly type: string
  readonly body: string
  /** Its Content-Security-Policy. */
  readonly policy: string
}

/** Addresses that only programs ask (specification section 7). */
const DATA_PREFIX = '/ww/'
const PAGE_DATA_PREFIX = '/data/'

/** What a request says of who asks. */
export interface Asking {
  /** As pages of the site know it. */
  readonly url: string
  /** What the paths of the site begin with. */
  readonly root?: string
  readonly accept: string | undefined
  readonly acceptLanguage: string | undefined
}

/**
 * A page of the server's own for addresses that no release answers and for what goes wrong, in the visitor's language and, where
 * the site is known, in the looks of its built-in 404. Whoever asked for data gets data.
 */
export function errorPage({ status, code, text, redirect: other }: Message, asking: Asking, frame?: MessageFrame): ErrorPage {
  if (wantsData(asking)) {
    // Specification section 8: who asked for a page that there is none of is led to the page for unknown addresses.
    const notFound = status === 404 && pathOf(asking).startsWith(PAGE_DATA_PREFIX) ? `${asking.root ?? ''}/404` : undefined
    const body = JSON.stringify({ error: { code, message: text }, redirect: other ?? notFound })
    return { type: 'application/json; charset=utf-8', body, policy: "default-src 'none'" }
  }
  const lang = languageOf(asking, frame?.languages)
  const page = PAGES[lang]
  const title = ofKey(page.titles, status) ?? page.title
  const told = ofKey(page.texts, code) ?? page.text ?? text
  const home = WITHOUT_HOME.has(code) ? '' : `<p><a href="${asking.root ?? ''}/">${page.home}</a></p>`
  return ownPage({ lang, title, content: `<p>${escapeText(told)}</p>${home}` }, frame)
}

/** The document that a page of the server's own stands in: `content` is its HTML, safe as it is. */
export function ownPage(
  { lang, title, content }: { readonly lang: Language; readonly title: string; readonly content: string },
  { css, className, script }: Pick<MessageFrame, 'css' | 'className' | 'script'> = NO_SITE,
): ErrorPage {
  return {
    type: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="${lang}"${className && ` class="${className}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${escapeText(title)}</title><meta name="robots" content="noindex">${NO_FAVICON}<style>${css}</style>${script && `<script>${script}</script>`}</head>` +
      `<body><main><h1>${escapeText(title)}</h1>${content}</main></body></html>`,
    policy: `default-src 'none'; img-src data:; style-src 'unsafe-inline'${script && `; script-src 'sha256-${sha256(script)}'`}`,
  }
}

/** Where nothing is known of the site: in the colours that the visitor's system has. */
const NO_SITE = {
  css: ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100vh;box-sizing:border-box;padding:24px;text-align:center}h1,p{margin:0}h1{font-size:clamp(28px,5vw,40px);line-height:1.2}a{display:inline-block;padding:8px;color:inherit;text-underline-offset:3px}',
  className: '',
  script: '',
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

const pathOf = ({ url }: Asking): string => url.slice(0, 1000).split(/[?#]/, 1)[0] ?? ''

function wantsData(asking: Asking): boolean {
  const [path, { accept = '' }] = [pathOf(asking), asking]
  return (
    path.endsWith('.json') ||
    path.startsWith(DATA_PREFIX) ||
    (accept.includes('application/json') && !accept.includes('text/html'))
  )
}

/**
 * The language that the address begins with, else the one that the visitor likes best, else the first of the site: of those that
 * the site has and these texts are in.
 */
export function languageOf({ url, acceptLanguage = '' }: Asking, ofSite?: readonly string[]): Language {
  const [prefix = ''] = url.slice(1, 40).split(/[/?#]/, 1)
  const wanted = acceptLanguage
    .split(',', MOST_LANGUAGES)
    .map((part) => {
      const [tag = '', weight] = part.split(';q=', 2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ weight }) => weight > 0)
  const spoken = ofSite?.map(primary)
  return (
    [prefix, ...wanted.map(({ tag }) => tag)]
      .map(primary)
      .filter(isLanguage)
      .find((tag) => spoken?.includes(tag) ?? true) ??
    spoken?.slice(0, 1).find(isLanguage) ??
    'en'
  )
}

const primary = (tag: string): string => tag.trim().toLowerCase().split('-', 1)[0] ?? ''
const isLanguage = (tag: string): tag is Language => Object.hasOwn(PAGES, tag)
const ofKey = (texts: object, key: string | number): string | undefined =>
  Object.hasOwn(texts, key) ? String(Reflect.get(texts, key)) : undefined
/** A text as HTML between tags. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
