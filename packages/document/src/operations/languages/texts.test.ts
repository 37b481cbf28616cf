import { describe, expect, it } from 'vitest'
import type { LibraryComponentRecord, NodeRecord, WorkflowRecord } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, smallSite } from '../../testing/small-site.ts'
import { setAttribute } from '../nodes/set-values.ts'
import { setSite } from '../site/set-site.ts'
import { deleteLanguage } from './delete-language.ts'
import { insertLanguage } from './insert-language.ts'
import { renameLanguage } from './rename-language.ts'
import { setDefaultLanguage } from './set-default-language.ts'
import { setTexts } from './texts.ts'
import { textsContext, textsOf, translatedTexts } from './find-texts.ts'
import { countTexts } from './translations.ts'

function site() {
  const at = smallSite()
  at.run(insertLanguage(at.view, { language: 'en' }))
  const texts = () => translatedTexts(at.view)
  const find = (name: string, map: string) => texts().find((text) => text.id === idOf(name) && text.map === map)
  return { ...at, texts, find }
}

describe('texts in languages', () => {
  it('document-D188 are those of elements and pages that vary by language, with formulas as they are', () => {
    const { find, store } = site()
    expect(find('texta', 'props/text')?.values).toEqual({ ru: 'Первый' })
    expect(find('textb', 'props/text')?.values['ru']).toMatchObject({ type: 'f' })
    expect(find('home', 'title')?.values).toEqual({ ru: 'Home' })
    expect(find('home', 'meta/desc')).toBeUndefined()
    store.apply({
      set: {
        [idOf('home')]: { 'meta/desc/en': [null, 'Bread'] },
        [idOf('texta')]: { 'props/size/default': [null, '2'], 'props/empty/ru': [null, ''], 'props/list/ru': [null, ['a']] },
        [idOf('box')]: { [`overrides/${idOf('inner')}/props/text/en`]: [null, 'Inside'] },
      },
    })
    expect(find('home', 'meta/desc')?.values).toEqual({ en: 'Bread' })
    expect(find('box', `overrides/${idOf('inner')}/props/text`)?.values).toEqual({ en: 'Inside' })
    for (const map of ['props/size', 'props/empty', 'props/list']) expect(find('texta', map), map).toBeUndefined()
  })

  it('document-D188 are written many at once, and taken away again', () => {
    const { run, view, find } = site()
    const text = { id: idOf('texta'), map: 'props/text', language: 'en' }
    run(
      setTexts(view, {
        texts: [
          { ...text, value: 'First' },
          { ...text, id: idOf('about'), map: 'meta/desc', value: 'Us' },
        ],
      }),
    )
    expect(find('texta', 'props/text')?.values).toEqual({ ru: 'Первый', en: 'First' })
    expect(find('about', 'meta/desc')?.values).toEqual({ en: 'Us' })
    run(setTexts(view, { texts: [{ ...text, value: null }] }))
    expect(find('texta', 'props/text')?.values).toEqual({ ru: 'Первый' })
    expect(setTexts(view, { texts: [] })).toMatchObject({ ok: true, diff: {} })
  })

  it('document-D188 are listed and written where nothing stands yet, of fields that vary by language', () => {
    const { view, run, find, store } = site()
    const factsOf = ({ element }: NodeRecord) => fieldsOf(element)
    const listed = (name: string) => {
      const record = view.get(idOf(name))
      return record === undefined
        ? []
        : textsOf(record, textsContext(view, { factsOf, isWithEmpty: true })).map(({ map, values }) => [map, values])
    }
    store.apply({ set: { [idOf('texta')]: { 'props/text/ru': ['Первый', null] } } })
    expect(find('texta', 'props/text')).toBeUndefined()
    expect(listed('texta')).toEqual([['props/text', {}]])
    expect(listed('box')).toEqual([])
    expect(listed('about')).toEqual([
      ['title', { ru: 'About' }],
      ...['desc', 'keywords', 'socialTitle', 'socialDesc', 'structuredData'].map((key) => [`meta/${key}`, {}]),
    ])
    const texts = [{ id: idOf('texta'), map: 'props/text', language: 'en', value: 'First' }]
    expect(codesOf(setTexts(view, { texts }))).toEqual(['unknown-record'])
    run(setTexts(view, { texts, factsOf }))
    expect(find('texta', 'props/text')?.values).toEqual({ en: 'First' })
    for (const map of ['props/size', 'props/constructor', 'props/other'])
      expect(codesOf(setTexts(view, { texts: [{ id: idOf('texta'), map, language: 'en', value: 'x' }], factsOf })), map).toEqual([
        'unknown-record',
      ])
  })

  it('document-D188 go nowhere but where texts are', () => {
    const { view } = site()
    const text = { id: idOf('texta'), map: 'props/text', language: 'en', value: 'x' }
    for (const odd of [
      { ...text, id: idOf('nobody') },
      { ...text, id: idOf('site'), map: 'name' },
      { ...text, id: idOf('site'), map: 'basePath' },
      { ...text, map: 'styles/default' },
      { ...text, map: 'props/text/ru' },
      { ...text, map: 'props/other' },
      { ...text, map: 'props/__proto__' },
      { ...text, id: idOf('home'), map: 'paths' },
    ])
      expect(codesOf(setTexts(view, { texts: [odd] })), `${odd.id} ${odd.map}`).toEqual(['unknown-record'])
    expect(codesOf(setTexts(view, { texts: [{ ...text, language: 'xx' }] }))).toEqual(['foreign-language'])
  })
})

