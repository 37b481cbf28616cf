import { describe, expect, it } from 'vitest'
import type { NodeRecord } from '@heddle/document'
import { LIVE } from '@heddle/document/published'
import {
  dateTime,
  defineElement,
  file,
  font,
  formula,
  icon,
  image,
  list,
  locale,
  number,
  object,
  page,
  pairs,
  path,
  reference,
  text,
  value,
  video,
  type Field,
} from '@heddle/kit'
import { addReferences, noReferences } from '../logic/tree-references.ts'
import { compilerOf, id, node, project, variable } from '../testing/fixture.ts'

const label = { en: 'Field' }
const bind = (code: string) => ({ type: 'f' as const, code })

/** What a page gets of one field with a value. */
function published(field: Field, value: unknown) {
  const definition = defineElement({
    type: 'probe',
    label,
    icon: 'square',
    group: 'basics',
    fields: { field },
    supports: [],
  })
  const props = (value === undefined ? {} : { field: { default: value } }) as NodeRecord['props']
  const records = [variable('limit', 'limit', { type: 'number', defaultValue: 3 }), node('it', 'home', 'probe', { props })]
  const compiled = compilerOf(project(records), 'ru', [definition]).one('it')
  return {
    value: compiled.published.props['field'],
    props: compiled.published.props,
    live: compiled.published.live,
    issues: compiled.issues.map(({ severity, path, message }) => `${severity} ${path.split('/').slice(2).join('/')}: ${message}`),
  }
}

describe('publish-C27 a formula that the body works out itself', () => {
  const field = formula({ label, sample: { value: 'Anna' } })

  it('travels as a tree that is marked, makes its node alive and names what it reads', () => {
    const { value, live, issues } = published(field, bind('len(value) > variables.limit'))
    expect(value).toMatchObject({ type: 'f', late: true, tree: ['b', '>', expect.anything(), expect.anything()] })
    expect(live).toBe(LIVE.attribute)
    expect(issues).toEqual([])
    const references = noReferences()
    addReferences(value, references)
    expect([...references.variables]).toEqual([id('limit')])
  })

  it('is nothing where none is written, and then its node is not alive', () => {
    expect(published(field, undefined)).toMatchObject({ value: null, live: undefined, issues: [] })
  })

  it.each([
    ['a text', 'value > 1'],
    ['a switch', true],
    ['a list', []],
  ])('is nothing where %s is stored, which is said', (_, stored) => {
    expect(published(field, stored)).toMatchObject({
      value: null,
      live: undefined,
      issues: ['warning props/field: "field" must be a formula. The default value is used.'],
    })
  })

  it('that cannot be read stops publishing and names its place', () => {
    const { value, issues } = published(field, bind('value >'))
    expect(value).toBeNull()
    expect(issues).toEqual([expect.stringMatching(/^error props\/field: .*Unexpected end of formula/)])
  })
})

