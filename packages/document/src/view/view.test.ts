import { createStore } from '@heddle/store'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankNode } from '../records/blank.ts'
import type { DocumentRecord, NodeRecord } from '../records/types.ts'
import { idOf, smallSite, smallSiteRecords } from '../testing/small-site.ts'
import { createDocumentView } from './view.ts'

const place = (parent: string, index: string, slot = 'children') => ({ parentId: idOf(parent), slot, index })

describe('tree', () => {
  it('document-D1 siblings stand by key, equal keys by id, in byte order', () => {
    const { view, store } = smallSite()
    store.apply({
      put: Object.fromEntries(
        ['zz', 'aa', 'mm'].map((name) => [idOf(name), blankNode(idOf(name), 'text', place('second', 'a5'))]),
      ),
    })
    store.apply({ put: { [idOf('up')]: blankNode(idOf('up'), 'text', place('second', 'Zz')) } })
    expect(view.children(idOf('second'), 'children')).toEqual([idOf('up'), idOf('aa'), idOf('mm'), idOf('zz')])
  })

  it('document-D1 children of several slots come slot by slot', () => {
    const { view, store } = smallSite()
    store.apply({
      put: {
        [idOf('one')]: blankNode(idOf('one'), 'icon', place('button', 'a0', 'right')),
        [idOf('two')]: blankNode(idOf('two'), 'icon', place('button', 'a9', 'left')),
      },
    })
    expect(view.children(idOf('button'))).toEqual([idOf('two'), idOf('one')])
    expect(view.slots(idOf('button'))).toEqual(['left', 'right'])
  })

  it('document-D1 whatever order the records come in, children and slots are the same', () => {
    const nodes = ['a1', 'a0', 'a0', 'Zz', 'a2', 'a1'].flatMap((index, at) => [
      blankNode(idOf(`inbox${at}x`), 'text', place('box', index)),
      blankNode(idOf(`insecond${at}x`), 'text', place('second', index, at % 2 === 0 ? 'right' : 'left')),
    ])
    const records = [...smallSiteRecords(), ...nodes]
    const answersOf = (given: readonly DocumentRecord[]) => {
      const view = createDocumentView(createStore(given))
      return records.map(({ id }) => [view.slots(id), view.children(id), view.children(id, 'left'), view.parent(id)])
    }
    const expected = answersOf(records)
    expect(expected.flat(2)).toContain(idOf('inbox3x'))
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (shuffled) => {
        expect(answersOf(shuffled)).toEqual(expected)
      }),
      { seed: 7, numRuns: 50 },
    )
  })

  it('document-D2 D3 after random moves and removals the view answers what a fresh one answers', () => {
    const names = ['texta', 'textb', 'box', 'button', 'section', 'second', 'extra']
    const move = fc.record({
      name: fc.constantFrom(...names),
      parent: fc.constantFrom(...names, 'home', 'nowhere'),
      slot: fc.constantFrom('children', 'icon'),
      index: fc.constantFrom('a0', 'a1', 'a2', 'Zz'),
      action: fc.constantFrom('move', 'remove', 'put'),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const { store, view } = smallSite()
        view.usagesOf(idOf('about'))
        for (const { name, parent, slot, index, action } of moves) {
          const id = idOf(name)
          const held = store.get(id) as NodeRecord | undefined
          const to = place(parent, index, slot)
          if (action === 'put') store.apply({ put: { [id]: blankNode(id, 'box', to) } })
          else if (held && action === 'move') store.apply({ set: { [id]: { place: [{ ...held.place }, to] } } })
          else if (held) store.apply({ remove: { [id]: held } })
          const fresh = createDocumentView(createStore(store.values()))
          for (const other of [...names, 'home', 'about', 'nowhere'].map(idOf)) {
            expect(view.children(other)).toEqual(fresh.children(other))
            expect(view.children(other, slot)).toEqual(fresh.children(other, slot))
            expect(view.ancestors(other)).toEqual(fresh.ancestors(other))
            expect(view.usagesOf(other)).toEqual(expect.arrayContaining([...fresh.usagesOf(other)]))
            expect(view.usagesOf(other)).toHaveLength(fresh.usagesOf(other).length)
          }
          expect(view.of('node')).toEqual(fresh.of('node'))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('document-D3 a list of children is the same value until it changes, and its subscribers hear of that only', () => {
    const { view, store } = smallSite()
    const before = view.children(idOf('section'), 'children')
    let calls = 0
    const stop = view.subscribeChildren(idOf('section'), () => (calls += 1))
    store.apply({ set: { [idOf('texta')]: { name: ['', 'Title'] } } })
    expect(view.children(idOf('section'), 'children')).toBe(before)
    expect(calls).toBe(0)
    store.apply({ set: { [idOf('texta')]: { place: [place('section', 'a0'), place('section', 'a9')] } } })
    expect(view.children(idOf('section'), 'children')).toEqual(['textb', 'box', 'texta'].map(idOf))
    expect(calls).toBe(1)
    stop()
    store.apply({ set: { [idOf('texta')]: { place: [place('section', 'a9'), place('box', 'a9')] } } })
    expect(calls).toBe(1)
  })

  it('document-D4 a circle of parents and a missing parent end', () => {
    const node = (name: string, parent: string) => blankNode(idOf(name), 'box', place(parent, 'a0'))
    const { view } = smallSite([node('a', 'b'), node('b', 'c'), node('c', 'a'), node('self', 'self'), node('lost', 'gone')])
    expect(view.ancestors(idOf('a'))).toEqual([idOf('b'), idOf('c')])
    expect(view.ancestors(idOf('self'))).toEqual([])
    expect(view.parent(idOf('lost'))).toBeUndefined()
    expect(view.pageOf(idOf('a'))).toBeUndefined()
    expect(view.pageOf(idOf('lost'))).toBeUndefined()
  })
})

describe('derived', () => {
  it('document-D5 usages of classes, tokens, pages, sections and variables carry their path', () => {
    const { view } = smallSite()
    expect(view.usagesOf(idOf('class'))).toEqual([{ id: idOf('texta'), path: `classes/${idOf('class')}` }])
    expect(view.usagesOf(idOf('token'))).toEqual([{ id: idOf('box'), path: 'styles/default/color/id' }])
    expect(view.usagesOf(idOf('variable'))).toEqual([{ id: idOf('textb'), path: 'props/text/ru/code' }])
    expect(view.usagesOf(idOf('second'))).toEqual([{ id: idOf('button'), path: 'link/sectionId' }])
    expect(view.usagesOf(idOf('home'))).toContainEqual({ id: idOf('site'), path: 'homePageId' })
  })

  it('document-D5 usages follow changes', () => {
    const { view, store } = smallSite()
    expect(view.usagesOf(idOf('token'))).toHaveLength(1)
    store.apply({ set: { [idOf('box')]: { 'styles/default/color': [{ type: 'token', id: idOf('token') }, null] } } })
    expect(view.usagesOf(idOf('token'))).toEqual([])
  })

  it('document-D5 usages that are read ahead in parts are those of one pass, whatever changes between the parts', () => {
    const nodes = Array.from({ length: 200 }, (_, at) => ({
      ...blankNode(idOf(`node${at}x`), 'text', place('box', 'a3')),
      props: { text: { en: { type: 'f', code: `variables['${idOf(`read${at % 7}x`)}']` } } },
    })) as readonly NodeRecord[]
    const change = fc.record({ at: fc.nat(250), read: fc.nat(6), action: fc.constantFrom('put', 'remove', 'read', 'ask') })
    fc.assert(
      fc.property(fc.array(change, { minLength: 4, maxLength: 30 }), (changes) => {
        const store = createStore<DocumentRecord>([...smallSiteRecords(), ...nodes])
        const view = createDocumentView(store)
        for (const { at, read, action } of changes) {
          const id = idOf(`node${at}x`)
          const held = store.get(id)
          const props = { text: { en: { type: 'f', code: `variables['${idOf(`read${read}x`)}']` } } }
          if (action === 'read') view.readUsages(() => true)
          else if (action === 'ask') view.usagesOf(idOf('token'))
          else if (action === 'put')
            store.apply({ put: { [id]: { ...blankNode(id, 'text', place('box', 'a4')), props } as NodeRecord } })
          else if (held) store.apply({ remove: { [id]: held } })
        }
        const fresh = createDocumentView(createStore(store.values()))
        for (const name of ['read0x', 'read3x', 'read6x', 'class', 'token']) {
          const usages = view.usagesOf(idOf(name))
          expect(usages).toEqual(expect.arrayContaining([...fresh.usagesOf(idOf(name))]))
          expect(usages).toHaveLength(fresh.usagesOf(idOf(name)).length)
        }
      }),
      { seed: 5, numRuns: 60 },
    )
  })

  it('document-D5 reading ahead stops when it is told to, and says when everything is read', () => {
    const nodes = Array.from({ length: 200 }, (_, at) => blankNode(idOf(`node${at}x`), 'text', place('box', 'a3')))
    const view = createDocumentView(createStore<DocumentRecord>([...smallSiteRecords(), ...nodes]))
    let parts = 0
    while (!view.readUsages(() => true)) parts += 1
    expect(parts).toBeGreaterThan(4)
    expect(view.readUsages(() => true)).toBe(true)
    expect(view.usagesOf(idOf('token'))).toHaveLength(1)
  })

  it('document-D6 languages, screens, home page and page of a node', () => {
    const { view, store } = smallSite()
    store.apply({ set: { [idOf('site')]: { 'languages/en': [null, { index: 'Zz', isDefault: false }] } } })
    expect(view.languages()).toEqual(['en', 'ru'])
    expect(view.defaultLanguage()).toBe('ru')
    expect(view.screens().map(({ id }) => id)).toEqual(['default', 'tablet', 'mobile'])
    expect(view.homePage()?.name).toBe('Home')
    expect(view.pageOf(idOf('button'))).toBe(idOf('home'))
    expect(view.ancestors(idOf('button'))).toEqual(['box', 'section', 'home'].map(idOf))
  })

  it('document-D6 an empty store has a view', () => {
    const view = createDocumentView(createStore<DocumentRecord>())
    expect([view.site(), view.homePage(), view.languages(), view.screens(), view.of('page')]).toEqual([
      undefined,
      undefined,
      [],
      [],
      [],
    ])
  })

  it('document-D3 lists of a kind are made anew only after a change of the kind', () => {
    const { view, store } = smallSite()
    const pages = view.of('page')
    store.apply({ set: { [idOf('texta')]: { name: ['', 'Title'] } } })
    expect(view.of('page')).toBe(pages)
    store.apply({ set: { [idOf('about')]: { index: ['a1', 'Zz'] } } })
    expect(view.of('page').map(({ name }) => name)).toEqual(['About', 'Home'])
    expect(smallSiteRecords()).toHaveLength(12)
  })
})
