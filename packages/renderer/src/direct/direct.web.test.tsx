import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signal } from '@preact/signals-core'
import { toText, type ElementComponent } from '@heddle/kit/react'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, publishedBinding, sourceOf } from '@heddle/testing'
import type { RenderHost } from '../host.ts'
import { PageView } from '../node-view.tsx'

let container: HTMLElement
let root: Root

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('main'))
  root = createRoot(container, { onCaughtError: () => undefined })
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.restoreAllMocks()
})

/** How often a body was drawn. */
let drawn = 0
const words: ElementComponent = ({ root: attributes, props }) => {
  drawn += 1
  const { text, title } = props as { readonly text?: unknown; readonly title?: unknown }
  return (
    <p {...attributes} title={toText(title) || undefined}>
      {withBreaks(toText(text))}
    </p>
  )
}

function withBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text
  return text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={line} />, line]))
}

const bound = (uid: string, props: Readonly<Record<string, string>>, direct: PublishedNode['direct'], more = {}) =>
  node(uid, Object.fromEntries(Object.entries(props).map(([name, code]) => [name, publishedBinding(code)])), undefined, {
    type: 'words',
    live: LIVE.text,
    ...(direct && { direct }),
    ...more,
  })

async function show(nodes: readonly PublishedNode[], host: RenderHost, more: Record<string, ElementComponent> = {}) {
  const sections = nodes.map(({ uid }) => uid)
  drawn = 0
  await act(async () =>
    root.render(<PageView sections={sections} source={sourceOf(...nodes)} host={host} components={{ words, ...more }} />),
  )
}