describe('publish-C28 values with fields inside', () => {
  const options = list({
    label,
    item: {
      label: text({ label: { en: 'Label' }, default: 'New' }),
      amount: number({ label: { en: 'Amount' }, min: 0, max: 9, default: 1 }),
      check: formula({ label: { en: 'Check' } }),
    },
  })

  it('are complete with the defaults of their fields, and hold nothing else', () => {
    expect(published(options, [{ label: 'A', other: 1 }, {}])).toMatchObject({
      value: [
        { label: 'A', amount: 1, check: null },
        { label: 'New', amount: 1, check: null },
      ],
      live: undefined,
      issues: [],
    })
  })

  it('may be bound each, which makes their node alive', () => {
    const { value, live } = published(options, [{ label: bind('1 + 1'), check: bind('value > 1') }])
    expect(value).toMatchObject([{ label: { type: 'f' }, check: { type: 'f', late: true }, amount: 1 }])
    expect(live).toBe(LIVE.attribute)
  })

  it('what is wrong in one costs no other, and is named by its place', () => {
    const amount = number({ label: { en: 'Amount' }, min: 0, max: 9, default: 1 })
    const numbers = list({ label, item: { amount } })
    const { value, issues } = published(numbers, [{ amount: 4 }, { amount: '4' }, 'x', { amount: bind('1') }])
    expect(value).toEqual([{ amount: 4 }, { amount: 1 }, { amount: 1 }, { amount: 1 }])
    expect(issues).toEqual([
      'warning props/field/1/amount: "amount" must be a number. The default value is used.',
      'warning props/field/2: "field" must be an object. The default value is used.',
      expect.stringMatching(/^warning props\/field\/3\/amount: /),
    ])
  })

  it('a formula inside that cannot be read stops publishing and names its place', () => {
    const { value, issues } = published(options, [{}, { label: bind('1 +') }])
    expect(value).toMatchObject([{}, { label: 'New' }])
    expect(issues).toEqual([expect.stringMatching(/^error props\/field\/1\/label: .*Unexpected end of formula/)])
  })

  it.each([['a text'], [4], [{ 0: {} }], [true]])('%j is no list: the default counts, and it is said', (stored) => {
    expect(published(options, stored)).toMatchObject({
      value: [],
      issues: ['warning props/field: "field" must be a list. The default value is used.'],
    })
  })

  it('of one value each, and pictures among them, are made ready as fields of the element are', () => {
    expect(published(list({ label, item: text({ label }) }), ['a', 4]).value).toEqual(['a', ''])
    const pictures = list({ label, item: { picture: image({ label }), sign: icon({ label }) } })
    expect(published(pictures, [{ picture: 'https://example.org/a.png' }, { picture: 'javascript:alert(1)' }]).value).toEqual([
      { picture: 'https://example.org/a.png', sign: '' },
      { picture: '', sign: '' },
    ])
  })

  it('an object is complete with the defaults of its fields', () => {
    const texts = object({ label, fields: { empty: text({ label, default: 'Nothing' }), none: text({ label }) } })
    expect(published(texts, undefined).value).toEqual({ empty: 'Nothing', none: '' })
    expect(published(texts, { none: 'No' }).value).toEqual({ empty: 'Nothing', none: 'No' })
    expect(published(texts, ['No']).value).toEqual({ empty: 'Nothing', none: '' })
  })

  it('pairs are those that have a name, their values bound or not', () => {
    const query = [{ name: 'a', value: 'b' }, { name: '', value: 'c' }, { name: 'd', value: bind('1') }, 'e']
    const { value, live } = published(pairs({ label }), query)
    expect(value).toEqual([
      { name: 'a', value: 'b' },
      { name: 'd', value: { type: 'f', tree: ['l', 1] } },
    ])
    expect(live).toBe(LIVE.attribute)
  })
})

describe('publish-C29 what points at something of the project', () => {
  it('is its id while it is there, and nothing once it is gone, which is said', () => {
    const field = reference({ label, to: 'variable' })
    expect(published(field, id('limit'))).toMatchObject({ value: id('limit'), issues: [] })
    expect(published(field, id('gone'))).toMatchObject({
      value: '',
      issues: ['warning props/field: "field" names a variable that is not there. Choose another.'],
    })
    expect(published(field, '')).toMatchObject({ value: '', issues: [] })
  })

  it.each([
    ['language', 'ru', 'ru'],
    ['language', 'de', ''],
    ['element', 'it', 'it'],
    ['section', 'it', 'it'],
    ['page', 'home', 'home'],
    ['collection', 'limit', ''],
    ['popup', 'home', ''],
    ['workflow', 'home', ''],
    ['plugin', 'home', ''],
  ] as const)('to a %s named %s is %j', (to, named, wanted) => {
    const asId = (name: string) => (to === 'language' || name === '' ? name : id(name))
    expect(published(reference({ label, to }), asId(named)).value).toBe(asId(wanted))
  })

  it('a page is its address, nothing where it is gone or wrong', () => {
    expect(published(page({ label }), { pageId: id('home') }).value).toBe('/')
    expect(published(page({ label }), { pageId: id('gone') })).toMatchObject({
      value: '',
      issues: ['warning props/field: "field" names a page that is not there. Choose another.'],
    })
    expect(published(page({ label }), 'javascript:alert(1)').value).toBe('')
  })

  it.each<readonly [Field, unknown, unknown]>([
    [dateTime({ label }), '2026-11-23', '2026-11-23'],
    [dateTime({ label, default: '2026-01-01' }), '2026-02-30', '2026-01-01'],
    [file({ label }), 'https://example.org/a.pdf', 'https://example.org/a.pdf'],
    [file({ label }), `asset:${id('gone')}`, ''],
    [video({ label }), 'javascript:alert(1)', ''],
    [font({ label }), 'Georgia, serif', 'Georgia, serif'],
    [font({ label }), 'a;b', ''],
    [font({ label }), { a: 1 }, ''],
  ])('other values are checked: %#', (field, stored, wanted) => expect(published(field, stored).value).toBe(wanted))
})