describe('texts of actions', () => {
  const ACTION = idOf('say')
  const actionOf = (type: string) =>
    type === 'show-toast' ? { parameters: { text: { translated: true }, tone: {} } } : undefined
  const map = `actions/${ACTION}/args/text`
  const workflow = (args: WorkflowRecord['actions'][string]['args']): WorkflowRecord => ({
    id: idOf('flow'),
    kind: 'workflow',
    name: 'Tell',
    folder: '',
    index: 'a1',
    trigger: '',
    parameters: [],
    firstAction: ACTION,
    actions: { [ACTION]: { type: 'show-toast', args } },
  })
  const withFlow = (args: WorkflowRecord['actions'][string]['args']) => {
    const at = site()
    at.store.apply({ put: { [idOf('flow')]: workflow(args) } })
    const write = (language: string, value: string | null) =>
      at.run(setTexts(at.view, { texts: [{ id: idOf('flow'), map, language, value }], actionOf }))
    const told = () => at.view.find('workflow', idOf('flow'))?.actions[ACTION]?.args
    const listed = () => translatedTexts(at.view, { actionOf }).filter(({ id }) => id === idOf('flow'))
    return { ...at, write, told, listed }
  }

  it('document-D234 are one text, that of the default language, until another is written beside it', () => {
    const { write, told, listed } = withFlow({ text: 'Сохранено', tone: 'info' })
    expect(listed()).toEqual([{ id: idOf('flow'), map, values: { ru: 'Сохранено' } }])
    write('en', 'Saved')
    expect(told()).toEqual({ text: { type: 't', texts: { ru: 'Сохранено', en: 'Saved' } }, tone: 'info' })
    expect(listed()[0]?.values).toEqual({ ru: 'Сохранено', en: 'Saved' })
    write('en', null)
    expect(told()).toEqual({ text: 'Сохранено', tone: 'info' })
  })

  it('document-D234 are written in another language than the default alone, and go when nothing is left', () => {
    const { write, told } = withFlow({ text: 'Сохранено' })
    write('ru', 'Готово')
    expect(told()).toEqual({ text: 'Готово' })
    write('en', 'Done')
    write('ru', null)
    expect(told()).toEqual({ text: { type: 't', texts: { en: 'Done' } } })
    write('en', null)
    expect(told()).toEqual({})
  })

  it('document-D234 keep their formulas, wherever they stand in what an action is told', () => {
    const formula = { type: 'f', code: "'n: ' + 1" }
    const { listed, write, told } = withFlow({
      props: [{ label: { type: 't', texts: { ru: formula, en: 'One' } } }],
      text: formula,
    })
    const inner = `actions/${ACTION}/args/props/0/label`
    expect(listed().map(({ map: place, values }) => [place, values])).toEqual([
      [map, { ru: formula }],
      [inner, { ru: formula, en: 'One' }],
    ])
    write('en', 'Two')
    expect(told()?.['text']).toEqual({ type: 't', texts: { ru: formula, en: 'Two' } })
  })

  it('document-D234 follow the tag of their language, are counted with it and go with it', () => {
    const { view, run, told } = withFlow({ text: { type: 't', texts: { ru: 'Да', en: 'Yes' } } })
    expect(countTexts(view, { language: 'en' }).texts).toBe(1)
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    expect(told()).toEqual({ text: { type: 't', texts: { ru: 'Да', 'en-GB': 'Yes' } } })
    run(renameLanguage(view, { language: 'ru', to: 'uk' }))
    expect(told()).toEqual({ text: { type: 't', texts: { 'en-GB': 'Yes', uk: 'Да' } } })
    run(deleteLanguage(view, { language: 'en-GB' }))
    expect(told()).toEqual({ text: 'Да' })
    expect(countTexts(view, { language: 'en-GB' }).texts).toBe(0)
  })

  it('document-D234 stay those of their language when another becomes the default', () => {
    const { view, run, told, listed } = withFlow({ text: 'Сохранено', tone: 'info' })
    run(setDefaultLanguage(view, { language: 'en', actionOf }))
    expect(told()).toEqual({ text: { type: 't', texts: { ru: 'Сохранено' } }, tone: 'info' })
    expect(listed()[0]?.values).toEqual({ ru: 'Сохранено' })
    run(setDefaultLanguage(view, { language: 'ru', actionOf }))
    expect(told()).toEqual({ text: 'Сохранено', tone: 'info' })
  })

  it('document-D234 go nowhere but where texts are', () => {
    const { view } = withFlow({ text: 'Да', tone: 'info' })
    for (const odd of [
      'name',
      `actions/${ACTION}/args/tone`,
      `actions/${ACTION}/name`,
      `actions/${ACTION}/args/__proto__`,
      'actions',
    ])
      expect(
        codesOf(setTexts(view, { texts: [{ id: idOf('flow'), map: odd, language: 'en', value: 'x' }], actionOf })),
        odd,
      ).toEqual(['unknown-record'])
  })
})

