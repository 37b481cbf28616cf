import { afterEach, describe, expect, test, vi } from 'vitest'
import { signal } from '@preact/signals-core'
import { toText, type ElementComponent } from '@heddle/kit/react'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, plainElements, publishedBinding, type FakeHost } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
import { openPage, servePage } from '../testing/open-page.tsx'

afterEach(() => void vi.useRealTimers())

let drawn = 0
const words: ElementComponent = ({ root: attributes, props }) => {
  drawn += 1
  const { text, title } = props as { readonly text?: unknown; readonly title?: unknown }
  return (
    <p {...attributes} title={toText(title) || undefined}>
      {toText(text)}
    </p>
  )
}
const components = { ...plainElements, words }

const text = (uid: string, code: string, more: Partial<PublishedNode> = {}): PublishedNode =>
  node(uid, { text: publishedBinding(code) }, undefined, {
    type: 'words',
    live: LIVE.text,
    direct: { text: 'lines' },
    ...more,
  })

const serve = (nodes: readonly PublishedNode[], host: FakeHost) => servePage(nodes, host, { components })

const visit = (nodes: readonly PublishedNode[], host: FakeHost, alter: (body: HTMLElement) => void = () => {}) =>
  openPage(nodes, host, {
    components,
    alter: (body) => {
      alter(body)
      drawn = 0
    },
  })

const desk = (...inside: readonly PublishedNode[]): readonly PublishedNode[] => [
  node('a', {}, ['list', 'clicked'], { liveInside: true }),
  node(
    'list',
    {},
    inside.map(({ uid }) => uid),
    { liveInside: true },
  ),
  text('clicked', 'word', { live: LIVE.text | LIVE.event, events: { click: ['w'] } }),
  ...inside,
]

