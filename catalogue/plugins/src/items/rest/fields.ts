import { isBinding } from '@heddle/document/values'
import { boolean, choice, number, pairs, text, type FieldProblem, type FieldValues, type LocalizedText } from '@heddle/kit'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { pairsOf, textOf } from '../../lib/parts-of.ts'
import { SECRET_FIELDS } from '../../lib/secret-fields.ts'
import { checkVisitorPlaces } from './visitor-places.ts'

const hasBody = ({ method }: FieldValues): boolean => method !== undefined && method !== 'GET' && method !== 'HEAD'

const VISITOR_HELP: LocalizedText = {
  en: 'Through the server, {visitor.id} in a value stands for whoever is signed in. Nobody signed in: nothing is sent.',
  ru: 'Через сервер {visitor.id} в значении заменяется вошедшим посетителем. Без входа ничего не отправляется.',
}

/** What a request is made of (logic reference 7.3). Only values are bound: never origin, names or secrets. */
export const requestFields = {
  method: choice({
    label: { en: 'Method', ru: 'Метод' },
    options: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map((value) => ({ value, label: { en: value, ru: value } })),
    default: 'GET',
  }),
  origin: text({
    label: { en: 'Origin', ru: 'Сервер' },
    help: { en: 'Where the address begins. It cannot be a formula.', ru: 'Начало адреса. Формулой быть не может.' },
    placeholder: 'https://api.example.com',
    maxLength: 500,
    bindable: false,
  }),
  draftOrigin: text({
    label: { en: 'Origin in drafts', ru: 'Сервер для черновиков' },
    help: { en: 'Empty: the same as on the site.', ru: 'Пусто: тот же, что на сайте.' },
    maxLength: 500,
    bindable: false,
  }),
  path: text({
    label: { en: 'Path', ru: 'Путь' },
    help: {
      en: 'A name in braces stands for a path value: /orders/{id}.',
      ru: 'Имя в фигурных скобках заменяется значением: /orders/{id}.',
    },
    placeholder: '/v1/orders',
    maxLength: 2000,
    bindable: false,
  }),
  pathValues: pairs({
    label: { en: 'Path values', ru: 'Значения пути' },
    takesVisitor: true,
    help: VISITOR_HELP,
    when: ({ path }) => textOf(path).includes('{'),
  }),
  query: pairs({ label: { en: 'Query', ru: 'Параметры запроса' }, takesVisitor: true, help: VISITOR_HELP }),
  headers: pairs({ label: { en: 'Headers', ru: 'Заголовки' }, takesVisitor: true, help: VISITOR_HELP }),
  secretHeaders: pairs({
    label: { en: 'Secret headers', ru: 'Секретные заголовки' },
    help: {
      en: 'The name of a secret in braces: Bearer {ordersKey}. Sent by the server only.',
      ru: 'Имя секрета в фигурных скобках: Bearer {ordersKey}. Отправляет только сервер.',
    },
    bindable: false,
  }),
  secretQuery: pairs({
    label: { en: 'Secret query', ru: 'Секретные параметры' },
    help: {
      en: 'The name of a secret in braces: {ordersKey}. Sent by the server only.',
      ru: 'Имя секрета в фигурных скобках: {ordersKey}. Отправляет только сервер.',
    },
    bindable: false,
  }),
  contentType: choice({
    label: { en: 'Content type', ru: 'Тип содержимого' },
    options: [
      { value: 'json', label: { en: 'JSON', ru: 'JSON' } },
      { value: 'form', label: { en: 'Form', ru: 'Форма' } },
      { value: 'multipart', label: { en: 'Multipart', ru: 'Multipart' } },
    ],
    default: 'json',
    when: hasBody,
  }),
  bodyFields: pairs({ label: { en: 'Body fields', ru: 'Поля тела' }, takesVisitor: true, help: VISITOR_HELP, when: hasBody }),
  rawBody: text({
    label: { en: 'Raw body', ru: 'Тело целиком' },
    help: { en: 'Instead of the fields.', ru: 'Вместо полей.' },
    multiline: true,
    when: hasBody,
  }),
  resultPath: text({
    label: { en: 'Rows from', ru: 'Путь к строкам' },
    help: {
      en: 'The way to the rows in the answer: data.items. Where it leads nowhere, the whole answer is taken.',
      ru: 'Путь к строкам в ответе: data.items. Если его нет, берётся весь ответ.',
    },
    maxLength: 500,
    bindable: false,
  }),
  credentials: boolean({ label: { en: 'Send cookies', ru: 'Отправлять cookie' }, default: false }),
  timeout: number({
    label: { en: 'Time limit', ru: 'Время ожидания' },
    unit: 's',
    min: 1,
    max: 30,
    default: 10,
  }),
} as const

