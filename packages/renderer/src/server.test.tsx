import { describe, expect, test } from 'vitest'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { Slot, useIsSlotFilled, usePartId, type ElementComponent } from '@heddle/kit/react'
import { createFakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import { renderPageToString } from './server.tsx'

function draw(
  nodes: readonly PublishedNode[],
  values: Readonly<Record<string, unknown>> = {},
  sections: readonly string[] = ['a'],
) {
  return renderPageToString({
    sections,
    source: sourceOf(...nodes),
    host: createFakeHost(values),
    components: plainElements,
  })
}

describe('holes', () => {
  const page = [
    node('a', {}, ['b', 'c', 'd'], { liveInside: true }),
    node('b', { text: 'still' }, ['e'], { className: 'k' }),
    node('c', { text: publishedBinding('word') }, undefined, {
      live: LIVE.text,
    }),
    node('d', { tag: 'custom-tag', text: 'own' }),
    node('e', { text: 'inside' }),
  ]
  const drawn = (options?: { readonly marksHoles: boolean }) =>
    renderPageToString(
      {
        sections: ['a'],
        source: sourceOf(...page),
        host: createFakeHost({ word: 'x' }),
        components: plainElements,
      },
      options,
    )

  test('renderer-R24 the topmost static nodes carry their uid on a page that is hydrated', () => {
    expect(drawn({ marksHoles: true }).html).toBe(
      '<div><div data-hole="b" class="k">still<div>inside</div></div><div>x</div><custom-tag data-hole="d">own</custom-tag></div>',
    )
  })

  test('renderer-R24 and on no other page', () => {
    expect(drawn().html).not.toContain('data-hole')
  })
})

describe('a page as HTML', () => {
  test('renderer-R1 is its sections one after another, with nothing around them', () => {
    expect(draw([node('a', { text: '1' }), node('b', { text: '2' })], {}, ['a', 'b']).html).toBe('<div>1</div><div>2</div>')
  })

  test('renderer-R2 a node’s one element carries class, attributes and style', () => {
    const styled = node('a', {}, undefined, {
      className: 'c1',
      attributes: {
        id: 'top',
        class: 'own',
        onclick: 'alert(1)',
        title: publishedBinding('word'),
      },
      style: {
        color: publishedBinding('color'),
        width: publishedBinding('size'),
      },
      live: LIVE.attribute | LIVE.style,
    })
    expect(draw([styled], { word: 'A "word"', color: 'red', size: 4 }).html).toBe(
      '<div class="c1 own" id="top" title="A &quot;word&quot;" style="color:red;width:4px"></div>',
    )
  })

  test('renderer-R3 slots hold the children in their order', () => {
    const page = [node('a', {}, ['c', 'b']), node('b', { text: 'B' }), node('c', {}, ['d']), node('d', { text: 'D' })]
    expect(draw(page).html).toBe('<div><div><div>D</div></div><div>B</div></div>')
  })

  test('renderer-R3 a child without slots of its own does not draw its parent’s', () => {
    expect(draw([node('a', {}, ['b']), node('b')]).html).toBe('<div><div></div></div>')
  })

  test('renderer-R3 an element knows which of its slots hold something', () => {
    const holder: ElementComponent = ({ root }) => (
      <p {...root}>{['children', 'other'].map((name) => (useIsSlotFilled(name) ? 'full' : 'empty')).join()}</p>
    )
    const drawn = (more: Partial<PublishedNode>) =>
      renderPageToString({
        sections: ['a'],
        source: sourceOf(node('a', {}, undefined, { type: 'holder', ...more }), node('b')),
        host: createFakeHost(),
        components: { ...plainElements, holder },
      }).html
    for (const more of [{}, { live: LIVE.text }]) {
      expect(drawn(more)).toBe('<p>empty,empty</p>')
      expect(drawn({ ...more, slots: { children: ['b'] } })).toBe('<p>full,empty</p>')
      expect(drawn({ ...more, slots: { children: [] } })).toBe('<p>empty,empty</p>')
    }
  })

  test('renderer-R11 a formula that fails gives nothing', () => {
    expect(
      draw([
        node('a', { text: publishedBinding('missing.deep.value') }, undefined, {
          live: LIVE.text,
        }),
      ]).html,
    ).toBe('<div></div>')
  })

  test('renderer-R12 S2-19 S3-31 a node whose condition does not hold is left out with all it holds', () => {
    const page = [
      node('a', {}, ['b', 'c']),
      node('b', { text: 'B' }, undefined, {
        condition: publishedBinding('n > 1'),
        live: LIVE.structure,
      }),
      node('c', { text: 'C' }, undefined, { condition: false }),
    ]
    expect(draw(page, { n: 2 }).html).toBe('<div><div>B</div></div>')
    expect(draw(page, { n: 1 }).html).toBe('<div></div>')
  })

  const repeatedPage = (condition: string) => [
    node('a', {}, ['b'], { liveInside: true }),
    node('b', { text: publishedBinding('context.item.index + context.item.data.name') }, ['c'], {
      repeat: { over: publishedBinding('list') },
      condition: publishedBinding(condition),
      live: LIVE.structure | LIVE.text,
    }),
    node('c', { text: publishedBinding('context.item.data.name') }, undefined, {
      live: LIVE.text,
    }),
  ]
  const list = [{ name: 'p' }, { name: 'q' }]

  test('renderer-R13 a repeated node is drawn for each row', () => {
    const page = repeatedPage('true')
    expect(draw(page, { list }).html).toBe('<div><div>0p<div>p</div></div><div>1q<div>q</div></div></div>')
    expect(draw(page, { list: { data: list } }).html).toContain('0p')
    expect(draw(page, { list: 'none' }).html).toBe('<div></div>')
  })

  test('renderer-R15 the condition of a repeated node is looked at in every row', () => {
    expect(draw(repeatedPage('context.item.data.name !== "p"'), { list }).html).toBe('<div><div>1q<div>q</div></div></div>')
  })

  test('renderer-R21 a node that fails is left out and named, its neighbours stand', () => {
    const page = [
      node('a', {}, ['b', 'c', 'd']),
      node('b', { text: 'B' }),
      node('c', {}, ['e'], { type: 'faulty' }),
      node('d', { text: 'D' }),
      node('e', { text: 'E' }),
    ]
    const { html, broken } = draw(page)
    expect(html).toBe('<div><div>B</div><div>D</div></div>')
    expect(broken).toEqual([{ uid: 'c', message: 'This element always fails' }])
  })

  test.each([
    ['a form', { tag: 'form' }, {}, ['<form>', '</form>']],
    ['a group of fields', { tag: 'fieldset' }, {}, ['<fieldset>', '</fieldset>']],
    [
      'an element with an attribute that only react-dom knows',
      {},
      { attributes: { spellcheck: 'false' } },
      ['<div spellCheck="false">', '</div>'],
    ],
  ])('renderer-R21 a node that fails inside %s fails alone', (_, props, more, [start, end]) => {
    const page = [
      node('a', props, ['b', 'c', 'd'], more),
      node('b', { text: 'B' }),
      node('c', {}, undefined, { type: 'faulty' }),
      node('d', { text: 'D' }),
    ]
    const { html, broken } = draw(page)
    expect(html).toBe(`${start}<div>B</div><div>D</div>${end}`)
    expect(broken).toEqual([{ uid: 'c', message: 'This element always fails' }])
  })

  test('renderer-R21 a live node that fails is left out, too, and so is one whose element is not installed', () => {
    const live = node('c', { text: publishedBinding('word') }, undefined, {
      type: 'faulty',
      live: LIVE.text,
    })
    const { html, broken } = draw([node('a', {}, ['c', 'd']), live, node('d', {}, undefined, { type: 'unknown' })], { word: '' })
    expect(html).toBe('<div></div>')
    expect(broken).toEqual([
      { uid: 'c', message: 'This element always fails' },
      { uid: 'd', message: 'The element of this node is not installed' },
    ])
  })

  test('renderer-R21 what an element throws that is no error is told as a text', () => {
    const throwing: ElementComponent = () => {
      throw 'out of flour'
    }
    const drawn = renderPageToString({
      sections: ['a'],
      source: sourceOf(node('a', {}, undefined, { type: 'throwing' })),
      host: createFakeHost(),
      components: { throwing },
    })
    expect(drawn.broken).toEqual([{ uid: 'a', message: 'out of flour' }])
  })

  test('renderer-R21 what a node had drawn before it failed is taken back, rows and holes included', () => {
    const Boom = (): never => {
      throw new Error('This part fails')
    }
    const Half = (({ root, props }: { root: object; props: { text?: string } }) => (
      <div {...root}>half{props.text === 'good' ? 'good' : <Boom />}</div>
    )) as unknown as ElementComponent
    const page = [
      node('a', {}, ['b', 'c', 'd', 'e'], { liveInside: true }),
      node('b', { text: 'B' }),
      node('c', {}, undefined, { type: 'half' }),
      node('d', { text: publishedBinding('context.item.data') }, undefined, {
        type: 'half',
        repeat: { over: publishedBinding('list') },
        live: LIVE.structure | LIVE.text,
      }),
      node('e', { text: 'E' }),
    ]
    const drawn = renderPageToString({
      sections: ['a'],
      source: sourceOf(...page),
      host: createFakeHost({ list: ['good', 'bad'] }),
      components: { ...plainElements, half: Half },
    })
    expect(drawn.html).toBe('<div><div>B</div><div>E</div></div>')
    expect(drawn.broken).toEqual(['c', 'd'].map((uid) => ({ uid, message: 'This part fails' })))
    expect(drawn.holes).toEqual({ b: 'div', e: 'div' })
  })

  test('renderer-R22 a node marked broken draws nothing', () => {
    expect(draw([node('a', {}, ['b']), node('b', { text: 'B' }, undefined, { broken: true })]).html).toBe('<div></div>')
  })

  test('renderer-R24 the topmost static nodes are holes', () => {
    const page = [
      node('a', {}, ['b', 'c'], { liveInside: true }),
      node('b', { tag: 'header' }, ['d']),
      node('c', { text: publishedBinding('word') }, ['e'], { live: LIVE.text }),
      node('d', { text: 'D' }),
      node('e', { alt: 'E' }, undefined, { type: 'picture' }),
    ]
    expect(draw(page, { word: '' }).holes).toEqual({ b: 'header', e: 'img' })
  })

  test('renderer-R24 below a condition or a repeat there are no holes, nor in what cannot be one', () => {
    const page = [
      node('a', {}, ['b', 'c', 'd'], { liveInside: true }),
      node('b', {}, ['e'], {
        condition: publishedBinding('true'),
        live: LIVE.structure,
      }),
      node('c', {}, ['f'], {
        repeat: { over: publishedBinding('[1]') },
        live: LIVE.structure,
      }),
      node('d', { tag: 'select' }),
      node('e', { text: 'E' }),
      node('f', { text: 'F' }),
    ]
    expect(draw(page).holes).toEqual({})
  })
})

describe('a node that the browser serves alone', () => {
  const parts: ElementComponent = ({ root }) => (
    <p {...root} id={usePartId('part')}>
      <Slot name="children" />
    </p>
  )
  const alone = (uid: string, more: Partial<PublishedNode> = {}) => node(uid, {}, undefined, { type: 'parts', live: 0, ...more })
  const html = (...nodes: readonly PublishedNode[]) =>
    renderPageToString({
      sections: ['a'],
      source: sourceOf(...nodes),
      host: createFakeHost({ rows: [{ id: 'x y' }, { id: 'z' }] }),
      components: { ...plainElements, parts },
    }).html

  test('renderer-R73 has ids of its own, also in one that is alive', () => {
    const around = { type: 'parts', slots: { children: ['b'] }, live: LIVE.element } as const
    expect(html(node('a', {}, undefined, around), alone('b'))).toBe('<p id="a-part"><p id="b-part"></p></p>')
    expect(html(alone('a', { slots: { children: ['b'] } }), alone('b'))).toBe('<p id="a-part"><p id="b-part"></p></p>')
  })

  test('renderer-R73 has others in every row of a repeat', () => {
    const repeat = { over: publishedBinding('rows'), key: 'id' }
    expect(html(node('a', {}, ['list']), node('list', {}, ['b'], { repeat, live: LIVE.structure }), alone('b'))).toBe(
      '<div><div><p id="b-kx_y-part"></p></div><div><p id="b-kz-part"></p></div></div>',
    )
  })
})