describe('texts inside of the fields of elements', () => {
  const fact = { translated: false, bindable: true, check: () => undefined }
  const word = { ...fact, kind: 'text', translated: true }
  const fields = {
    points: { ...fact, kind: 'list', item: { label: word, key: { ...fact, kind: 'text' } } },
    words: { ...fact, kind: 'list', item: word },
    nested: { ...fact, kind: 'object', fields: { title: word, more: { ...fact, kind: 'list', item: { label: word } } } },
    rows: { ...fact, kind: 'value', default: [], textsAt: ['labelField', 'groupField'] },
    labelField: { ...fact, kind: 'path', default: 'label' },
    groupField: { ...fact, kind: 'path', default: '' },
    valueField: { ...fact, kind: 'path', default: 'value' },
    options: { ...fact, kind: 'value', default: [], textsAt: ['labelField'], valueAt: 'valueField' },
  }
  const factsOf = () => ({ fields })
  const formula = { type: 'f', code: '1' }
  const withProps = (props: object) => {
    const at = site()
    const node = { ...(at.view.find('node', idOf('texta')) as NodeRecord), props: props as NodeRecord['props'] }
    at.store.apply({ put: { [node.id]: node } })
    const list = () =>
      translatedTexts(at.view, { factsOf })
        .filter(({ id }) => id === node.id)
        .map(({ map, values }) => [map, values])
    const write = (map: string, language: string, value: string | null) =>
      at.run(setTexts(at.view, { texts: [{ id: node.id, map, language, value }], factsOf }))
    const held = (field: string) => at.view.find('node', node.id)?.props[field]?.['default']
    return { ...at, list, write, held, id: node.id }
  }

  it('document-D241 are parts of items and objects that are translated, however deep, where they say anything', () => {
    const { list } = withProps({
      points: { default: [{ label: 'Хлеб', key: 'bread' }, { label: '' }, { label: formula }, {}, 'x', null] },
      words: { default: ['Раз', ''] },
      nested: { default: { title: 'О нас', more: [{ label: 'Два' }] } },
    })
    expect(list()).toEqual([
      ['props/points/default/0/label', { ru: 'Хлеб' }],
      ['props/points/default/2/label', { ru: formula }],
      ['props/words/default/0', { ru: 'Раз' }],
      ['props/nested/default/title', { ru: 'О нас' }],
      ['props/nested/default/more/0/label', { ru: 'Два' }],
    ])
  })

  it('document-D241 are labels of rows, under the name that the field beside them says', () => {
    const rows = [{ value: 'a', label: 'Один', 'a/b': 'x' }, { value: 'b', name: { first: 'Два' } }, 'Три', 4]
    const placesOf = (labelField?: unknown, groupField?: unknown) =>
      withProps({
        rows: { default: rows },
        ...(labelField !== undefined && { labelField: { default: labelField } }),
        ...(groupField !== undefined && { groupField: { default: groupField } }),
      })
        .list()
        .map(([map]) => map)
    expect(placesOf()).toEqual(['props/rows/default/0/label'])
    expect(placesOf('name.first')).toEqual(['props/rows/default/1/name/first'])
    expect(placesOf('label', 'value')).toEqual([
      'props/rows/default/0/label',
      'props/rows/default/0/value',
      'props/rows/default/1/value',
    ])
    for (const nowhere of [formula, '__proto__', 'a/b', 'other', 7]) expect(placesOf(nowhere), String(nowhere)).toEqual([])
  })

  it('document-D241 are written in a language and stand plainly again when it has none of its own', () => {
    const { write, held, list } = withProps({ rows: { default: [{ label: 'Один', value: 'a' }] }, points: { default: [{}] } })
    write('props/rows/default/0/label', 'en', 'One')
    expect(held('rows')).toEqual([{ label: { type: 't', texts: { ru: 'Один', en: 'One' } }, value: 'a' }])
    expect(list()).toEqual([['props/rows/default/0/label', { ru: 'Один', en: 'One' }]])
    write('props/rows/default/0/label', 'en', null)
    expect(held('rows')).toEqual([{ label: 'Один', value: 'a' }])
  })

  it('document-D241 stay those of their language when another becomes the default', () => {
    const { run, view, held, list } = withProps({
      rows: { default: [{ label: 'Один', value: 'a' }, { label: formula }] },
      words: {
        default: [
          { type: 't', texts: { en: 'Yes' } },
          { type: 't', texts: { ru: 'Раз', en: 'One' } },
        ],
      },
    })
    const before = list()
    const rows = held('rows')
    run(setDefaultLanguage(view, { language: 'en', factsOf }))
    expect(list()).toEqual(before.map(([map, values]) => [map, map === 'props/rows/default/1/label' ? { en: formula } : values]))
    expect(held('words')).toEqual(['Yes', { type: 't', texts: { ru: 'Раз', en: 'One' } }])
    run(setDefaultLanguage(view, { language: 'ru', factsOf }))
    expect(list()).toEqual(before)
    expect(held('rows')).toEqual(rows)
  })

  it('document-D241 go nowhere but where texts are', () => {
    const { view, id } = withProps({ rows: { default: [{ label: 'Один', value: 'a' }] }, points: { default: [{ key: 'k' }] } })
    for (const map of [
      'props/rows/default/0/value',
      'props/rows/default/1/label',
      'props/points/default/0/key',
      'props/points/default',
    ])
      expect(codesOf(setTexts(view, { texts: [{ id, map, language: 'en', value: 'x' }], factsOf })), map).toEqual([
        'unknown-record',
      ])
  })

  it('document-D242 are options that are one text each: their label and their value once they are written in a language', () => {
    const { write, held, list } = withProps({ options: { default: ['Малый', 'Большой', '', 3] } })
    expect(list()).toEqual([
      ['props/options/default/0/label', { ru: 'Малый' }],
      ['props/options/default/1/label', { ru: 'Большой' }],
    ])
    write('props/options/default/1/label', 'en', 'Large')
    expect(held('options')).toEqual([
      { label: 'Малый', value: 'Малый' },
      { label: { type: 't', texts: { ru: 'Большой', en: 'Large' } }, value: 'Большой' },
      '',
      3,
    ])
    write('props/options/default/0/label', 'ru', 'Маленький')
    expect(held('options')).toMatchObject([{ label: 'Маленький', value: 'Малый' }, { value: 'Большой' }, '', 3])
  })

  it('document-D242 stay one text where the fields beside them name no two places', () => {
    const placesOf = (labelField: unknown, valueField: unknown) =>
      withProps({
        options: { default: ['Малый'] },
        labelField: { default: labelField },
        valueField: { default: valueField },
      })
        .list()
        .map(([map]) => map)
    expect(placesOf('name.full', 'id')).toEqual(['props/options/default/0/name/full'])
    for (const [label, own] of [
      ['name', 'name'],
      ['name', 'name.id'],
      ['name.full', 'name'],
      [formula, 'id'],
      ['name', formula],
      ['name', ''],
    ])
      expect(placesOf(label, own), `${String(label)} ${String(own)}`).toEqual([])
  })

  it('document-D242 go on being texts of the language before when another becomes the default, and keep their values', () => {
    const { run, view, held, list } = withProps({ options: { default: ['Малый', 'Большой'] } })
    const before = list()
    run(setDefaultLanguage(view, { language: 'en', factsOf }))
    expect(list()).toEqual(before)
    expect(held('options')).toEqual([
      { label: { type: 't', texts: { ru: 'Малый' } }, value: 'Малый' },
      { label: { type: 't', texts: { ru: 'Большой' } }, value: 'Большой' },
    ])
  })

  it('document-D241 follow the tag of their language, are counted with it and go with it, inside of instances too', () => {
    const { view, run, held, store, list } = withProps({
      words: { default: [{ type: 't', texts: { ru: 'Да', en: 'Yes' } }] },
    })
    const inner = `overrides/${idOf('inner')}/props/words/default`
    store.apply({ set: { [idOf('box')]: { [inner]: [null, [{ type: 't', texts: { en: 'In' } }]] } } })
    const inside = () => view.find('node', idOf('box'))?.overrides?.[idOf('inner')]?.props?.['words']?.['default']
    expect(list()).toEqual([['props/words/default/0', { ru: 'Да', en: 'Yes' }]])
    expect(translatedTexts(view).find(({ map }) => map === `${inner}/0`)?.values).toEqual({ en: 'In' })
    expect(countTexts(view, { language: 'en' }).texts).toBe(2)
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    expect([held('words'), inside()]).toEqual([
      [{ type: 't', texts: { ru: 'Да', 'en-GB': 'Yes' } }],
      [{ type: 't', texts: { 'en-GB': 'In' } }],
    ])
    run(deleteLanguage(view, { language: 'en-GB' }))
    expect(held('words')).toEqual(['Да'])
  })
})