describe('values that go straight to their element', () => {
  test('renderer-R35 a text that changes is one change of the page, and nothing is drawn again for it', async () => {
    const host = createFakeHost({ word: 'rye', other: 'oat' })
    await show([bound('a', { text: 'word' }, { text: 'text' }), bound('b', { text: 'other' }, { text: 'lines' })], host)
    expect(drawn).toBe(2)
    const changes = new MutationObserver(() => undefined)
    changes.observe(container, { subtree: true, childList: true, characterData: true, attributes: true })
    host.set({ word: 'wheat' })
    expect(container.innerHTML).toBe('<p>wheat</p><p>oat</p>')
    host.set({ word: 'wheat' })
    expect(changes.takeRecords()).toHaveLength(1)
    expect(drawn).toBe(2)
  })

  test('renderer-R35 a text may come from nothing and go to nothing', async () => {
    const host = createFakeHost({ word: '' })
    await show([bound('a', { text: 'word' }, { text: 'text' })], host)
    for (const [word, text] of [
      ['rye', 'rye'],
      [null, ''],
      [0, '0'],
    ] as const) {
      host.set({ word })
      expect(container.innerHTML).toBe(`<p>${text}</p>`)
      expect(container.firstChild?.childNodes).toHaveLength(text === '' ? 0 : 1)
    }
  })

  test('renderer-R35 a text that a visitor has selected keeps its place in the page', async () => {
    const host = createFakeHost({ word: 'rye' })
    await show([bound('a', { text: 'word' }, { text: 'text' })], host)
    const text = container.querySelector('p')?.firstChild
    host.set({ word: 'wheat' })
    expect(container.querySelector('p')?.firstChild).toBe(text)
  })

  test('renderer-R35 an attribute comes, changes and goes', async () => {
    const host = createFakeHost({ word: 'rye' })
    await show([bound('a', { title: 'word' }, { title: 'filled:title' })], host)
    host.set({ word: 'wheat' })
    expect(container.innerHTML).toBe('<p title="wheat"></p>')
    host.set({ word: '' })
    expect(container.innerHTML).toBe('<p></p>')
    expect(drawn).toBe(1)
  })

  test('renderer-R35 what is drawn again for another value shows the direct ones as they are now', async () => {
    const host = createFakeHost({ word: 'rye', title: 'A', on: true })
    const conditional = { condition: publishedBinding('on') }
    await show([bound('a', { text: 'word', title: 'title' }, { text: 'text' }, conditional)], host)
    host.set({ word: 'wheat' })
    await act(async () => host.set({ title: 'B' }))
    expect(container.innerHTML).toBe('<p title="B">wheat</p>')
    host.set({ word: 'oat' })
    expect(container.innerHTML).toBe('<p title="B">oat</p>')
    await act(async () => host.set({ on: false }))
    host.set({ word: 'spelt' })
    await act(async () => host.set({ on: true }))
    expect(container.innerHTML).toBe('<p title="B">spelt</p>')
    host.set({ word: 'rye' })
    expect(container.innerHTML).toBe('<p title="B">rye</p>')
  })

  test('renderer-R46 a bound style is written property by property, and nothing is drawn again for it', async () => {
    const host = createFakeHost({ word: 'red', width: 4, side: undefined })
    const style = {
      'padding-left': publishedBinding('side'),
      color: publishedBinding('word'),
      width: publishedBinding('width'),
      padding: publishedBinding('width'),
    }
    await show([bound('a', {}, undefined, { live: LIVE.style, style })], host)
    const element = container.querySelector('p') ?? expect.fail('nothing is drawn')
    expect(element.style.cssText).toBe('color: red; width: 4px; padding: 4px;')
    element.style.setProperty('top', '1px')
    host.set({ word: 'blue' })
    expect(element.style.color).toBe('blue')
    host.set({ word: 'no colour', width: null, side: 2 })
    expect(element.style.cssText).toBe('top: 1px; padding-left: 2px;')
    host.set({ word: 'red;top:0', side: null })
    expect(element.style.cssText).toBe('top: 1px;')
    expect(drawn).toBe(1)
  })

  test('renderer-R46 a style that stays what it is is not written for the text beside it', async () => {
    const host = createFakeHost({ word: 'rye', colour: 'red' })
    const style = { color: publishedBinding('colour') }
    await show([bound('a', { text: 'word' }, { text: 'text' }, { style })], host)
    const changes = new MutationObserver(() => undefined)
    changes.observe(container, { subtree: true, childList: true, characterData: true, attributes: true })
    host.set({ word: 'wheat' })
    expect(changes.takeRecords().map(({ type }) => type)).toEqual(['characterData'])
    host.set({ colour: 'blue' })
    expect(new Set(changes.takeRecords().map(({ type }) => type))).toEqual(new Set(['attributes']))
  })

  test('renderer-R46 what is drawn again for another value keeps the styles of now, and the node that comes back has them', async () => {
    const host = createFakeHost({ word: 'red', title: 'A', on: true })
    const style = { color: publishedBinding('word') }
    await show([bound('a', { title: 'title' }, undefined, { style, condition: publishedBinding('on') })], host)
    const styles = (): unknown =>
      [...container.children].map((element) => [element.getAttribute('style'), element.getAttribute('title')])
    host.set({ word: 'blue' })
    await act(async () => host.set({ title: 'B' }))
    expect(styles()).toEqual([['color: blue;', 'B']])
    host.set({ word: null })
    await act(async () => host.set({ title: 'C' }))
    expect(styles()).toEqual([['', 'C']])
    await act(async () => host.set({ on: false, word: 'green' }))
    await act(async () => host.set({ on: true }))
    expect(styles()).toEqual([['color: green;', 'C']])
  })

  test('renderer-R47 attributes of somebody’s own and the address of a link are written, and nothing is drawn again for them', async () => {
    const host = createFakeHost({ word: 'rye', kind: 'a', path: '/rye' })
    const attributes = {
      title: publishedBinding('word'),
      class: publishedBinding('kind'),
      inert: publishedBinding("word === 'oat'"),
    }
    const link = { href: publishedBinding('path'), direct: true, pageId: 'grains', target: '_blank' } as const
    const anchor: ElementComponent = ({ root: own, link: given }) => {
      drawn += 1
      return <a {...own} {...given} />
    }
    await show([bound('a', {}, undefined, { type: 'anchor', live: LIVE.attribute, attributes, link })], host, { anchor })
    expect(container.innerHTML).toBe('<a title="rye" class="a" href="/rye" target="_blank"></a>')
    host.set({ word: 'oat', path: '/' })
    expect(container.innerHTML).toBe('<a title="oat" class="a" href="/" target="_blank" inert="" aria-current="page"></a>')
    host.set({ word: 'javascript:alert(1)', path: ' java\tscript:alert(1)' })
    expect(container.innerHTML).toBe('<a title="javascript:alert(1)" class="a" target="_blank"></a>')
    expect(drawn).toBe(1)
    // What a body may have something to say of is drawn, with what was written by then.
    await act(async () => host.set({ kind: 'b' }))
    expect(container.innerHTML).toBe('<a title="javascript:alert(1)" class="b" target="_blank"></a>')
    expect(drawn).toBe(2)
  })

  test('renderer-R47 the address of a link that its body may leave out is drawn', async () => {
    const host = createFakeHost({ path: '/rye' })
    const anchor: ElementComponent = ({ root: own, link: given }) => {
      drawn += 1
      return <a {...own} {...given} />
    }
    const link = { href: publishedBinding('path') }
    await show([bound('a', {}, undefined, { type: 'anchor', live: LIVE.attribute, link })], host, { anchor })
    await act(async () => host.set({ path: '/oat' }))
    expect(container.innerHTML).toBe('<a href="/oat"></a>')
    expect(drawn).toBe(2)
  })

  test('renderer-R36 an older value that React commits gives way to the one that counts', async () => {
    const host = createFakeHost({ word: 'one', title: 'A' })
    const late: ElementComponent = ({ props }) => {
      // Something that is drawn after the text changes what the text shows.
      if ((props as { readonly title?: unknown }).title === 'B') host.set({ word: 'three' })
      return null
    }
    const page = [
      bound('a', { text: 'word', title: 'title' }, { text: 'text' }),
      bound('b', { title: 'title' }, undefined, { type: 'late' }),
    ]
    await show(page, host, { late })
    await act(async () => host.set({ word: 'two', title: 'B' }))
    expect(container.innerHTML).toBe('<p title="B">three</p>')
  })

  test('renderer-R37 line breaks are drawn by the body, and so is what comes after them', async () => {
    const host = createFakeHost({ word: 'rye' })
    await show([bound('a', { text: 'word' }, { text: 'lines' })], host)
    await act(async () => host.set({ word: 'rye\nwheat' }))
    expect(container.innerHTML).toBe('<p>rye<br>wheat</p>')
    await act(async () => host.set({ word: 'oat' }))
    expect(container.innerHTML).toBe('<p>oat</p>')
  })

  test('renderer-R37 a node whose value cannot be written is left out and reported, and the rest stands', async () => {
    const plain = createFakeHost({ word: 'rye', other: 'oat' })
    const odd = Object.assign(() => undefined, {
      toString: () => {
        throw new Error('no text')
      },
    })
    const evaluate: RenderHost['evaluate'] = (...given) => {
      const value = plain.evaluate(...given)
      return value === 'odd' ? odd : value
    }
    const host = { ...plain, evaluate }
    await show([bound('a', { text: 'word' }, { text: 'text' }), bound('b', { text: 'other' }, { text: 'text' })], host)
    await act(async () => host.set({ word: 'odd' }))
    expect(container.innerHTML).toBe('<p>oat</p>')
    expect(host.errors.map(({ uid, error }) => [uid, (error as Error).message])).toEqual([['a', 'no text']])
    await act(async () => host.set({ word: 'wheat', other: 'spelt' }))
    expect(container.innerHTML).toBe('<p>wheat</p><p>spelt</p>')
  })

  test('renderer-R35 what has left the page is no longer followed', async () => {
    const unwatched = vi.fn()
    const word = signal('rye', { unwatched })
    const read = vi.fn(() => word.value)
    const host: RenderHost = {
      ...createFakeHost({ word: '' }),
      evaluate: (value) => (typeof value === 'object' ? read() : value),
    }
    await show([bound('a', { text: 'word' }, { text: 'text' })], host)
    await act(async () => root.render(null))
    expect(unwatched).toHaveBeenCalledOnce()
    read.mockClear()
    word.value = 'wheat'
    expect(read).not.toHaveBeenCalled()
  })
})