describe('a subtree that is never drawn again', () => {
  test('renderer-R40 is one hole, whose values change where they stand', async () => {
    const host = createFakeHost({ word: 'rye', other: 'oat' })
    const still = node('still', { text: 'Still' }, undefined, { type: 'words' })
    const { body, holes, bound, complaints } = await visit(desk(text('one', 'word'), still, text('two', 'other')), host)
    expect(holes).toEqual({ list: 'div' })
    expect(bound).toEqual({ list: ['one', 'two'] })
    expect(drawn).toBe(1)
    host.set({ word: 'wheat' })
    expect([...body.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['wheat', 'Still', 'oat', 'wheat'])
    expect(drawn).toBe(1)
    expect(complaints).toEqual([])
  })

  test('renderer-R40 a node with more alive than its direct fields is drawn, and what stands beside it is a hole of its own', () => {
    const host = createFakeHost({ word: 'rye' })
    const others: readonly Partial<PublishedNode>[] = [
      { condition: publishedBinding('word') },
      { events: { click: ['w'] } },
      { attributes: { role: publishedBinding('word') } },
      { attributes: { title: publishedBinding('word'), 'data-state': publishedBinding('word') } },
      { link: { href: publishedBinding('word') } },
      { props: { text: publishedBinding('word'), title: publishedBinding('word') } },
      { props: { text: publishedBinding('word'), title: [publishedBinding('word')] } },
      { live: LIVE.text | LIVE.event },
    ]
    for (const other of others) {
      const { holes, bound } = serve(desk(text('one', 'word'), text('two', 'word', other)), host)
      expect(holes, JSON.stringify(other)).toEqual({ one: 'p' })
      expect(bound).toEqual({ one: ['one'] })
    }
  })

  test('renderer-R40 what react-dom draws itself carries no marks: it is drawn, and is no hole', () => {
    const host = createFakeHost({ word: 'rye' })
    const lines = node('lines', { tag: 'pre' }, ['one'], { liveInside: true })
    const { holes, bound, html } = serve([...desk(lines, text('two', 'word')), text('one', 'word')], host)
    expect(bound).toEqual({})
    expect(holes).toEqual({})
    expect(html).toContain('<pre><p>rye</p></pre><p>rye</p>')
  })

  test('renderer-R40 values in a form go straight to their elements, too', async () => {
    const host = createFakeHost({ word: 'rye' })
    const form = node('form', { tag: 'form' }, ['one'], { liveInside: true })
    const { body } = await visit([...desk(form), text('one', 'word')], host)
    host.set({ word: 'wheat' })
    expect(body.querySelector('[data-hole] form p')?.textContent).toBe('wheat')
  })

  test('renderer-R40 elements are known by their marks, wherever strangers put theirs', async () => {
    const host = createFakeHost({ word: 'rye', other: 'oat' })
    const { body } = await visit(desk(text('one', 'word'), text('two', 'other')), host, (altered) => {
      const list = altered.querySelector('[data-hole]')
      list?.prepend(altered.ownerDocument.createElement('aside'))
      list?.querySelector('p')?.remove()
    })
    host.set({ word: 'wheat', other: 'spelt' })
    expect([...body.querySelectorAll('[data-hole] p')].map(({ textContent }) => textContent)).toEqual(['spelt'])
  })

  test('renderer-R40 values are followed when the page cannot be adopted', async () => {
    const host = createFakeHost({ word: 'rye' })
    const { body } = await visit(desk(text('one', 'word')), host, (altered) => {
      altered.querySelector('div')?.prepend(altered.ownerDocument.createElement('aside'))
    })
    host.set({ word: 'wheat' })
    expect(body.querySelector('[data-hole] p')?.textContent).toBe('wheat')
    expect(host.lostHoles).toEqual([])
  })

  test('renderer-R40 a long list is followed to its end, with what its values are by then', async () => {
    const host = createFakeHost({ word: 'rye' })
    const many = Array.from({ length: 2_100 }, (_, at) => text(`t${at}`, 'word'))
    const { body, complaints, leave } = await visit(desk(...many), host)
    host.set({ word: 'wheat' })
    await expect
      .poll(() => new Set([...body.querySelectorAll('p')].map(({ textContent }) => textContent)))
      .toEqual(new Set(['wheat']))
    await leave()
    host.set({ word: 'oat' })
    expect(complaints).toEqual([])
  })

  test('renderer-R40 what has left the page is no longer followed, also where its turn had not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const unwatched = vi.fn()
    const word = signal('rye', { unwatched })
    const read = vi.fn(() => word.value)
    const evaluate: FakeHost['evaluate'] = (value) => (typeof value === 'object' ? read() : value)
    const many = Array.from({ length: 600 }, (_, at) => text(`t${at}`, 'word'))
    const page = desk(...many).filter(({ uid }) => uid !== 'clicked')
    const { leave } = await visit(page, { ...createFakeHost({ word: '' }), evaluate })
    await leave()
    expect(unwatched).toHaveBeenCalledOnce()
    read.mockClear()
    vi.runAllTimers()
    word.value = 'wheat'
    expect(read).not.toHaveBeenCalled()
  })

  test('renderer-R40 the first 500 are followed at once, the others when the page has answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const host = createFakeHost({ word: 'rye' })
    const many = Array.from({ length: 1_001 }, (_, at) => text(`t${at}`, 'word'))
    const { body } = await visit(desk(...many), host)
    const followed = (): number =>
      [...body.querySelectorAll('[data-hole] p')].filter(({ textContent }) => textContent === 'wheat').length
    host.set({ word: 'wheat' })
    expect(followed()).toBe(500)
    vi.advanceTimersToNextTimer()
    expect(followed()).toBe(1_000)
    vi.advanceTimersToNextTimer()
    expect(followed()).toBe(1_001)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('renderer-R40 lines are broken there too', async () => {
    const host = createFakeHost({ word: 'rye' })
    const { body } = await visit(desk(text('one', 'word')), host)
    for (const [word, html] of [
      ['one\ntwo', 'one<br>two'],
      ['\n', '<br>'],
      ['three', 'three'],
      ['', ''],
    ] as const) {
      host.set({ word })
      expect(body.querySelector('[data-hole] p')?.innerHTML).toBe(html)
    }
  })

  test('renderer-R46 styles change there too, of a node that has nothing else alive as well', async () => {
    const host = createFakeHost({ word: 'red', width: 4 })
    const style = { color: publishedBinding('word'), width: publishedBinding('width') }
    const styled = node('styled', { text: 'Still' }, undefined, { type: 'words', live: LIVE.style, style })
    const { body, bound, complaints } = await visit(
      desk(text('one', 'word', { style, live: LIVE.text | LIVE.style }), styled),
      host,
    )
    expect(bound).toEqual({ list: ['one', 'styled'] })
    const styles = (): unknown =>
      [...body.querySelectorAll('[data-hole] p')].map((element) => [element.textContent, element.getAttribute('style')])
    expect(styles()).toEqual([
      ['red', 'color:red;width:4px'],
      ['Still', 'color:red;width:4px'],
    ])
    host.set({ word: 'blue', width: null })
    expect(styles()).toEqual([
      ['blue', 'color: blue;'],
      ['Still', 'color: blue;'],
    ])
    expect(complaints).toEqual([])
  })

  test('renderer-R47 attributes and addresses change there too, and the host is told of those that are left out', async () => {
    const bad: string[] = []
    const host = {
      ...createFakeHost({ word: 'rye', code: 'x', path: '/rye' }),
      onBadAttribute: (...said: string[]) => void bad.push(said[1] ?? ''),
    }
    const one = node('one', { text: 'Still' }, undefined, {
      live: LIVE.attribute,
      attributes: {
        title: publishedBinding('word'),
        hidden: publishedBinding("word === 'oat'"),
        lang: publishedBinding('code.y.z'),
      },
    })
    const link = node('link', { text: 'Go' }, undefined, {
      type: 'link',
      live: LIVE.attribute,
      link: { href: publishedBinding('path'), direct: true, pageId: 'grains', rel: 'nofollow' },
    })
    const Link: ElementComponent = ({ root, props, link: anchor }) => (
      <a {...root} {...anchor}>
        {toText((props as { readonly text?: unknown }).text)}
      </a>
    )
    const { body, bound, complaints } = await openPage(desk(one, link), host, { components: { ...components, link: Link } })
    expect(bound).toEqual({ list: ['one', 'link'] })
    const inside = (): string => body.querySelector('[data-hole]')?.innerHTML ?? ''
    const a = (more: string): string => `<a data-bound="link" ${more}>Go</a>`
    expect(inside()).toBe(`<div data-bound="one" title="rye">Still</div>${a('href="/rye" rel="nofollow"')}`)
    expect(bad).toContain('lang')
    host.set({ word: 'oat', path: '/' })
    expect(inside()).toBe(
      `<div data-bound="one" title="oat" hidden="">Still</div>${a('href="/" rel="nofollow" aria-current="page"')}`,
    )
    host.set({ word: null, path: 'javascript:alert(1)' })
    expect(inside()).toBe(`<div data-bound="one">Still</div>${a('rel="nofollow"')}`)
    expect(complaints).toEqual([])
  })

  test('renderer-R46 a node that was left out is shown again as its own style says', async () => {
    const plain = createFakeHost({ word: 'rye', display: 'flex' })
    const odd = Object.assign(() => undefined, {
      toString: () => {
        throw new Error('no text')
      },
    })
    const evaluate: FakeHost['evaluate'] = (...given) => {
      const value = plain.evaluate(...given)
      return value === 'odd' ? odd : value
    }
    const one = text('one', 'word', { style: { display: publishedBinding('display') }, live: LIVE.text | LIVE.style })
    const { body } = await visit(desk(one), { ...plain, evaluate })
    const display = (): string | undefined => body.querySelector<HTMLElement>('[data-bound="one"]')?.style.cssText
    await untilDrawn(() => plain.set({ word: 'odd' }))
    expect(display()).toBe('display: none !important;')
    plain.set({ display: 'grid' })
    expect(display()).toBe('display: none !important;')
    await untilDrawn(() => plain.set({ word: 'wheat' }))
    expect(display()).toBe('display: grid;')
  })

  test('renderer-R41 what cannot be written is left out and reported, and comes back', async () => {
    const plain = createFakeHost({ word: 'rye' })
    const odd = Object.assign(() => undefined, {
      toString: () => {
        throw new Error('no text')
      },
    })
    const evaluate: FakeHost['evaluate'] = (...given) => {
      const value = plain.evaluate(...given)
      return value === 'odd' ? odd : value
    }
    const { body } = await visit(desk(text('one', 'word')).slice(0, 2).concat(text('one', 'word'), text('clicked', '1')), {
      ...plain,
      evaluate,
    })
    const shown = (): number | undefined => body.querySelector('[data-bound="one"]')?.getClientRects().length
    plain.set({ word: 'odd' })
    expect(shown()).toBe(0)
    expect(plain.errors.map(({ uid }) => uid)).toEqual(['one'])
    plain.set({ word: 'wheat' })
    expect(shown()).toBe(1)
    expect(body.querySelector('[data-bound="one"]')?.outerHTML).toBe('<p data-bound="one" style="">wheat</p>')
  })
})