describe('texts in a list that is a property of a component', () => {
  const texts = (by: object) => ({ type: 't', texts: by })
  const properties = {
    [idOf('plist')]: { name: 'links', type: 'list', texts: ['title'], defaultValue: [{ title: 'Дом', to: '/' }] },
    [idOf('pwords')]: { name: 'words', type: 'list', texts: [''], defaultValue: ['Раз'] },
    [idOf('pone')]: { name: 'one', type: 'object', texts: ['more.title'], defaultValue: { more: { title: 'О нас' }, key: 'a' } },
    [idOf('pplain')]: { name: 'plain', type: 'list', defaultValue: ['x'] },
  }
  const component: LibraryComponentRecord = {
    id: idOf('menu'),
    kind: 'library-component',
    name: 'Menu',
    folder: '',
    index: 'a1',
    type: 'component',
    rootElementId: idOf('menuroot'),
    configuration: {},
    properties,
  }
  const withComponent = () => {
    const at = site()
    at.store.apply({ put: { [component.id]: component } })
    const list = () =>
      at.texts().flatMap(({ id, map, values }) => (id === component.id ? [[map.replace('properties/', ''), values]] : []))
    const write = (map: string, language: string, value: string) =>
      setTexts(at.view, { texts: [{ id: component.id, map: `properties/${map}`, language, value }] })
    const held = (name: string) => at.view.find('library-component', component.id)?.properties?.[idOf(name)]?.defaultValue
    return { ...at, list, write, held }
  }

  it('document-D243 are those that the component names, in what instances have that set nothing', () => {
    const { list, write, run, held, view } = withComponent()
    const title = `${idOf('plist')}/defaultValue/0/title`
    expect(list()).toEqual([
      [title, { ru: 'Дом' }],
      [`${idOf('pwords')}/defaultValue/0`, { ru: 'Раз' }],
      [`${idOf('pone')}/defaultValue/more/title`, { ru: 'О нас' }],
    ])
    run(write(title, 'en', 'Home'))
    run(write(`${idOf('pwords')}/defaultValue/0`, 'en', 'One'))
    expect([held('plist'), held('pwords')]).toEqual([
      [{ title: texts({ ru: 'Дом', en: 'Home' }), to: '/' }],
      [texts({ ru: 'Раз', en: 'One' })],
    ])
    expect(codesOf(write(`${idOf('plist')}/defaultValue/0/to`, 'en', '/home'))).toEqual(['unknown-record'])
    expect(countTexts(view, { language: 'en' }).texts).toBe(2)
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    run(setDefaultLanguage(view, { language: 'en-GB' }))
    expect([held('plist'), held('pone')]).toEqual([
      [{ title: texts({ ru: 'Дом', 'en-GB': 'Home' }), to: '/' }],
      { more: { title: texts({ ru: 'О нас' }) }, key: 'a' },
    ])
    run(deleteLanguage(view, { language: 'ru' }))
    expect(held('plist')).toEqual([{ title: 'Home', to: '/' }])
  })
})

