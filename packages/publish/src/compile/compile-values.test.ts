import { describe, expect, test } from 'vitest'
import { LIVE } from '@heddle/document/published'
import type { NodeRecord } from '@heddle/document'
import { compilerOf, definitions, id, node, project, token, variable } from '../testing/fixture.ts'
import { workflow } from '../testing/logic.ts'

const bind = (code: string) => ({ type: 'f' as const, code })

describe('values of fields', () => {
  test('publish-C1 a text that is not set has the defaults of its element', () => {
    const { published } = compilerOf(project([node('text', 'home', 'text')])).one('text')
    expect(published.props).toEqual({ text: '', tag: 'p', sanitize: true })
  })

  test('publish-C1 a value that the field refuses is reported, and its default counts', () => {
    const { published, issues } = compilerOf(
      project([node('text', 'home', 'text', { props: { tag: { default: 'script' } } })]),
    ).one('text')
    expect(published.props['tag']).toBe('p')
    expect(issues).toMatchObject([{ code: 'bad-value', severity: 'warning', path: `node/${id('text')}/props/tag` }])
  })

  test('publish-C2 a translated text takes its language, else the default language, else the first', () => {
    const records = [
      node('both', 'home', 'text', { props: { text: { ru: 'Хлеб', en: 'Bread' } } }),
      node('russian', 'home', 'text', { props: { text: { ru: 'Хлеб' } } }),
      node('german', 'home', 'text', { props: { text: { de: 'Brot' } } }),
    ]
    const english = compilerOf(project(records, ['ru', 'en', 'de']), 'en')
    expect(english.one('both').published.props['text']).toBe('Bread')
    expect(english.one('russian').published.props['text']).toBe('Хлеб')
    expect(english.one('german').published.props['text']).toBe('Brot')
  })

  test('publish-C7 a formula travels as a tree; one that cannot be read is an error and the default counts', () => {
    const compiler = compilerOf(
      project([
        node('good', 'home', 'text', { props: { text: { ru: bind('1 + 2') } } }),
        node('cut', 'home', 'text', { props: { text: { ru: bind('1 +') } } }),
      ]),
    )
    expect(compiler.one('good').published).toMatchObject({
      props: { text: { type: 'f', tree: ['b', '+', ['l', 1], ['l', 2]] } },
      live: LIVE.text,
    })
    const cut = compiler.one('cut')
    expect(cut.published.props['text']).toBe('')
    expect(cut.published.live).toBeUndefined()
    expect(cut.issues).toMatchObject([{ code: 'broken-formula', severity: 'error', path: `node/${id('cut')}/props/text` }])
    expect(cut.issues[0]?.message).toContain('Unexpected end of formula')
  })

  test('publish-C26 a bound field says where it stands on its element, one with a value of its own does not', () => {
    const one = (element: string, props: Readonly<Record<string, unknown>>, more = {}) =>
      compilerOf(project([node('it', 'home', element, { props: fieldsOf(element, props), ...more })])).one('it').published.direct
    const fieldsOf = (element: string, props: Readonly<Record<string, unknown>>): NodeRecord['props'] =>
      Object.fromEntries(
        Object.entries(props).map(([name, value]) => [
          name,
          { [definitions.get(element)?.fields[name]?.translated ? 'ru' : 'default']: value },
        ]),
      ) as NodeRecord['props']
    const x = bind('1')
    expect(one('text', { text: x })).toEqual({ text: 'lines' })
    expect(one('text', { text: 'Bread' })).toBeUndefined()
    expect(one('button', { text: x, disabled: x })).toEqual({ text: 'text', disabled: 'switch:disabled' })
    expect(one('button', { text: x, disabled: x, buttonType: x })).toEqual({ text: 'text' })
    expect(one('button', { text: x, hasLeftIcon: true })).toBeUndefined()
    expect(one('button', { accessibleLabel: x })).toEqual({ accessibleLabel: 'filled:aria-label' })
    expect(one('button', { accessibleLabel: x }, { attributes: { 'aria-label': 'Mine' } })).toBeUndefined()
    expect(one('image', { url: x, alt: x })).toEqual({ url: 'address:src', alt: 'attribute:alt' })
    const link = { type: 'external', href: 'https://heddle.example/' } as const
    expect(one('image', { url: x, alt: x }, { link })).toBeUndefined()
    expect(one('button', { text: x, disabled: x }, { link })).toEqual({ text: 'text' })
  })

  test('publish-C26 whether a button that hears presses is disabled is for its body to draw', () => {
    const press = workflow('press', [], { ownerId: id('it'), trigger: 'click' })
    const button = node('it', 'home', 'button', { props: { disabled: { default: bind('1') }, text: { ru: bind('1') } } })
    expect(compilerOf(project([button, press])).one('it').published.direct).toEqual({ text: 'text' })
    expect(compilerOf(project([button])).one('it').published.direct).toEqual({ text: 'text', disabled: 'switch:disabled' })
  })

  test('publish-C7 a formula in a field that takes none is reported', () => {
    const { published, issues } = compilerOf(
      project([node('text', 'home', 'text', { props: { tag: { default: bind("'h1'") } } })]),
    ).one('text')
    expect(published.props['tag']).toBe('p')
    expect(issues).toMatchObject([{ code: 'not-bindable' }])
  })

  test('publish-C7 formulas are found at any depth of a value, and make its node live', () => {
    const options = [{ label: bind("'Rye'"), value: 1 }, 'Oat']
    const compiler = compilerOf(
      project([
        node('bound', 'home', 'select', { props: { options: { default: options } } }),
        node('plain', 'home', 'select', { props: { options: { default: ['Oat'] } } }),
        node('cut', 'home', 'select', { props: { options: { default: [bind('1 +')] } } }),
        node('whole', 'home', 'select', { props: { options: { default: bind('[1]') } } }),
      ]),
    )
    const { props } = compiler.one('bound').published
    expect(props['options']).toEqual([{ label: { type: 'f', tree: ['l', 'Rye'] }, value: 1 }, 'Oat'])
    expect(Number(compiler.one('bound').published.live) & LIVE.attribute).toBe(LIVE.attribute)
    expect(compiler.one('plain').published.props['options']).toEqual(['Oat'])
    expect(compiler.one('whole').published.props['options']).toMatchObject({ type: 'f' })
    expect(compiler.one('cut').issues).toMatchObject([{ code: 'broken-formula', path: `node/${id('cut')}/props/options/0` }])
  })

  test('publish-C8 names in formulas become ids; a variable of the page goes before the project’s', () => {
    const compiler = compilerOf(
      project([
        variable('shared', 'total'),
        variable('own', 'total', { pageId: id('home') }),
        variable('other', 'count'),
        token('brand', 'color', '#112233', { name: 'Brand' }),
        node('text', 'home', 'text', {
          props: { text: { ru: bind("variables.total + variables['count'] + variables.missing + colors.Brand") } },
        }),
      ]),
    )
    const { published, tokens } = compiler.one('text')
    const text = JSON.stringify(published.props['text'])
    expect(text).toContain(`["l","${id('own')}"]`)
    expect(text).toContain(`["l","${id('other')}"]`)
    expect(text).toContain('["l","missing"]')
    expect(text).toMatch(/"var\(--[a-z0-9]+\)"/)
    expect([...tokens]).toEqual([id('brand')])
  })

  test('publish-C13 a node is live by what it binds', () => {
    const compiler = compilerOf(
      project([
        node('static', 'home', 'text'),
        node('text', 'home', 'text', { props: { text: { ru: bind('1') } } }),
        node('prop', 'home', 'button', { props: { disabled: { default: bind('true') } } }),
        node('attribute', 'home', 'text', { attributes: { 'data-x': bind('1') } }),
        node('style', 'home', 'text', { styles: { default: { color: bind("'red'") } } }),
        node('condition', 'home', 'text', { condition: bind('true') }),
        node('repeat', 'home', 'text', { repeat: { over: bind('[1, 2]') } }),
      ]),
    )
    expect(
      Object.fromEntries(
        ['static', 'text', 'prop', 'attribute', 'style', 'condition', 'repeat'].map((name) => [
          name,
          compiler.one(name).published.live,
        ]),
      ),
    ).toEqual({
      static: undefined,
      text: LIVE.text,
      prop: LIVE.attribute,
      attribute: LIVE.attribute,
      style: LIVE.style,
      condition: LIVE.structure,
      repeat: LIVE.structure,
    })
  })

  test('publish-L24 an attribute that stands by language is that of the page, else of the default language', () => {
    const records = [
      node('text', 'home', 'text', {
        attributes: {
          title: { type: 't', texts: { ru: 'Хлеб', en: 'Bread' } },
          'aria-label': { type: 't', texts: { ru: bind("'Булка'"), en: 'Loaf' } },
          'data-x': 'one',
        },
      }),
    ]
    const inLanguage = (language: string) =>
      compilerOf(project(records, ['ru', 'en', 'de']), language).one('text').published.attributes
    expect(inLanguage('en')).toEqual({ title: 'Bread', 'aria-label': 'Loaf', 'data-x': 'one' })
    const russian = { title: 'Хлеб', 'aria-label': { type: 'f', tree: ['l', 'Булка'] }, 'data-x': 'one' }
    expect(inLanguage('ru')).toEqual(russian)
    expect(inLanguage('de')).toEqual(russian)
  })

  test('publish-C14 S3-32 attributes that run code or belong to the renderer are refused', () => {
    const attributes = {
      onclick: 'alert(1)',
      style: 'color:red',
      dangerouslySetInnerHTML: 'x',
      srcdoc: '<script>',
      'data-good': 'yes',
      class: 'mine',
      'aria-label': 'Loaf',
    }
    const { published, issues } = compilerOf(project([node('text', 'home', 'text', { attributes })])).one('text')
    expect(published.attributes).toEqual({ 'data-good': 'yes', 'aria-label': 'Loaf' })
    expect(published.className).toMatch(/^[a-z0-9]{6} mine$/)
    expect(issues.map(({ path }) => path.split('/').at(-1))).toEqual(['dangerouslySetInnerHTML', 'onclick', 'srcdoc', 'style'])
  })

  test('publish-C15 an element that is not installed is an error, and its node is marked broken', () => {
    const { published, issues } = compilerOf(project([node('odd', 'home', 'hologram')])).one('odd')
    expect(published).toMatchObject({ type: 'hologram', broken: true })
    expect(issues).toMatchObject([{ code: 'unknown-element', severity: 'error' }])
  })

  test('publish-C12 only sections of a page carry their name to it', () => {
    const compiler = compilerOf(
      project([
        node('part', 'home', 'section', { name: 'Prices' }),
        node('plain', 'home', 'section', { name: '' }),
        node('text', 'part', 'text', { name: 'Headline' }),
      ]),
    )
    expect(['part', 'plain', 'text'].map((name) => compiler.one(name).published.name)).toEqual(['Prices', undefined, undefined])
  })

  test('publish-C17 a picture has its size when it is known; a missing one is reported', () => {
    const compiler = compilerOf(
      project([
        {
          id: id('loaf'),
          kind: 'asset',
          name: 'loaf.png',
          folder: '',
          index: 'a0',
          file: 'abc.png',
          mime: 'image/png',
          size: 9,
          width: 40,
          height: 30,
        },
        {
          id: id('half'),
          kind: 'asset',
          name: 'half.png',
          folder: '',
          index: 'a1',
          file: 'half.png',
          mime: 'image/png',
          size: 9,
          width: 40,
        },
        node('partly', 'home', 'image', { props: { url: { default: `asset:${id('half')}` } } }),
        node('known', 'home', 'image', { props: { url: { default: `asset:${id('loaf')}` } } }),
        node('lost', 'home', 'image', { props: { url: { default: `asset:${id('gone')}` } } }),
        node('elsewhere', 'home', 'image', { props: { url: { default: 'https://pictures.example/a.png' } } }),
      ]),
    )
    expect(compiler.one('known').published.props).toMatchObject({ url: '/assets/abc.png', urlWidth: 40, urlHeight: 30 })
    expect(compiler.one('partly').published.props).toMatchObject({ url: '/assets/half.png' })
    for (const side of ['urlWidth', 'urlHeight']) expect(compiler.one('partly').published.props).not.toHaveProperty(side)
    expect(compiler.one('lost').published.props['url']).toBe('')
    expect(compiler.one('lost').issues).toMatchObject([{ code: 'missing-asset' }])
    expect(compiler.one('elsewhere').published.props['url']).toBe('https://pictures.example/a.png')
  })
})
