import { createHash } from 'node:crypto'
import { checkDocument, checkRecord } from '@heddle/document/check'
import { createDocumentView, type DocumentRecord, type DocumentView } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { parseFormula } from '@heddle/formula/parse'
import { iconSvg } from '@heddle/icons'
import { createStore } from '@heddle/store'
import { describe, expect, it } from 'vitest'
import { templates } from './templates.gen.ts'
import type { ProjectTemplate } from './lib/template.ts'

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
const fieldsOf = (type: string) => definitions.get(type)

function idSource() {
  let count = 0
  return () => `t${String((count += 1)).padStart(15, '0')}`
}

function viewOf({ create }: ProjectTemplate): DocumentView {
  return createDocumentView(createStore<DocumentRecord>(create(idSource())))
}

function template(id: string): ProjectTemplate {
  const found = templates.find((each) => each.id === id)
  if (!found) throw new Error(`no template ${id}`)
  return found
}

describe.each(templates.map((each) => [each.id, each] as const))('the template %s', (_, each) => {
  it('makes a document without a single issue', () => {
    expect(checkDocument(each.create(idSource()), { fieldsOf })).toEqual([])
  })

  it('makes records that survive the gate one by one, and new ids every time', () => {
    let count = 0
    const newId = () => `u${String((count += 1)).padStart(15, '0')}`
    const [first, second] = [each.create(newId), each.create(newId)]
    for (const record of first) expect(checkRecord(JSON.parse(JSON.stringify(record)), '')).toMatchObject({ ok: true })
    const ids = new Set(first.map(({ id }) => id))
    expect(second.filter(({ id }) => ids.has(id))).toEqual([])
  })

  it('comes with the files its assets name, stored under their hash', () => {
    const view = viewOf(each)
    expect(new Set(view.of('asset').map(({ file }) => file))).toEqual(new Set(each.assets.map(({ file }) => file)))
    for (const { file, text, name } of each.assets) {
      expect([name, file]).toEqual([name, `${createHash('sha256').update(text).digest('hex').slice(0, 40)}.svg`])
      expect(view.of('asset').find((asset) => asset.file === file)?.size).toBe(Buffer.byteLength(text))
    }
  })

  it('uses icons that exist and formulas that can be read', () => {
    for (const { props, styles, condition } of viewOf(each).of('node')) {
      const icon = props['icon']?.['default']
      if (typeof icon === 'string') expect([icon, iconSvg(icon) !== undefined]).toEqual([icon, true])
      const codes = JSON.stringify([props, styles, condition]).matchAll(/"type":"f","code":("(?:[^"\\]|\\.)*")/g)
      for (const [, code = '""'] of codes) expect(parseFormula(JSON.parse(code))).toMatchObject({ ok: true })
    }
  })
})

it('S9-18 a project begins in English, with one page at the root of its site', () => {
  const view = viewOf(template('empty'))
  expect([view.languages(), view.defaultLanguage()]).toEqual([['en'], 'en'])
  expect(view.of('page').map(({ langs }) => langs)).toEqual([['en']])
  expect(view.homePage()?.name).toBe('Home')
})

