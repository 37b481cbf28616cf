import { describe, expect, test } from 'vitest'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { createFakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import { renderPageToString, type RenderOptions } from './server.tsx'
import type { NodeSource } from './source.ts'

const components: Readonly<Record<string, ElementComponent>> = { ...plainElements, nothing: () => null }

const text = (uid: string, more: Partial<PublishedNode> = {}): PublishedNode =>
  node(uid, { text: publishedBinding('word') }, undefined, { live: LIVE.text, direct: { text: 'text' }, ...more })

/** Draws nodes in the section `a`, the first one in it being the subtree that is looked at, beside a text that is drawn. */
function draw(
  nodes: readonly PublishedNode[],
  options: RenderOptions = { marksHoles: true },
  get = sourceOf(...nodes).get,
  more: typeof components = {},
) {
  const page = node('a', {}, ['list', 'beside'], { liveInside: true })
  const beside = text('beside', { live: LIVE.text | LIVE.event, events: { click: ['w'] } })
  const source: NodeSource = { get: (uid) => [page, beside].find((one) => one.uid === uid) ?? get(uid) }
  const host = createFakeHost({ word: 'rye' })
  return renderPageToString({ sections: ['a'], source, host, components: { ...components, ...more } }, options)
}

const list = (children: readonly string[], more: Partial<PublishedNode> = {}) =>
  node('list', {}, children, { liveInside: true, ...more })

describe('a subtree that is never drawn again', () => {
  test('renderer-R40 is marked at its root and at every node that is alive in it, and nowhere else', () => {
    const page = [list(['one', 'still', 'two']), text('one'), node('still', { text: 'Still' }), text('two')]
    expect(draw(page).html).toBe(
      '<div><div data-hole="list"><div data-bound="one">rye</div><div>Still</div><div data-bound="two">rye</div></div><div>rye</div></div>',
    )
  })

  test('renderer-R40 may be one node, which carries both marks', () => {
    const { html, rows } = draw([text('list')])
    expect(html).toBe('<div><div data-hole="list" data-bound="list">rye</div><div>rye</div></div>')
    // Whoever has none need not load what keeps lists.
    expect(rows).toEqual({})
  })

  test('renderer-R40 carries no mark on a page that is not hydrated', () => {
    const { html, holes, bound } = draw([list(['one']), text('one')], {})
    expect(html).toBe('<div><div><div>rye</div></div><div>rye</div></div>')
    expect({ holes, bound }).toEqual({ holes: {}, bound: {} })
  })

  test('renderer-R40 may hold fields that are not bound, whatever stands in them', () => {
    const word = publishedBinding('word')
    expect(draw([text('list', { props: { text: word, title: 'Rye', tip: null } })]).bound).toEqual({ list: ['list'] })
  })

  test('renderer-R40 does not stand below a condition, nor in what cannot be adopted', () => {
    const one = text('one')
    const conditional = { condition: publishedBinding('word'), live: LIVE.structure }
    expect(draw([list(['one'], conditional), one])).toMatchObject({ holes: {}, bound: {} })
    expect(draw([list(['one'], { props: { tag: 'body' } }), one])).toMatchObject({ holes: {}, bound: {} })
    expect(draw([text('list', { direct: {}, attributes: { role: publishedBinding('word') } })])).toMatchObject({
      holes: {},
      bound: {},
    })
  })

  test('renderer-R40 may hold what is left out of the page', () => {
    const broken = text('broken', { broken: true, condition: publishedBinding('word') })
    const { html, bound } = draw([list(['broken', 'gone', 'one']), broken, text('one')])
    expect(html).toBe('<div><div data-hole="list"><div data-bound="one">rye</div></div><div>rye</div></div>')
    expect(bound).toEqual({ list: ['one'] })
  })

  test('renderer-R40 an element that draws nothing leaves its marks to no other', () => {
    const page = [list(['none', 'one', 'still']), text('none', { type: 'nothing' }), text('one'), node('still')]
    expect(draw(page).html).toContain('<div data-hole="list"><div data-bound="one">rye</div><div></div></div>')
    const last = [list(['none', 'still']), text('none', { type: 'nothing' }), node('still')]
    expect(draw(last).html).toContain('<div data-hole="list"><div></div></div>')
    expect(draw([text('list', { type: 'nothing' })])).toMatchObject({ html: '<div><div>rye</div></div>', holes: {}, bound: {} })
    expect(draw([node('list', {}, undefined, { type: 'nothing' })])).toMatchObject({
      html: '<div><div>rye</div></div>',
      holes: {},
    })
  })

  test('renderer-R40 one that react-dom draws is drawn once more as usual: what fails in it is named once, and the next one is bound', () => {
    const faulty = node('faulty', {}, undefined, { type: 'faulty' })
    const row = node('row', {}, ['list', 'next'], { liveInside: true, live: LIVE.structure })
    const page = [
      row,
      list(['faulty', 'lines']),
      faulty,
      node('lines', { tag: 'pre' }, ['one'], { liveInside: true }),
      text('one'),
      text('next'),
    ]
    const source = sourceOf(...page)
    const host = createFakeHost({ word: 'rye' })
    const { html, broken, bound, holes } = renderPageToString(
      { sections: ['row'], source, host, components },
      { marksHoles: true },
    )
    expect(html).toBe('<div><div><pre><div>rye</div></pre></div><div data-hole="next" data-bound="next">rye</div></div>')
    expect(broken.map(({ uid }) => uid)).toEqual(['faulty'])
    expect({ bound, holes }).toEqual({ bound: { next: ['next'] }, holes: { next: 'div' } })
  })

  test('renderer-R40 is looked through once, however deep it is and whatever stands at its end', () => {
    const deep = Array.from({ length: 100 }, (_, at) =>
      node(at === 0 ? 'list' : `n${at}`, {}, [`n${at + 1}`], { liveInside: true }),
    )
    const source = sourceOf(...deep, text('n100', { events: { click: ['w'] } }))
    let asked = 0
    const get: NodeSource['get'] = (uid) => {
      asked += 1
      return source.get(uid)
    }
    expect(draw([], undefined, get).bound).toEqual({})
    expect(asked).toBeLessThan(deep.length * 3)
  })
})

describe('a list in a subtree that is never drawn again', () => {
  const over = publishedBinding("[{ id: 'a', name: 'rye' }, { id: 'b', name: 'oat' }]")
  const repeat = { over, key: 'id' }
  const row = (children: readonly string[], more: Partial<PublishedNode> = {}) =>
    node('row', { tag: 'li' }, children, { live: LIVE.structure, repeat, ...more })
  const name = (more: Partial<PublishedNode> = {}) =>
    text('name', { props: { text: publishedBinding('context.item.data.name') }, ...more })
  const still = node('still', { text: 'Still' })

  test('renderer-R43 is drawn with a mark at the root of each row and a comment behind the last one, and brings a template', () => {
    const { html, holes, bound, rows } = draw([list(['row', 'still']), row(['name']), name(), still])
    expect(html).toContain(
      '<div data-hole="list"><li data-bound="row"><div data-bound="name">rye</div></li><li data-bound="row"><div data-bound="name">oat</div></li><!--row--><div>Still</div></div>',
    )
    expect(holes).toEqual({ list: 'div' })
    expect(bound).toEqual({ list: [] })
    const template = '<li data-bound="row"><div data-bound="name"></div></li>'
    expect(rows).toEqual({ list: [{ uid: 'row', template, bound: ['name'] }] })
  })

  test('renderer-R43 brings a template also where there is no row', () => {
    const empty = row(['name'], { repeat: { over: publishedBinding('[]') } })
    const { html, rows } = draw([list(['row']), empty, name()])
    expect(html).toContain('<div data-hole="list"><!--row--></div>')
    expect(rows['list']?.[0]?.template).toBe('<li data-bound="row"><div data-bound="name"></div></li>')
  })

  test('renderer-R43 its rows may hear events and have bound attributes of data and bound styles, which are not in the template', () => {
    const events = { click: ['w'] }
    const alive = row(['name', 'press'], {
      attributes: { 'data-kind': publishedBinding("'grain'"), class: 'row' },
      live: LIVE.structure | LIVE.attribute | LIVE.event,
      events,
    })
    const style = { color: publishedBinding("'red'") }
    const press = node('press', { text: 'x' }, undefined, { live: LIVE.event | LIVE.style, events, style })
    const { html, rows } = draw([list(['row']), alive, name(), press])
    expect(html).toContain('<li data-bound="row" data-kind="grain" class="row"><div data-bound="name">rye</div>')
    expect(rows).toEqual({
      list: [
        {
          uid: 'row',
          template: '<li data-bound="row" class="row"><div data-bound="name"></div><div data-bound="press">x</div></li>',
          bound: ['row', 'name', 'press'],
        },
      ],
    })
  })

  test('renderer-R47 its rows may have bound attributes that no body draws, and bound addresses, which are not in the template', () => {
    const anchor: ElementComponent = ({ root, link }) => <a {...root} {...link} />
    const link = { href: publishedBinding("'/grains/' + context.item.data.id"), direct: true, rel: 'nofollow' } as const
    const linked = node('name', {}, undefined, { type: 'anchor', live: LIVE.attribute, link })
    const titled = row(['name', 'still'], { attributes: { title: publishedBinding('context.item.data.name') } })
    const { html, rows } = draw(
      [list(['row']), titled, linked, node('still', { text: 'Still' }, undefined, { attributes: { title: 'Still' } })],
      undefined,
      undefined,
      { anchor },
    )
    expect(html).toContain(
      '<li data-bound="row" title="oat"><a data-bound="name" href="/grains/b" rel="nofollow"></a><div title="Still">',
    )
    const template = '<li data-bound="row"><a data-bound="name" rel="nofollow"></a><div title="Still">Still</div></li>'
    expect(rows).toEqual({ list: [{ uid: 'row', template, bound: ['row', 'name'] }] })
    const drawn = { ...linked, link: { href: link.href } }
    expect(draw([list(['row']), titled, drawn, still], undefined, undefined, { anchor }).rows).toEqual({})
  })

  test.each<[string, readonly PublishedNode[]]>([
    ['a condition', [row(['name']), name({ condition: publishedBinding('word') })]],
    ['an element that is at work itself', [row(['name']), name({ live: LIVE.text | LIVE.element })]],
    ['an event that is heard at the element alone', [row(['name']), name({ live: LIVE.event, events: { mouseenter: ['w'] } })]],
    ['an event of coming and going', [row(['name']), name({ live: LIVE.event, events: { 'on-mounted': ['w'] } })]],
    ['an event that a component hears, too', [row(['name']), name({ live: LIVE.text | LIVE.event })]],
    [
      'a bound attribute that its body may read',
      [row(['name'], { attributes: { 'aria-label': publishedBinding('word') } }), name()],
    ],
    ['a list', [row(['name']), name({ repeat, live: LIVE.text | LIVE.structure })]],
    ['a field that its body computes with', [row(['name']), name({ direct: {} })]],
    ['what react-dom draws', [row(['lines']), node('lines', { tag: 'pre' }, ['name'], { liveInside: true }), name()]],
    ['a body that needs values', [row(['name']), name({ type: 'needy' })]],
  ])('renderer-R43 is drawn as usual when its rows have %s', (_, nodes) => {
    const needy: ElementComponent = ({ root, props }) => <p {...root}>{(props as { text: string }).text.toUpperCase()}</p>
    const { rows, html, broken } = draw([list(['row']), ...nodes], undefined, undefined, { needy })
    expect(rows).toEqual({})
    expect(html).not.toContain('<!--row-->')
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(broken).toEqual([])
  })
})
