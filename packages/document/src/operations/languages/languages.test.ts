import { describe, expect, it } from 'vitest'
import { codesOf, fieldsOf, idOf, smallSite } from '../../testing/small-site.ts'
import { checkDiff } from '../../check/check-diff.ts'
import { setPagePath } from '../pages/set-page-path.ts'
import { setSite } from '../site/set-site.ts'
import { countTexts } from './translations.ts'
import { deleteLanguage } from './delete-language.ts'
import { insertLanguage } from './insert-language.ts'
import { moveLanguage } from './move-language.ts'
import { renameLanguage } from './rename-language.ts'
import { setDefaultLanguage } from './set-default-language.ts'

function site() {
  const at = smallSite()
  for (const language of ['en', 'de']) at.run(insertLanguage(at.view, { language }))
  at.store.apply({
    set: {
      [idOf('texta')]: { 'props/text/en': [null, 'First'] },
      [idOf('about')]: { 'paths/en': [null, 'about-us'], 'title/en': [null, 'About us'], 'meta/desc/en': [null, 'Who we are'] },
    },
  })
  return at
}

describe('languages', () => {
  it('document-D120 a new language stands behind the others, on every page', () => {
    const { view } = site()
    expect(view.languages()).toEqual(['ru', 'en', 'de'])
    expect(view.find('page', idOf('home'))?.langs).toEqual(['ru', 'en', 'de'])
    expect(view.defaultLanguage()).toBe('ru')
  })

  it('document-D120 what is no tag, is there in any case, or would hide a page is refused', () => {
    const { view, store } = site()
    expect(codesOf(insertLanguage(view, { language: 'no language' }))).toEqual(['bad-language'])
    for (const language of ['en-a', 'a', 'en-us-us-u', 'en_US', 'en/GB'])
      expect(codesOf(insertLanguage(view, { language })), language).toEqual(['bad-language'])
    expect(codesOf(insertLanguage(view, { language: 'EN' }))).toEqual(['language-taken'])
    store.apply({ set: { [idOf('about')]: { 'paths/default': ['about', 'fr/about'] } } })
    expect(codesOf(insertLanguage(view, { language: 'fr' }))).toContain('path-is-language')
  })

  it('document-D121 languages are put in order, and one of them is the default', () => {
    const { view, run } = site()
    run(moveLanguage(view, { language: 'de', at: 0 }))
    expect(view.languages()).toEqual(['de', 'ru', 'en'])
    expect(moveLanguage(view, { language: 'de', at: 0 })).toMatchObject({ ok: true, diff: {} })
    run(setDefaultLanguage(view, { language: 'en' }))
    expect([view.defaultLanguage(), view.languages()]).toEqual(['en', ['de', 'ru', 'en']])
    expect(codesOf(setDefaultLanguage(view, { language: 'xx' }))).toEqual(['foreign-language'])
  })

  it('document-D210 the default language may have a prefix too, unless a path begins with its code', () => {
    const { view, store, run } = site()
    expect(view.unprefixedLanguage()).toBe('ru')
    run(setSite(view, { values: { isDefaultPrefixed: true } }))
    expect([view.unprefixedLanguage(), view.defaultLanguage()]).toEqual([undefined, 'ru'])
    expect(codesOf(setPagePath(view, { id: idOf('about'), path: 'ru/about' }))).toContain('path-is-language')
    run(setSite(view, { values: { isDefaultPrefixed: null } }))
    store.apply({ set: { [idOf('about')]: { 'paths/default': ['about', 'ru/about'] } } })
    expect(codesOf(setSite(view, { values: { isDefaultPrefixed: true } }))).toContain('path-is-language')
    const written = checkDiff(view, { set: { [view.site()?.id ?? '']: { isDefaultPrefixed: [null, true] } } }, { fieldsOf })
    expect(written.map(({ code }) => code)).toContain('path-is-language')
  })

  it('document-D122 another tag takes every text along', () => {
    const { view, run } = site()
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    expect(view.languages()).toEqual(['ru', 'en-GB', 'de'])
    expect(view.find('node', idOf('texta'))?.props['text']).toEqual({ ru: 'Первый', 'en-GB': 'First' })
    expect(view.find('page', idOf('about'))).toMatchObject({
      langs: ['ru', 'en-GB', 'de'],
      paths: { default: 'about', 'en-GB': 'about-us' },
      title: { 'en-GB': 'About us' },
      meta: { desc: { 'en-GB': 'Who we are' } },
    })
    run(renameLanguage(view, { language: 'en-GB', to: 'en-gb' }))
    expect(view.find('node', idOf('texta'))?.props['text']).toEqual({ ru: 'Первый', 'en-gb': 'First' })
    expect(codesOf(renameLanguage(view, { language: 'en-gb', to: 'de' }))).toEqual(['language-taken'])
  })

  it('document-D123 a language goes with its texts; the default one stays, and no page is left without', () => {
    const { view, run, store } = site()
    store.apply({ set: { [idOf('about')]: { langs: [['ru', 'en', 'de'], ['en']] } } })
    expect(codesOf(deleteLanguage(view, { language: 'ru' }))).toEqual(['default-language'])
    run(deleteLanguage(view, { language: 'en' }))
    expect(view.languages()).toEqual(['ru', 'de'])
    expect(view.find('node', idOf('texta'))?.props['text']).toEqual({ ru: 'Первый' })
    const about = view.find('page', idOf('about'))
    expect(about).toMatchObject({ langs: ['ru'], paths: { default: 'about' } })
    expect([about?.paths['en'], about?.title['en'], about?.meta.desc?.['en']]).toEqual([undefined, undefined, undefined])
  })

  it('document-D186 what goes with a language is counted: texts, also inside of instances, paths, what is told of pages', () => {
    const { view, run, store } = site()
    expect(countTexts(view, { language: 'en' })).toEqual({ texts: 1, paths: 1, facts: 2, pages: 0 })
    expect(countTexts(view, { language: 'de' })).toEqual({ texts: 0, paths: 0, facts: 0, pages: 0 })
    store.apply({
      set: {
        [idOf('about')]: { langs: [['ru', 'en', 'de'], ['en']] },
        [idOf('textb')]: { [`overrides/${idOf('inner')}/props/text/en`]: [null, 'Inside'] },
      },
    })
    expect(countTexts(view, { language: 'en' })).toEqual({ texts: 2, paths: 1, facts: 2, pages: 1 })
    run(deleteLanguage(view, { language: 'en' }))
    expect(countTexts(view, { language: 'en' })).toEqual({ texts: 0, paths: 0, facts: 0, pages: 0 })
    expect(view.find('node', idOf('textb'))?.overrides?.[idOf('inner')]?.props?.['text']?.['en']).toBeUndefined()
  })

  it('document-D196 links that lead to a language get its other tag; with it they lead to their page as all do, or nowhere', () => {
    const { view, store, run } = site()
    const [here, about] = [{ type: 'internal' }, { type: 'internal', pageId: idOf('about') }]
    const link = { ...here, language: 'en', languages: { de: { ...about, language: 'en' } } }
    store.apply({ set: { [idOf('texta')]: { link: [null, link] } } })
    const held = () => view.find('node', idOf('texta'))?.link
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    expect(held()).toEqual({ ...here, language: 'en-GB', languages: { de: { ...about, language: 'en-GB' } } })
    run(deleteLanguage(view, { language: 'en-GB' }))
    expect(held()).toEqual({ ...here, languages: { de: about } })
  })

  it('document-D196 own links of a language get its other tag, and go with it', () => {
    const { view, store, run } = site()
    const about = { type: 'internal', pageId: idOf('about') }
    const shop = (name: string) => ({ type: 'external', href: `https://${name}.example` })
    const link = { ...about, languages: { en: shop('en'), de: shop('de') } }
    store.apply({
      set: { [idOf('texta')]: { link: [null, link] }, [idOf('textb')]: { overrides: [null, { [idOf('texta')]: { link } }] } },
    })
    const linksOf = () => [
      view.find('node', idOf('texta'))?.link,
      view.find('node', idOf('textb'))?.overrides?.[idOf('texta')]?.link,
    ]
    run(renameLanguage(view, { language: 'en', to: 'en-GB' }))
    const renamed = { ...about, languages: { 'en-GB': shop('en'), de: shop('de') } }
    expect(linksOf()).toEqual([renamed, renamed])
    run(deleteLanguage(view, { language: 'en-GB' }))
    expect(linksOf()).toEqual([1, 2].map(() => ({ ...about, languages: { de: shop('de') } })))
    run(deleteLanguage(view, { language: 'de' }))
    expect(linksOf()).toEqual([about, about])
  })
})