describe('texts of own attributes', () => {
  const texts = (by: object) => ({ type: 't', texts: by })

  it('document-D235 are those that visitors read, and others that stand by language', () => {
    const { find, store } = site()
    store.apply({
      set: {
        [idOf('texta')]: {
          'attributes/title': [null, 'Первый'],
          'attributes/data-tip': [null, texts({ en: 'Tip' }) as never],
          'attributes/data-id': [null, 'x'],
        },
        [idOf('box')]: {
          [`overrides/${idOf('inner')}/attributes/aria-label`]: [null, 'Внутри'],
          [`overrides/${idOf('inner')}/attributes/alt`]: [null, false],
        },
      },
    })
    expect(find('texta', 'attributes/title')?.values).toEqual({ ru: 'Первый' })
    expect(find('texta', 'attributes/data-tip')?.values).toEqual({ en: 'Tip' })
    expect(find('texta', 'attributes/data-id')).toBeUndefined()
    expect(find('box', `overrides/${idOf('inner')}/attributes/aria-label`)?.values).toEqual({ ru: 'Внутри' })
    expect(find('box', `overrides/${idOf('inner')}/attributes/alt`)).toBeUndefined()
  })

  it('document-D235 are written in a language, here and inside of instances, and go with it', () => {
    const { view, run, store } = site()
    const inner = `overrides/${idOf('inner')}/attributes/title`
    store.apply({
      set: { [idOf('texta')]: { 'attributes/title': [null, 'Первый'] }, [idOf('box')]: { [inner]: [null, 'Внутри'] } },
    })
    run(
      setTexts(view, {
        texts: [
          { id: idOf('texta'), map: 'attributes/title', language: 'en', value: 'First' },
          { id: idOf('box'), map: inner, language: 'en', value: 'Inside' },
        ],
      }),
    )
    const held = () => [
      view.find('node', idOf('texta'))?.attributes['title'],
      view.find('node', idOf('box'))?.overrides?.[idOf('inner')]?.attributes?.['title'],
    ]
    expect(held()).toEqual([texts({ ru: 'Первый', en: 'First' }), texts({ ru: 'Внутри', en: 'Inside' })])
    run(deleteLanguage(view, { language: 'en' }))
    expect(held()).toEqual(['Первый', 'Внутри'])
  })

  it('document-D235 are set for a language on several elements at once; taken away they are gone there alone', () => {
    const { view, run } = site()
    const title = (name: string) => view.find('node', idOf(name))?.attributes['title']
    run(setAttribute(view, { ids: [idOf('texta')], name: 'title', value: 'Первый' }))
    run(setAttribute(view, { ids: [idOf('texta'), idOf('textb')], name: 'title', value: 'Bread', language: 'en' }))
    expect([title('texta'), title('textb')]).toEqual([texts({ ru: 'Первый', en: 'Bread' }), texts({ en: 'Bread' })])
    run(setAttribute(view, { ids: [idOf('texta'), idOf('textb')], name: 'title', value: null, language: 'en' }))
    expect([title('texta'), title('textb')]).toEqual(['Первый', undefined])
    run(setAttribute(view, { ids: [idOf('texta')], name: 'title', value: null }))
    expect(title('texta')).toBeUndefined()
  })
})