/** How an answer of many pages is asked for. */
export const pagingFields = {
  keepSeconds: number({
    label: { en: 'Keep answers for', ru: 'Хранить ответы' },
    help: {
      en: 'Through the server: who asks the same within this time gets the answer that is there. 0: asked every time.',
      ru: 'Через сервер: за это время на тот же вопрос даётся готовый ответ. 0: спрашивать каждый раз.',
    },
    unit: 's',
    min: 0,
    max: 86_400,
    default: 0,
  }),
  paging: choice({
    label: { en: 'Paging', ru: 'Страницы' },
    options: [
      { value: 'none', label: { en: 'None', ru: 'Нет' } },
      { value: 'page', label: { en: 'Page', ru: 'Номер страницы' } },
      { value: 'offset', label: { en: 'Offset', ru: 'Смещение' } },
      { value: 'cursor', label: { en: 'Cursor', ru: 'Курсор' } },
      { value: 'link', label: { en: 'Link header', ru: 'Заголовок Link' } },
    ],
    default: 'none',
  }),
  pageName: text({
    label: { en: 'Page is named', ru: 'Имя номера страницы' },
    default: 'page',
    bindable: false,
    when: ({ paging }) => paging === 'page',
  }),
  firstPage: number({
    label: { en: 'First page', ru: 'Первая страница' },
    min: 0,
    max: 1,
    default: 1,
    when: ({ paging }) => paging === 'page',
  }),
  offsetName: text({
    label: { en: 'Offset is named', ru: 'Имя смещения' },
    default: 'offset',
    bindable: false,
    when: ({ paging }) => paging === 'offset',
  }),
  cursorName: text({
    label: { en: 'Cursor is named', ru: 'Имя курсора' },
    default: 'cursor',
    bindable: false,
    when: ({ paging }) => paging === 'cursor',
  }),
  cursorPath: text({
    label: { en: 'Next cursor from', ru: 'Путь к курсору' },
    placeholder: 'meta.next',
    bindable: false,
    when: ({ paging }) => paging === 'cursor',
  }),
  sizeName: text({
    label: { en: 'Page size is named', ru: 'Имя размера страницы' },
    placeholder: 'per_page',
    bindable: false,
    when: ({ paging }) => paging !== 'none',
  }),
  totalPath: text({
    label: { en: 'Total from', ru: 'Путь к общему числу' },
    help: { en: 'A path in the answer, or header:x-total-count.', ru: 'Путь в ответе или header:x-total-count.' },
    bindable: false,
    when: ({ paging }) => paging === 'page' || paging === 'offset',
  }),
} as const

/** Names that may not be set: they say how a request travels. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|expect|proxy-.{0,100})$/i
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]{1,100}$/

/** What kinds of fields cannot tell of a request. */
export function checkRequest(values: FieldValues): FieldProblem | undefined {
  for (const name of ['origin', 'draftOrigin', 'path', ...SECRET_FIELDS, 'resultPath'])
    if (isBinding(values[name])) return { name, message: SOURCE_MESSAGES.boundPlace }
  for (const name of ['origin', 'draftOrigin']) {
    const origin = textOf(values[name])
    if ((origin !== '' || name === 'origin') && !isOrigin(origin)) return { name, message: SOURCE_MESSAGES.noOrigin }
  }
  const misplaced = checkVisitorPlaces(values)
  if (misplaced) return misplaced
  const pathValues = new Set(pairsOf(values['pathValues']).map(({ name }) => name))
  for (const [, name = ''] of textOf(values['path']).matchAll(/\{(\w{1,100})\}/g))
    if (!pathValues.has(name)) return { name: 'pathValues', message: SOURCE_MESSAGES.noPathValue(name) }
  for (const field of ['headers', 'secretHeaders'])
    for (const { name } of pairsOf(values[field]))
      if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) return { name: field, message: SOURCE_MESSAGES.badHeaderName(name) }
  return undefined
}

/** Scheme and host, and where an interface begins on it; nothing that a visitor's browser would not show. */
export function isOrigin(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return username === '' && password === '' && search === '' && hash === ''
}
