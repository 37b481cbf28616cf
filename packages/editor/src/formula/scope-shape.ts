import type { FormulaType, Shape } from '@heddle/formula/analyse'

type Fields = Readonly<Record<string, Shape>>

const of = (type: FormulaType): Shape => ({ types: [type] })
const ANYTHING = of('any')
const TEXT = of('text')
const NUMBER = of('number')
const OBJECT = of('object')

const record = (fields: Fields): Shape => ({ types: ['object'], fields, isClosed: true })
/** Records by id. */
const each = (rest: Shape): Shape => ({ types: ['object'], rest })
const listOf = (item: Shape): Shape => ({ types: ['list'], item })
const numbers = (...names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, NUMBER]))

export const BROWSER_FIELDS: Fields = {
  url: TEXT,
  path: TEXT,
  source: TEXT,
  query: OBJECT,
  domain: TEXT,
  baseUrl: TEXT,
  breakpoint: TEXT,
  environment: TEXT,
  theme: TEXT,
}

export const SCREEN_FIELDS: Readonly<Record<string, Fields>> = {
  scroll: numbers('x', 'y', 'xPercent', 'yPercent'),
  screenSize: numbers('width', 'height'),
  pageSize: numbers('width', 'height'),
}

export const PLACE_FIELDS: Fields = numbers('x', 'y', 'width', 'height', 'xPercent', 'yPercent')

const PAGE_FIELDS: Fields = {
  id: TEXT,
  name: TEXT,
  folder: TEXT,
  linkId: TEXT,
  path: TEXT,
  paths: OBJECT,
  lang: TEXT,
  langs: listOf(TEXT),
  cmsDataSetPath: TEXT,
  title: OBJECT,
  meta: OBJECT,
  metaImage: TEXT,
  pageUserGroups: of('list'),
  pageLoaded: of('boolean'),
  sections: listOf(record({ uid: TEXT, sectionTitle: TEXT, linkId: TEXT })),
}
const PAGE = record(PAGE_FIELDS)

/** Logic reference 1.3. */
const GLOBAL_FIELDS: Fields = {
  browser: record(BROWSER_FIELDS),
  // The row that feeds it.
  page: record({ ...PAGE_FIELDS, data: ANYTHING }),
  pages: each(PAGE),
  pageParameters: OBJECT,
  screen: record(Object.fromEntries(Object.entries(SCREEN_FIELDS).map(([name, fields]) => [name, record(fields)]))),
  componentPositionInfo: each(record(PLACE_FIELDS)),
  colors: each(TEXT),
  spacings: each(TEXT),
  typographies: each(TEXT),
}

const NAMES: Fields = {
  variables: ANYTHING,
  collections: ANYTHING,
  formulas: ANYTHING,
  plugins: ANYTHING,
  pluginVariables: ANYTHING,
  pluginFormulas: ANYTHING,
  context: ANYTHING,
  event: ANYTHING,
  globalContext: record(GLOBAL_FIELDS),
  ...GLOBAL_FIELDS,
}

/** Names that a formula may begin with: those of every formula (logic reference 1.2 and 1.3) and, of any type, those given here. */
export function scopeShape(names: readonly string[]): Shape {
  return record({ ...NAMES, ...Object.fromEntries(names.map((name) => [name, ANYTHING])) })
}