describe('what the link in the corner says', () => {
  const text = (language: string, value: string | null) => ({ id: idOf('site'), map: 'branding/text', language, value })

  it('document-D236 is a text in each language; where it leads stays', () => {
    const { view, run, find } = site()
    expect(find('site', 'branding/text')).toBeUndefined()
    run(setSite(view, { values: { branding: { href: '/about', text: 'Мы' } } }))
    run(setTexts(view, { texts: [text('en', 'Us')] }))
    expect(view.site()?.branding).toEqual({ href: '/about', text: { type: 't', texts: { ru: 'Мы', en: 'Us' } } })
    expect(find('site', 'branding/text')?.values).toEqual({ ru: 'Мы', en: 'Us' })
    run(deleteLanguage(view, { language: 'en' }))
    expect(view.site()?.branding).toEqual({ href: '/about', text: 'Мы' })
  })

  it('document-D236 is written where the site says nothing of it yet, and is none where the link is off', () => {
    const { view, run, find } = site()
    const factsOf = () => undefined
    run(setTexts(view, { texts: [text('ru', 'Мы')], factsOf }))
    expect(view.site()?.branding).toEqual({ text: 'Мы' })
    run(setSite(view, { values: { branding: { isOff: true, text: 'Мы' } } }))
    expect(find('site', 'branding/text')).toBeUndefined()
    expect(codesOf(setTexts(view, { texts: [text('en', 'Us')], factsOf }))).toEqual(['unknown-record'])
  })
})

