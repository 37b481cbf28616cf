import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentRecord, NodeRecord, RecordChanges } from '@heddle/document'
import { component, instance, rootNode, standing } from '../testing/component.ts'
import { id, node, page, project, styleClass, token, variable, type Project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'
import { createKeptPages } from './kept-pages.ts'

const SEED = 5
const bind = (code: string) => ({ type: 'f' as const, code })
const text = (name: string, parent: string, value: string, more: Partial<NodeRecord> = {}): NodeRecord =>
  node(name, parent, 'text', { props: { text: { ru: value, en: `${value} (en)` } }, ...more })

/** Pages that link to one another, to sections and to what stands in them; a live one, and one with an instance of a component. */
function bakery(): Project {
  return project(
    [
      page('test', 'test', { langs: ['ru', 'en'] }),
      page('live', 'live'),
      page('more', 'more'),
      variable('count', 'count'),
      token('brand', 'color', '#112233', { name: 'brand' }),
      styleClass('box', { default: { color: 'red' } }),
      component('card'),
      rootNode('card', 'flexbox'),
      text('incard', 'cardroot', 'In the card'),
      node('first', 'home', 'section', { name: 'Prices' }),
      node('second', 'home', 'section', { name: 'Prices' }),
      node('other', 'test', 'section', { name: 'About' }),
      node('alive', 'live', 'section', { name: 'Alive' }),
      node('last', 'more', 'section', { name: 'More' }),
      node('box', 'first', 'flexbox', { classes: { [id('box')]: 'a0' } }),
      text('plain', 'box', 'Loaf'),
      text('deep', 'other', 'Deep', { attributes: { id: 'deep' } }),
      text('bound', 'alive', '', { props: { text: { ru: bind('variables.count') } } }),
      text('coloured', 'second', 'Red', { styles: { default: { color: bind('colors.brand') } } }),
      text('topage', 'last', 'To the page', { link: { type: 'internal', pageId: id('test') } }),
      text('tosection', 'last', 'To the section', { link: { type: 'internal', pageId: id('home'), sectionId: id('second') } }),
      text('todeep', 'last', 'To what is deep', { link: { type: 'internal', sectionId: id('deep') } }),
      instance('inst', 'second', 'card'),
      component('banner', { type: 'section' }),
      rootNode('banner', 'section', { name: 'Banner' }),
      text('inbanner', 'bannerroot', 'In the banner'),
      standing('onhome', 'home', 'banner'),
      standing('ontest', 'test', 'banner'),
      text('tobanner', 'last', 'To the banner', { link: { type: 'internal', pageId: id('test'), sectionId: id('bannerroot') } }),
    ],
    ['ru', 'en'],
  )
}

type Edit = (record: NodeRecord) => readonly DocumentRecord[]
/** What becomes of a node. */
const EDITS: readonly Edit[] = [
  () => [],
  (record) => [{ ...record, name: `${record.name} again` }],
  (record) => [{ ...record, props: { ...record.props, text: { ru: 'Rye' } } }],
  (record) => [{ ...record, props: { ...record.props, text: { ru: bind('variables.count') } } }],
  (record) => [{ ...record, styles: { default: { opacity: '0.5', color: 'blue' } } }],
  (record) => [{ ...record, styles: { default: { color: 'blue', opacity: '0.5' } } }],
  (record) => [{ ...record, attributes: { id: 'renamed' } }],
  (record) => [{ ...record, linkId: 'a-link-id' }],
  (record) => [{ ...record, place: { ...record.place, index: 'a7' } }],
  (record) => [{ ...record, link: { type: 'internal', sectionId: id('last') } }],
  (record) => [record, { ...record, id: `${record.id.slice(0, 12)}copy` }],
  ...['home', 'test', 'first', 'other', 'last', 'box', 'card', 'cardroot', 'bannerroot', 'nowhere'].map(
    (parent): Edit =>
      (record) => [
        {
          ...record,
          place: {
            parentId: id(parent),
            slot: ['home', 'test'].includes(parent) ? 'sections' : parent === 'card' ? 'root' : 'children',
            index: 'a3',
          },
        },
      ],
  ),
]

/** What becomes of other records. */
const others = (record: DocumentRecord): DocumentRecord => {
  if (record.kind === 'page') return { ...record, name: `${record.name}!`, paths: { default: `${record.name.length}-path` } }
  if (record.kind === 'variable') return { ...record, defaultValue: '7', name: record.name === 'count' ? 'total' : 'count' }
  if (record.kind === 'token') return { ...record, value: '#abcdef', darkValue: '#000000' }
  if (record.kind === 'style-class') return { ...record, styles: { default: { color: 'green' } } }
  if (record.kind === 'site') return { ...record, name: 'Café' }
  return record
}

/** Makes the project's records these, and tells what that changed. */
function become({ store }: Project, after: ReadonlyMap<string, DocumentRecord>): RecordChanges {
  const changes = new Map<string, { before: DocumentRecord | undefined; after: DocumentRecord | undefined }>()
  for (const record of store.values()) if (!after.has(record.id)) changes.set(record.id, { before: record, after: undefined })
  for (const record of after.values()) {
    const before = store.get(record.id)
    if (before !== record) changes.set(record.id, { before, after: record })
  }
  const put = [...changes].flatMap(([key, change]) => (change.after ? [[key, change.after] as const] : []))
  const remove = [...changes].flatMap(([key, change]) => (change.before && !change.after ? [[key, change.before] as const] : []))
  store.apply({ put: Object.fromEntries(put), remove: Object.fromEntries(remove) })
  return changes
}

const CHANGE = fc.record({ which: fc.nat({ max: 70 }), how: fc.nat({ max: EDITS.length - 1 }), isBack: fc.boolean() })

describe('pages kept between publishes', () => {
  test('publish-P19 after any changes the release is, byte for byte, that of a publish that keeps nothing', async () => {
    let keptPages = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(CHANGE, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 6 }),
        async (steps) => {
          const bakeryNow = bakery()
          const first = new Map([...bakeryNow.store.values()].map((record) => [record.id, record]))
          const kept = createKeptPages()
          let previous = await publish(bakeryNow, { kept })
          for (const step of steps) {
            const after = new Map([...bakeryNow.store.values()].map((record) => [record.id, record]))
            for (const { which, how, isBack } of step) {
              const all = [...(isBack ? first : after).values()]
              const record = all[which % all.length]
              if (!record) continue
              // What was there at first comes back as it was; anything else is edited.
              if (isBack) after.set(record.id, record)
              else if (record.kind === 'node') {
                after.delete(record.id)
                for (const one of EDITS[how]?.(record) ?? []) after.set(one.id, one)
              } else after.set(record.id, others(record))
            }
            kept.note(bakeryNow.view, become(bakeryNow, after))
            const before = previous.ok ? { previous } : {}
            const cold = await publish(bakeryNow, before)
            const warm = await publish(bakeryNow, { ...before, kept })
            expect(warm.files).toEqual(cold.files)
            expect({ ...warm, file: 0 }).toEqual({ ...cold, file: 0 })
            keptPages += warm.kept.length
            previous = warm
          }
        },
      ),
      { seed: SEED, numRuns: 120 },
    )
    expect(keptPages).toBeGreaterThan(500)
  })

  /** A bakery that tells which pages were compiled for a publish that follows the one before. */
  function watchedBakery() {
    const bakeryNow = bakery()
    const kept = createKeptPages()
    const seen = new Set<string>()
    const slots = (parentId: string) => {
      const page = bakeryNow.view.pageOf(parentId)
      if (page !== undefined) seen.add(page)
      return bakeryNow.view.slots(parentId)
    }
    const watched = { ...bakeryNow, view: { ...bakeryNow.view, slots } }
    let previous: Awaited<ReturnType<typeof publish>> | undefined
    return {
      edit(name: string, change: Partial<NodeRecord>): void {
        const record = bakeryNow.view.find('node', id(name))
        if (!record) throw new Error(`no ${name}`)
        const all = new Map([...bakeryNow.store.values()].map((one) => [one.id, one]))
        kept.note(bakeryNow.view, become(bakeryNow, all.set(record.id, { ...record, ...change })))
      },
      async compiledBy(change: Parameters<typeof publish>[1] = {}): Promise<readonly string[]> {
        seen.clear()
        previous = await publish(watched, { ...(previous && { previous }), ...change, kept })
        return [...seen].map((page) => page.replace(/0+$/, '')).toSorted()
      },
    }
  }
  const all = ['home', 'live', 'more', 'test']

  test('publish-P19 a page that nothing touched is not compiled again; for another address or build all are', async () => {
    const { edit, compiledBy } = watchedBakery()
    expect(await compiledBy()).toEqual(all)
    expect(await compiledBy()).toEqual([])
    edit('plain', { props: { text: { ru: 'Rye' } } })
    expect(await compiledBy()).toEqual(['home'])
    edit('bound', { props: { text: { ru: bind('variables.count + 1') } } })
    expect(await compiledBy()).toEqual(['live'])
    edit('deep', { attributes: { id: 'deeper' } })
    expect(await compiledBy()).toEqual(['more', 'test'])
    edit('incard', { props: { text: { ru: 'Other' } } })
    expect(await compiledBy()).toEqual(['home'])
    edit('inbanner', { props: { text: { ru: 'On each of its pages' } } })
    expect(await compiledBy()).toEqual(['home', 'test'])
    edit('bannerroot', { linkId: 'banner-of-all' })
    expect(await compiledBy()).toEqual(all)
    edit('second', { name: 'Offers' })
    expect(await compiledBy()).toEqual(all)
    expect(await compiledBy({ origin: 'https://draft.example' })).toEqual(all)
    expect(await compiledBy()).toEqual(all)
    expect(await compiledBy()).toEqual([])
  })

  test('publish-P19 a page that the release before holds otherwise is compiled to be drawn, though nothing touched it', async () => {
    const { compiledBy } = watchedBakery()
    expect(await compiledBy()).toEqual(all)
    expect(await compiledBy({ previous: { fingerprints: {}, version: undefined } })).toEqual(all)
    expect(await compiledBy()).toEqual([])
  })

  test('publish-P19 a page that reads the time of publishing is made anew each time', async () => {
    const { edit, compiledBy } = watchedBakery()
    edit('bound', { props: { text: { ru: bind('now()') } } })
    expect(await compiledBy()).toEqual(all)
    expect(await compiledBy({ now: 1 })).toEqual(['live'])
  })
})
