import { describe, expect, it } from 'vitest'
import type { NodeRecord } from '../../records/types.ts'
import { codesOf, fieldsOf, idOf, smallSite } from '../../testing/small-site.ts'
import { insertLanguage } from './insert-language.ts'
import { setTexts, textsContext, textsOf, translatedTexts } from './texts.ts'

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
      return record === undefined ? [] : textsOf(record, textsContext(view, factsOf)).map(({ map, values }) => [map, values])
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