describe('the name of the site', () => {
  const called = (language: string, value: string | null) => ({ id: idOf('site'), map: 'names', language, value })

  it('document-D237 is one in the default language, and another where it has one', () => {
    const { view, run, find } = site()
    const name = view.site()?.name
    run(setTexts(view, { texts: [called('en', 'The bakery')] }))
    expect(find('site', 'names')?.values).toEqual({ ru: name, en: 'The bakery' })
    run(setTexts(view, { texts: [called('ru', 'Пекарня')] }))
    expect(view.site()).toMatchObject({ name: 'Пекарня', names: { en: 'The bakery' } })
    expect(codesOf(setTexts(view, { texts: [called('ru', null)] }))).toEqual(['empty-name'])
    run(setTexts(view, { texts: [called('en', null)] }))
    expect(view.site()?.names?.['en']).toBeUndefined()
  })

  it('document-D237 follows the tag of its language, goes with it, and is the one without a tag when that is the default', () => {
    const { view, run } = site()
    run(setTexts(view, { texts: [called('ru', 'Пекарня'), called('en', 'The bakery')] }))
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    expect(view.site()?.names).toEqual({ 'en-GB': 'The bakery' })
    run(setDefaultLanguage(view, { language: 'en-GB' }))
    expect(view.site()).toMatchObject({ name: 'The bakery', names: { ru: 'Пекарня' } })
    expect(view.site()?.names).not.toHaveProperty('en-GB')
    run(deleteLanguage(view, { language: 'ru' }))
    expect(view.site()?.names ?? {}).toEqual({})
  })
})
