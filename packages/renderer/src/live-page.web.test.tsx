import { describe, expect, test } from 'vitest'
import { LIVE, type PublishedLink, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, publishedBinding } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
import type { RenderHost } from './host.ts'
import { openPage } from './testing/open-page.tsx'

const AFTER = '<a class="brand" href="/x">Made with</a><script type="application/json" id="data">{}</script>'

const visit = (
  nodes: readonly PublishedNode[],
  host: RenderHost,
  sections: readonly string[] = ['a'],
  alter: (body: HTMLElement) => void = () => {},
) => openPage(nodes, host, { sections, alter, after: AFTER })

const live = (uid: string, code: string, children?: readonly string[], more: Partial<PublishedNode> = {}) =>
  node(uid, { text: publishedBinding(code) }, children, { live: LIVE.text, ...more })

describe('a live page', () => {
  const mixedPage = [
    node('a', {}, ['b', 'c'], { liveInside: true }),
    node('b', { tag: 'header' }, ['d']),
    live('c', 'word'),
    node('d', { text: 'static' }),
  ]

  test('renderer-R5 the body is the root: no warning, and what stands after the sections stays', async () => {
    const host = createFakeHost({ word: 'Hello' })
    const { body, html, complaints } = await visit([...mixedPage, live('e', 'word')], host, ['a', 'e'])
    expect(body.innerHTML).toBe(html + AFTER)
    await untilDrawn(() => host.set({ word: 'Bye' }))
    expect(body.innerHTML).toBe(html.replaceAll('Hello', 'Bye') + AFTER)
    expect(complaints).toEqual([])
  })

  test('renderer-R6 a hole is adopted as it is, and survives updates around it', async () => {
    const host = createFakeHost({ word: 'Hello' })
    const { body, before, complaints } = await visit(mixedPage, host)
    expect(body.innerHTML).toBe(before)
    const header = body.querySelector('header')
    await untilDrawn(() => host.set({ word: 'Bye' }))
    expect(body.querySelector('header')).toBe(header)
    expect(header?.innerHTML).toBe('<div>static</div>')
    expect(complaints).toEqual([])
  })

  test('renderer-R8 a picture and a line may be holes', async () => {
    const host = createFakeHost({ word: 'x' })
    const page = [
      node('a', {}, ['b', 'c', 'd'], { liveInside: true }),
      node('b', { alt: 'A loaf' }, undefined, { type: 'picture', className: 'p' }),
      node('c', { tag: 'hr' }, undefined, { type: 'line', className: 'l' }),
      live('d', 'word'),
    ]
    const { body, before, complaints } = await visit(page, host)
    await untilDrawn(() => host.set({ word: 'y' }))
    expect(body.innerHTML).toBe(before.replace('>x<', '>y<'))
    expect(complaints).toEqual([])
  })

  test('renderer-R7 a hole that is drawn anew gets back what it held', async () => {
    const host = createFakeHost({ tag: 'div' })
    const page = [
      node('a', { tag: publishedBinding('tag') }, ['b'], { live: LIVE.attribute }),
      node('b', { text: 'static' }, ['c'], { className: 'k' }),
      node('c', { text: 'inner' }),
    ]
    const { body, complaints } = await visit(page, host)
    const inside = body.querySelector('.k')?.outerHTML
    await untilDrawn(() => host.set({ tag: 'main' }))
    expect(body.querySelector('main > .k')?.outerHTML).toBe(inside)
    expect(complaints).toEqual([])
  })

  test('renderer-R7 a hole that is drawn anew twice still holds it, and a text that is typed there meanwhile', async () => {
    const host = createFakeHost({ tag: 'div' })
    const page = [
      node('a', { tag: publishedBinding('tag') }, ['b'], { live: LIVE.attribute }),
      node('b', { text: 'static' }, undefined, { className: 'k' }),
    ]
    const { body } = await visit(page, host)
    await untilDrawn(() => host.set({ tag: 'main' }))
    body.querySelector('main > .k')?.append('!')
    await untilDrawn(() => host.set({ tag: 'nav' }))
    expect(body.querySelector('nav > .k')?.textContent).toBe('static!')
    expect(host.lostHoles).toEqual([])
  })

  test('renderer-R7 static parts and sections keep what they held when the page cannot be adopted', async () => {
    const host = createFakeHost({ word: 'Hello' })
    const page = [...mixedPage, node('e', { tag: 'footer', text: 'below' })]
    const before: Element[] = []
    const { body, html } = await visit(page, host, ['a', 'e'], (altered) => {
      before.push(...altered.querySelectorAll('header > div'))
      altered.querySelector('div')?.prepend(altered.ownerDocument.createElement('aside'))
    })
    const drawn = () => [...body.children].filter((child) => !child.matches('script')).map((child) => child.outerHTML)
    expect(drawn().join('')).toBe(html)
    expect([...body.querySelectorAll('header > div')].map((one) => before.indexOf(one))).toEqual([0])
    await untilDrawn(() => host.set({ word: 'Bye' }))
    expect(drawn().join('')).toBe(html.replace('Hello', 'Bye'))
    expect(host.lostHoles).toEqual([])
  })

  test('renderer-R7 what somebody took out of the page is reported as lost', async () => {
    const host = createFakeHost({ word: 'Hello' })
    await visit(mixedPage, host, ['a'], (altered) => altered.querySelector('header')?.remove())
    expect(host.lostHoles).toEqual(['b'])
  })

  test('renderer-R9 the host hears clicks on live anchors, and none in holes', async () => {
    const clicked: string[] = []
    const host = {
      ...createFakeHost({ word: 'live' }),
      onAnchorClick: (event: { preventDefault: () => void }, link: PublishedLink) => {
        event.preventDefault()
        clicked.push(String(link.href))
      },
    }
    const page = [
      node('a', {}, ['b', 'c'], { liveInside: true }),
      live('b', 'word', undefined, { link: { href: '/live' } }),
      node('c', { text: 'static' }, undefined, { link: { href: '#static' } }),
    ]
    const { body } = await visit(page, host)
    for (const anchor of body.querySelectorAll<HTMLAnchorElement>('div > a')) await untilDrawn(() => anchor.click())
    expect(clicked).toEqual(['/live'])
  })

  test('renderer-R9 where the host hears no clicks the browser follows the link', async () => {
    const { body, complaints } = await visit(
      [live('a', 'word', undefined, { link: { href: '#live' } })],
      createFakeHost({ word: 'live' }),
    )
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    await untilDrawn(() => body.querySelector('a')?.dispatchEvent(click))
    expect(click.defaultPrevented).toBe(false)
    expect(complaints).toEqual([])
  })

  test('renderer-R10 only the node whose value changed is drawn again', async () => {
    const host = createFakeHost({ first: 1, second: 1 })
    const { body } = await visit(
      [node('a', {}, ['b', 'c'], { liveInside: true }), live('b', 'first > 2 ? "big" : "small"'), live('c', 'second')],
      host,
    )
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(body, { subtree: true, childList: true, characterData: true, attributes: true })
    await untilDrawn(() => host.set({ first: 2 }))
    expect([...changes, ...observer.takeRecords()]).toHaveLength(0)
    await untilDrawn(() => host.set({ first: 3 }))
    expect(body.textContent).toContain('big1')
    observer.disconnect()
  })

  test('renderer-R12 S3-31 a condition brings and takes away', async () => {
    const host = createFakeHost({ on: false })
    const page = [
      node('a', {}, ['b'], { liveInside: true }),
      node('b', { tag: 'main' }, ['c'], { condition: publishedBinding('on'), live: LIVE.structure }),
      node('c', { text: 'inside' }),
    ]
    const { body, complaints } = await visit(page, host)
    await untilDrawn(() => host.set({ on: true }))
    expect(body.querySelector('main')?.innerHTML).toBe('<div>inside</div>')
    await untilDrawn(() => host.set({ on: false }))
    expect(body.querySelector('main')).toBeNull()
    expect(complaints).toEqual([])
  })

  test('renderer-R14 rows keep their elements while the list changes', async () => {
    const host = createFakeHost({ list: [{ id: 1 }, { id: 2 }] })
    const row = live('b', 'context.item.data.id', undefined, {
      repeat: { over: publishedBinding('list'), key: 'id' },
      live: LIVE.structure | LIVE.text,
    })
    const { body } = await visit([node('a', { tag: 'ul' }, ['b'], { liveInside: true }), row], host)
    const second = body.querySelectorAll('ul > div')[1]
    await untilDrawn(() => host.set({ list: [{ id: 2 }, { id: 3 }] }))
    expect(body.querySelector('ul')?.textContent).toBe('23')
    expect(body.querySelectorAll('ul > div')[0]).toBe(second)
  })

  test('renderer-R20 a node that fails is left out and reported, and tried again when it changes', async () => {
    const host = createFakeHost({ fails: false })
    const page = [
      node('a', {}, ['b', 'c'], { liveInside: true }),
      node('b', { fails: publishedBinding('fails') }, undefined, { type: 'faulty', live: LIVE.attribute }),
      node('c', { text: 'beside' }),
    ]
    const { body } = await visit(page, host)
    expect(body.textContent).toContain('repaired')
    await untilDrawn(() => host.set({ fails: true }))
    expect(body.querySelector('div')?.textContent).toBe('beside')
    expect(host.errors.map(({ uid }) => uid)).toEqual(['b'])
    await untilDrawn(() => host.set({ fails: false }))
    expect(body.textContent).toContain('repaired')
  })
})
