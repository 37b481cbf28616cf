import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf, fieldsOf as smallFacts, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import type { FieldsOf } from '../../element-facts.ts'
import { entriesOf, fillEntries, moveEntry } from './entries.ts'

const SLOTS = ['heads', 'parts']
/** The small catalogue, with a place for heads and one for four parts in each box. */
const fieldsOf: FieldsOf = (type) =>
  type === 'box' ? { fields: {}, slots: { heads: {}, parts: { max: 4 } }, isSection: false } : smallFacts(type)

function open(heads: number, parts: number) {
  const site = smallSite()
  const id = idOf('box')
  const fill = (children: Parameters<typeof fillEntries>[1]['children'], count: number, newId = idSource('m')) =>
    fillEntries(site.view, { id, children, count, newId, fieldsOf })
  const text = (words: string) => ({ element: 'text', props: { text: words } })
  site.run(fill({ heads: text('Head') }, heads, idSource('h')))
  site.run(fill({ parts: text('Part') }, parts, idSource('p')))
  const seen = () =>
    entriesOf(site.view, id, SLOTS).map((entry) =>
      entry.map((child) => child && child.slice(0, 1) + Number(child.slice(1))).join(),
    )
  return {
    ...site,
    id,
    fill,
    text,
    seen,
    move: (from: number, to: number) => moveEntry(site.view, { id, slots: SLOTS, from, to }),
  }
}

describe('entries of several slots', () => {
  it('document-D231 what stands at one place of each slot belongs together, and one more is made in all of them', () => {
    const { seen, run, fill, text, view } = open(2, 2)
    expect(seen()).toEqual(['h1,p1', 'h2,p2'])
    const children = { heads: text('Third'), parts: text('What is third') }
    const result = fill(children, 3)
    run(result)
    expect(seen()).toEqual(['h1,p1', 'h2,p2', 'm1,m2'])
    expect(result).toMatchObject({ ok: true, ids: [idSource('m')(), 'm000000000000002'] })
    expect(view.find('node', idSource('m')())?.props['text']).toEqual({ ru: 'Third' })
  })

  it('document-D231 those that a slot has too few of are made, and none that is there goes', () => {
    const { seen, run, fill, text } = open(3, 1)
    expect(seen()).toEqual(['h1,p1', 'h2,', 'h3,'])
    run(fill({ heads: text('Head'), parts: text('Part') }, 2))
    expect(seen()).toEqual(['h1,p1', 'h2,m1', 'h3,'])
  })

  it('document-D231 what is made looks like the last one, in and out, and says what it is given', () => {
    const { seen, run, fill, view, store, id } = open(0, 0)
    const box = { element: 'box', styles: { default: { color: 'red' } }, slots: { heads: [{ element: 'text' }] } }
    run(fill({ heads: box }, 1))
    const [first = ''] = view.children(id, 'heads')
    const [inside = ''] = view.children(first, 'heads')
    store.apply({
      put: { [idOf('other')]: { ...(view.find('style-class', idOf('class')) ?? expect.fail()), id: idOf('other') } },
      set: {
        [first]: { [`classes/${idOf('class')}`]: [null, 'a1'], [`classes/${idOf('other')}`]: [null, 'a0'] },
        [inside]: { 'styles/default/color': [null, 'blue'] },
      },
    })
    run(fill({ heads: { ...box, slots: { heads: [{ element: 'text', props: { text: 'New' } }] } } }, 2, idSource('q')))
    const [, second] = view.children(id, 'heads').map((child) => view.find('node', child))
    const [below] = view.children(second?.id ?? '', 'heads').map((child) => view.find('node', child))
    expect([second?.styles, Object.keys(second?.classes ?? {})]).toEqual([
      { default: { color: 'red' } },
      [idOf('other'), idOf('class')],
    ])
    expect([below?.styles, below?.props]).toEqual([{ default: { color: 'blue' } }, { text: { ru: 'New' } }])
    run(fill({ heads: { element: 'text', styles: { default: { color: 'green' } } } }, 3, idSource('t')))
    expect(view.find('node', view.children(id, 'heads')[2] ?? '')?.styles).toEqual({ default: { color: 'green' } })
    expect(seen()).toHaveLength(3)
  })

  it('document-D231 what does not fit, has no room or no element around it is refused', () => {
    const { fill, text, view } = open(1, 4)
    expect(codesOf(fill({ parts: text('Fifth') }, 5))).toEqual(['slot-full'])
    expect(codesOf(fill({ heads: { element: 'row' } }, 2))).toEqual(['parents-only'])
    const away = { id: idOf('nobody'), children: {}, count: 1, newId: idSource(), fieldsOf }
    expect(codesOf(fillEntries(view, away))).toEqual(['unknown-record'])
    expect(codesOf(moveEntry(view, { id: idOf('nobody'), slots: SLOTS, from: 0, to: 1 }))).toEqual(['unknown-record'])
  })

  it('document-D232 an entry is moved in each slot, as far as the slot has children', () => {
    const { seen, run, move } = open(3, 2)
    run(move(0, 2))
    expect(seen()).toEqual(['h2,p2', 'h3,p1', 'h1,'])
    run(move(2, 0))
    expect(seen()).toEqual(['h1,p2', 'h2,p1', 'h3,'])
    const nothing = move(7, 0)
    expect(nothing).toEqual({ ok: true, diff: {}, ids: [] })
  })

  it('document-D232 moves of entries keep each together, as moves within a list do', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(5)), { maxLength: 8 }), (moves) => {
        const { seen, run, move } = open(4, 4)
        const list = seen().slice()
        for (const [from, to] of moves) {
          run(move(from, to))
          list.splice(to, 0, ...list.splice(from, 1))
          expect(seen()).toEqual(list)
        }
      }),
      { seed: 12, numRuns: 60 },
    )
  })
})