describe('the language that something is written in', () => {
  const field = locale({ label })

  it('is that of the page where none is chosen, or where what is stored is none', () => {
    expect(published(field, undefined)).toMatchObject({ value: 'ru', issues: [] })
    expect(published(field, 'a b')).toMatchObject({
      value: 'ru',
      issues: [expect.stringContaining('must be a language such as de')],
    })
  })

  it('is the chosen one, or the one that a formula gives', () => {
    expect(published(field, 'de-AT').value).toBe('de-AT')
    expect(published(field, bind("'de'"))).toMatchObject({ value: expect.objectContaining({}) as unknown, issues: [] })
  })
})

describe('publish-C82 a text inside of a value that is written by language', () => {
  const byLanguage = (texts: object) => ({ type: 't', texts })
  const fields = {
    rows: value({ label, shape: 'list', rows: true, textsAt: ['labelField'], default: [] }),
    sizes: value({ label, shape: 'list', textsAt: ['labelField'], valueAt: 'valueField', default: [] }),
    labelField: path({ of: 'rows', label, default: 'label' }),
    valueField: path({ of: 'rows', label, default: 'value' }),
    points: list({ label, item: { label: text({ label, translated: true }), key: text({ label }) } }),
    words: list({ label, item: text({ label, translated: true }) }),
  }
  const definition = defineElement({ type: 'probe', label, icon: 'square', group: 'basics', fields, supports: [] })
  const drawn = (language: string, props: object, textAs?: (text: string) => string) => {
    const values = Object.fromEntries(Object.entries(props).map(([name, given]) => [name, { default: given as never }]))
    const records = project([node('it', 'home', 'probe', { props: values })], ['ru', 'en', 'de'])
    return compilerOf(records, language, [definition], textAs).one('it')
  }
  const given = {
    rows: [{ label: byLanguage({ ru: 'Хлеб', en: 'Bread' }), value: 'b' }, { label: 'Соль', value: 's' }, 'x'],
    points: [{ label: byLanguage({ en: 'Point', de: bind('1 + 1') }), key: 'k' }, { label: 'Пункт' }],
    words: [byLanguage({ ru: 'Раз', en: 'One' }), 'Два'],
  }

  it('is that of the page, else of the default language, else the first that there is', () => {
    expect(drawn('en', given).published.props).toMatchObject({
      rows: [{ label: 'Bread', value: 'b' }, { label: 'Соль', value: 's' }, 'x'],
      points: [{ label: 'Point', key: 'k' }, { label: 'Пункт' }],
      words: ['One', 'Два'],
    })
    expect(drawn('de', given).published.props).toMatchObject({
      rows: [{ label: 'Хлеб' }, { label: 'Соль' }, 'x'],
      points: [{ label: { type: 'f', tree: ['b', '+', ['l', 1], ['l', 1]] } }, { label: 'Пункт' }],
      words: ['Раз', 'Два'],
    })
    expect(drawn('ru', given).published.props).toMatchObject({ points: [{ label: 'Point' }, { label: 'Пункт' }] })
    expect(drawn('ru', given).issues).toEqual([])
  })

  it('is checked in each of its languages', () => {
    const wrong = [{ label: byLanguage({ ru: 'a'.repeat(100_001) }) }]
    const { published, issues } = drawn('ru', { points: wrong })
    expect(published.props['points']).toEqual([{ label: '', key: '' }])
    expect(issues).toMatchObject([{ code: 'bad-value', severity: 'warning' }])
  })

  it('is drawn as the page is drawn with it, and nothing else in the rows is', () => {
    const { props } = drawn('en', given, (one) => `[${one}]`).published
    expect(props).toMatchObject({
      rows: [{ label: '[Bread]', value: 'b' }, { label: '[Соль]', value: 's' }, 'x'],
      points: [{ label: '[Point]', key: 'k' }, { label: '[Пункт]' }],
      words: ['[One]', '[Два]'],
    })
    expect(drawn('en', { sizes: ['S', 4] }, (one) => `[${one}]`).published.props['sizes']).toEqual([
      { label: '[S]', value: 'S' },
      4,
    ])
    expect(drawn('en', { sizes: ['S', 4] }).published.props['sizes']).toEqual(['S', 4])
    expect(drawn('en', { ...given, labelField: 'value' }, (one) => `[${one}]`).published.props['rows']).toMatchObject([
      { label: 'Bread', value: '[b]' },
      { label: 'Соль', value: '[s]' },
      'x',
    ])
  })
})
