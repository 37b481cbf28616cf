import type { DocumentRecord, NodeRecord } from '@heddle/document'
import type { Diff } from '@heddle/store'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { id, node, page, project, styleClass, token, variable, type Project } from './testing/fixture.ts'
import { publish, type Published } from './testing/publish.ts'

const LANGUAGES = ['ru', 'en']
const PAGES = ['home', 'about', 'news', 'shop']
const bind = (code: string) => ({ type: 'f' as const, code })

/** Pages with a section of two texts and a button each; one of them is live. All share a class and a token. */
function site(): Project {
  const pages = PAGES.slice(1).map((name) => page(name, name, { langs: LANGUAGES, title: { ru: name, en: name } }))
  const nodes = PAGES.flatMap((name) => [
    node(`${name}s`, name, 'section', { name: `Part of ${name}` }),
    node(`${name}a`, `${name}s`, 'text', { props: { text: { ru: 'Текст', en: 'Text' } }, classes: { [id('lead')]: 'a0' } }),
    node(`${name}b`, `${name}s`, 'text', { props: { text: { ru: name === 'shop' ? bind('variables.count') : 'Ещё' } } }),
    node(`${name}c`, `${name}s`, 'button', {
      link: { type: 'internal', pageId: id('about') },
      props: { text: { ru: 'Дальше' } },
    }),
  ])
  return project(
    [
      ...pages,
      ...nodes,
      styleClass('lead', { default: { color: { type: 'token', id: id('ink') } } }),
      token('ink', 'color', '#123456'),
      variable('count', 'count'),
    ],
    LANGUAGES,
  )
}

/** One of the things that a builder does, with numbers that say where and what. */
function editOf({ store }: Project, what: number, where: number, value: number): Diff<DocumentRecord> {
  const name = PAGES[where % PAGES.length] ?? 'home'
  const set = (of: string, path: string, to: string | object | null): Diff<DocumentRecord> =>
    store.has(id(of)) ? { set: { [id(of)]: { [path]: [null, to as string] } } } : {}
  const extra = `extra${value % 3}`
  const edits: readonly (() => Diff<DocumentRecord>)[] = [
    () => set(`${name}a`, 'props/text/ru', `Текст ${value}`),
    () => set(`${name}a`, 'props/text/en', value % 2 === 0 ? null : `Text ${value}`),
    () => set(`${name}b`, 'props/text/ru', value % 2 === 0 ? bind('variables.count') : `Ещё ${value}`),
    () => set(`${name}b`, 'styles/default/color', `#00000${value % 10}`),
    () => set(`${name}a`, `classes/${id('lead')}`, value % 2 === 0 ? null : 'a0'),
    () => set('lead', 'styles/default/opacity', `0.${(value % 9) + 1}`),
    () => set('ink', 'value', `#11111${value % 10}`),
    () => set('ink', 'darkValue', value % 2 === 0 ? null : '#eeeeee'),
    () => set(name, 'title/ru', `Название ${value}`),
    () => set('about', 'paths/default', `about${value % 3}`),
    () => set('about', 'userGroups', value % 2 === 0 ? [] : [{ name: 'Friends' }]),
    () => set(`${name}s`, 'name', `Part ${value % 4}`),
    () => set('site', 'name', `Bakery ${value % 4}`),
    () => set('site', 'defaultTheme', value % 2 === 0 ? 'light' : 'dark'),
    () => set(`${name}c`, 'place', { parentId: id(`${name}s`), slot: 'children', index: `Z${value % 10}` }),
    () => {
      const held = store.get(id(extra)) as NodeRecord | undefined
      return held
        ? { remove: { [held.id]: held } }
        : { put: { [id(extra)]: { ...node(extra, `${name}s`, 'text'), props: { text: { ru: `Новый ${value}` } } } } }
    },
  ]
  return edits[what % edits.length]?.() ?? {}
}

/** All files of a release whose kept ones are those of the release before. */
function wholeOf(published: Published, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const kept = published.kept.map(({ path }): [string, string] => [path, before.get(path) ?? `${path} is not there`])
  return new Map([...kept, ...published.files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

it('publish-P7 P8 whatever is edited, a release that keeps pages is byte for byte the one that is made anew', async () => {
  const edits = fc.array(fc.tuple(fc.nat({ max: 15 }), fc.nat({ max: 3 }), fc.nat({ max: 30 })), { minLength: 1, maxLength: 3 })
  let keptPages = 0
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 6 }), async (rounds) => {
      const one = site()
      let last = await publish(one)
      let files = last.files
      for (const round of rounds) {
        for (const [what, where, value] of round) one.change(editOf(one, what, where, value))
        const kept = await publish(one, { previous: last })
        const anew = await publish(one, { previous: { fingerprints: {}, version: last.version } })
        expect([kept.ok, anew.ok, anew.kept]).toEqual([true, true, []])
        files = wholeOf(kept, files)
        expect(files).toEqual(wholeOf(anew, new Map()))
        expect([kept.fingerprints, kept.version, kept.assets]).toEqual([anew.fingerprints, anew.version, anew.assets])
        keptPages += kept.kept.length
        last = kept
      }
    }),
    { seed: 20, numRuns: 12 },
  )
  // The law would hold by itself if nothing were ever kept.
  expect(keptPages).toBeGreaterThan(100)
})