describe('the sample site of the specification', () => {
  const view = viewOf(template('sample'))

  it('S1-06 S6-07 has Home at /, test at /test, Russian only, light by default', () => {
    expect(view.of('page').map(({ name, paths }) => [name, paths.default])).toEqual([
      ['Home', 'home'],
      ['test', 'test'],
    ])
    expect(view.homePage()?.name).toBe('Home')
    // Its name says nothing of why it is there.
    expect(view.of('page')[1]?.folder).toMatch(/^How bindings work/)
    expect([view.languages(), view.defaultLanguage(), view.site()?.defaultTheme]).toEqual([['ru'], 'ru', 'light'])
    expect(view.site()).not.toHaveProperty('authPluginId')
    expect(view.of('page').every(({ userGroups }) => userGroups.length === 0)).toBe(true)
  })

  it('has all but the head and the foot of Home in its main part, with headings that links lead to', () => {
    const home = view.homePage()?.id ?? ''
    const tags = view.children(home).map((id) => view.find('node', id)?.props['tag']?.['default'])
    expect(tags).toEqual(['header', 'main', 'footer'])
    const [, main = ''] = view.children(home)
    const parts = view.children(main).map((id) => view.find('node', id))
    expect(parts.map((part) => part?.name)).toEqual(['Главное', 'Почему с нами', 'Маршруты', 'О студии', 'Отзывы', 'Контакты'])
    expect(parts.map((part) => part?.attributes['id'])).toEqual([
      undefined,
      undefined,
      'маршруты',
      'о_студии',
      'отзывы',
      'контакты',
    ])
  })

  it('S3-15 has the three screen sizes with their breakpoints', () => {
    expect(view.screens().map(({ id, maxWidth }) => [id, maxWidth])).toEqual([
      ['default', undefined],
      ['tablet', 991],
      ['mobile', 767],
    ])
    expect(view.screens()[0]?.canvasWidth).toBe(1100)
  })

  it('S1-06 has four plugins with public settings only', () => {
    expect(view.of('plugin').map(({ name }) => name)).toEqual([
      'Hosted database and authentication',
      'REST API',
      'Dates',
      'Charts',
    ])
    const settings = Object.assign({}, ...view.of('plugin').map((plugin) => plugin.settings.publicData))
    expect(settings).toMatchObject({ projectUrl: expect.any(String), apiKey: expect.any(String), favoriteFormat: 'DD/MM/YYYY' })
  })

  it('S3-18 S3-19 has colours of both themes, spacings from 2 to 40 px, typographies from 300 to 700 and 11 to 60 px', () => {
    const ofType = (type: string) => view.of('token').filter((token) => token.type === type)
    expect(ofType('color').every(({ darkValue }) => darkValue !== undefined)).toBe(true)
    const pixels = ofType('spacing').map(({ value }) => Number.parseInt(value, 10))
    expect([Math.min(...pixels), Math.max(...pixels)]).toEqual([2, 40])
    const fonts = ofType('typography').map(({ value }) => /^(\d+) (\d+)px/.exec(value)?.slice(1).map(Number) ?? [])
    const range = (at: 0 | 1) => [
      Math.min(...fonts.map((font) => font[at] ?? 0)),
      Math.max(...fonts.map((font) => font[at] ?? 0)),
    ]
    expect([range(0), range(1)]).toEqual([
      [300, 700],
      [11, 60],
    ])
  })

  it('S3-16 S3-17 S9-05 has the classes: button, input, container 1240 with compact 800, and five colours', () => {
    const classes = view.of('style-class')
    const named = (name: string) => classes.find((each) => each.name === name)
    expect(
      ['button', 'input', 'container', 'compact', 'primary', 'secondary', 'danger', 'disabled', 'warning'].filter(
        (name) => !named(name),
      ),
    ).toEqual([])
    expect(named('container')?.styles['default']?.['max-width']).toBe('1240px')
    expect(named('compact')?.styles['default']?.['max-width']).toBe('800px')
    expect(named('compact')?.parentId).toBe(named('container')?.id)
  })

  it('binds a text to a query variable and a colour to a variable on the test page', () => {
    const [query] = view.of('variable')
    expect(query).toMatchObject({ name: 'name', type: 'query', queryName: 'name' })
    const users = view.of('variable').map(({ id }) => view.usagesOf(id).map(({ path }) => path))
    expect(users[0]).toContain('props/text/ru/code')
    expect(users[1]).toContain('styles/default/background-color/code')
  })

  it('has a contrast of at least 4.5 to 1 for every pair of text and ground, in both themes', () => {
    const pairs = [
      ['Основной', 'Фон'],
      ['Основной', 'Карточка'],
      ['Основной', 'Спокойный фон'],
      ['Приглушённый', 'Фон'],
      ['Приглушённый', 'Карточка'],
      ['Приглушённый', 'Спокойный фон'],
      ['На главном', 'Главный'],
      ['На главном', 'Главный, наведение'],
      ['На второстепенном', 'Второстепенный'],
      ['На второстепенном', 'Второстепенный, наведение'],
      ['На опасности', 'Опасность'],
      ['На предупреждении', 'Предупреждение'],
      ['На недоступном', 'Недоступно'],
      ['На глубоком фоне', 'Глубокий фон'],
      ['На глубоком фоне, приглушённый', 'Глубокий фон'],
      ['Главный', 'Фон'],
      ['Главный', 'Карточка'],
      ['Главный', 'Спокойный фон'],
    ] as const
    const colors = new Map(view.of('token').map((token) => [token.name, token]))
    const weak = pairs.flatMap(([text, ground]) =>
      (['value', 'darkValue'] as const)
        .filter((theme) => contrast(colors.get(text)?.[theme] ?? '', colors.get(ground)?.[theme] ?? '') < 4.5)
        .map((theme) => `${text} on ${ground}, ${theme}`),
    )
    expect(weak).toEqual([])
  })
})

/** WCAG contrast of two colours written as #rrggbb. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
