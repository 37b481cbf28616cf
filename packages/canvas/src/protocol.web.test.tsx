import { afterEach, describe, expect, it } from 'vitest'
import { Component, fixtureElement, Flexbox, formula, Instance, Page, Section, Text, Variable } from '@heddle/testing'
import { runCanvas } from './run-canvas.ts'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'
import type { FromCanvas, ToCanvas } from './protocol.ts'

let canvas: OpenCanvas | undefined
afterEach(() => {
  canvas?.close()
  canvas = undefined
  window.scrollTo(0, 0)
})

const Image = fixtureElement('image')
const Input = fixtureElement('form-input')
const open = async () =>
  (canvas = await openCanvas(
    <>
      <Component id="card" name="Card">
        <Text id="inside">In a card</Text>
      </Component>
      <Page id="page" name="Home">
        <Variable id="rows" name="rows" type="array" value={['first', 'second']} />
        <Section id="hero" styles={{ default: { height: '3000px' } }}>
          <Text id="title" styles={{ default: { color: 'var(--token-brand)' }, 'default:hover': { color: '#00ff00' } }}>
            Hello
          </Text>
          <Flexbox id="list" repeat={{ over: formula('variables.rows') } as never}>
            <Text id="row">Row</Text>
          </Flexbox>
          <Instance id="instance" of="card" />
        </Section>
        <Section id="below" styles={{ default: { height: '3000px' } }}>
          <Text id="far">Far away</Text>
          <Image id="picture" />
        </Section>
      </Page>
      <Page id="other" name="Other" path="other">
        <Section id="there" styles={{ default: { height: '9000px' } }} />
      </Page>
    </>,
  ))
const all = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-node="${id}"]`)]
const find = (id: string): HTMLElement => {
  const [element] = all(id)
  if (!element) throw new Error(`${id} is not drawn`)
  return element
}
/** All that was sent until now has happened. */
const settled = (opened: OpenCanvas) => opened.ask({ type: 'hit', request: 99, x: 0, y: 0 }, 'hit-answer')

describe('canvas-C23 messages', () => {
  it('that are none are ignored, and the canvas goes on', async () => {
    const opened = await open()
    const hostile = [
      null,
      7,
      'load',
      [],
      {},
      { type: 'explode' },
      { type: 'diff' },
      { type: 'load', records: 'all' },
      { request: 1 },
    ]
    for (const message of hostile) opened.send(message as unknown as ToCanvas)
    expect(await opened.ask({ type: 'hit', request: 5, x: 1, y: 1 }, 'hit-answer')).toMatchObject({ request: 5 })
    expect(find('title').textContent).toBe('Hello')
  })

  it('before a page is loaded are not answered; the page is drawn when it comes', async () => {
    const { records, view, close } = await open()
    close()
    canvas = undefined
    const { port1, port2 } = new MessageChannel()
    const container = document.createElement('div')
    document.body.append(container)
    const stop = runCanvas(port2, { definitions: [], components: {}, elementStyles: {}, container })
    const heard: string[] = []
    const drawn = new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<FromCanvas>) => {
        heard.push(data.type)
        if (data.type === 'drawn') resolve()
      })
    })
    port1.start()
    const early: readonly ToCanvas[] = [
      { type: 'diff', diff: {} },
      { type: 'view', view },
      { type: 'watch', ids: ['title'] },
      { type: 'hit', request: 1, x: 0, y: 0 },
      { type: 'edit-text', id: 'title', field: 'text' },
      { type: 'stop-edit-text', keep: true },
      { type: 'force-state', id: 'title', state: 'hover' },
      { type: 'load', records, view },
    ]
    for (const message of early) port1.postMessage(message)
    await drawn
    expect(heard).toEqual(['ready', 'boxes', 'drawn'])
    stop()
    port1.close()
    container.remove()
  })

  it('that ask are answered with their number, after all that was reported until then', async () => {
    const opened = await open()
    await opened.ask({ type: 'watch', ids: ['title'] }, 'boxes')
    const before = opened.heard.length
    find('title').style.marginTop = '9px'
    const answers = await Promise.all([
      opened.ask({ type: 'hit', request: 11, x: 0, y: 0 }, 'hit-answer'),
      opened.ask({ type: 'drop-targets', request: 12 }, 'drop-targets-answer'),
      opened.ask({ type: 'evaluate', request: 13, text: '1' }, 'evaluate-answer'),
    ])
    expect(answers.map(({ request }) => request)).toEqual([11, 12, 13])
    expect(opened.heard[before]).toMatchObject({ type: 'boxes', boxes: [{ id: 'title', margin: [9, 0, 0, 0] }] })
  })
})

describe('canvas-C6 the view', () => {
  it('begins another page at its top, and stays where it is on the same', async () => {
    const opened = await open()
    window.scrollTo(0, 500)
    await opened.ask({ type: 'view', view: { ...opened.view, theme: 'dark' } }, 'drawn')
    expect(window.scrollY).toBe(500)
    await opened.ask({ type: 'view', view: { ...opened.view, pageId: 'other' } }, 'drawn')
    expect(window.scrollY).toBe(0)
    expect(find('there')).toBeDefined()
  })

  it('says the language to the browser', async () => {
    const opened = await open()
    expect(document.documentElement.lang).toBe('en')
    await opened.ask({ type: 'view', view: { ...opened.view, language: 'de' } }, 'drawn')
    expect(document.documentElement.lang).toBe('de')
  })

  it('scrolls by what the wheel gave, and to a node that is out of sight', async () => {
    const opened = await open()
    opened.send({ type: 'scroll-by', dx: 0, dy: 120 })
    await settled(opened)
    expect(window.scrollY).toBe(120)
    // What can be seen in part stays where it is, and what is not there moves nothing.
    for (const id of ['hero', 'gone']) opened.send({ type: 'scroll-to', id })
    await settled(opened)
    expect(window.scrollY).toBe(120)
    opened.send({ type: 'scroll-to', id: 'far' })
    await settled(opened)
    const { top, bottom } = find('far').getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(window.innerHeight)
    opened.send({ type: 'scroll-to', id: 'title' })
    await settled(opened)
    expect(find('title').getBoundingClientRect().bottom).toBeGreaterThan(0)
  })

  it('canvas-C27 brings nodes into the middle, what is higher than the frame to its top, and what is not there nowhere', async () => {
    const opened = await open()
    const middleOf = (id: string) => {
      const { top, bottom } = find(id).getBoundingClientRect()
      return (top + bottom) / 2
    }
    opened.send({ type: 'centre', ids: ['far'] })
    await settled(opened)
    expect(Math.abs(middleOf('far') - window.innerHeight / 2)).toBeLessThan(2)
    opened.send({ type: 'centre', ids: ['gone'] })
    await settled(opened)
    expect(Math.abs(middleOf('far') - window.innerHeight / 2)).toBeLessThan(2)
    opened.send({ type: 'centre', ids: ['far', 'below'] })
    await settled(opened)
    expect(Math.abs(find('below').getBoundingClientRect().top)).toBeLessThan(2)
  })

  it('canvas-C27 keeps them there while the frame changes its size, until something scrolls', async () => {
    const opened = await open()
    const topOf = () => find('below').getBoundingClientRect().top
    opened.send({ type: 'centre', ids: ['below'] })
    await settled(opened)
    const resize = () => {
      window.scrollBy(0, -500)
      window.dispatchEvent(new Event('resize'))
    }
    resize()
    expect(Math.abs(topOf())).toBeLessThan(2)
    for (const message of [
      { type: 'scroll-by', dx: 0, dy: 0 },
      { type: 'scroll-to', id: 'below' },
    ] as const) {
      opened.send({ type: 'centre', ids: ['below'] })
      opened.send(message)
      await settled(opened)
      resize()
      expect(Math.round(topOf())).toBe(500)
    }
  })

  it('tells places to drop with how far the page is scrolled', async () => {
    const opened = await open()
    window.scrollTo(0, 70)
    const { scrollY, containers } = await opened.ask({ type: 'drop-targets', request: 1 }, 'drop-targets-answer')
    expect([scrollY, containers[0]?.y, containers[0]?.id]).toEqual([70, -70, 'page'])
    expect(containers.find(({ id }) => id === 'hero')?.children.map(({ id }) => id)).toContain('title')
    expect(containers.some(({ id }) => id === 'title')).toBe(false)
  })
})

describe('canvas-C2 a change', () => {
  it('of a design token changes what it is used for, also one that comes later', async () => {
    const { ask } = await open()
    const token = { kind: 'token', folder: '', index: 'a0', type: 'color', name: 'Brand' } as const
    const style = { set: { title: { 'styles/default/color': ['var(--token-brand)', '$brand'] } } } as const
    await ask({ type: 'diff', diff: { put: { brand: { ...token, id: 'brand', value: '#ff0000' } as never } } }, 'drawn')
    const css = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join()
    expect(css()).toMatch(/#ff0000|rgb\(255, 0, 0\)/)
    await ask({ type: 'diff', diff: { set: { brand: { value: ['#ff0000', '#0000fe'] } } } }, 'drawn')
    expect(css()).toMatch(/#0000fe|rgb\(0, 0, 254\)/)
    await ask({ type: 'diff', diff: style }, 'drawn')
    await ask({ type: 'view', view: { ...(canvas as OpenCanvas).view, theme: 'dark' } }, 'drawn')
    expect(css()).toMatch(/#0000fe|rgb\(0, 0, 254\)/)
  })

  it('of a component changes its instances, one of a node keeps the state that is shown', async () => {
    const { ask } = await open()
    expect(find('instance').textContent).toBe('In a card')
    await ask(
      { type: 'diff', diff: { set: { card: { name: ['Card', 'Tile'] }, inside: { 'props/text/en': ['In a card', 'Tile'] } } } },
      'drawn',
    )
    expect(find('instance').textContent).toBe('Tile')
    await ask({ type: 'force-state', id: 'title', state: 'hover' }, 'drawn')
    expect(getComputedStyle(find('title')).color).toBe('rgb(0, 255, 0)')
    await ask({ type: 'diff', diff: { set: { title: { 'styles/default:hover/color': ['#00ff00', '#0000ff'] } } } }, 'drawn')
    expect(getComputedStyle(find('title')).color).toBe('rgb(0, 0, 255)')
    expect(getComputedStyle(find('row')).color).not.toBe('rgb(0, 0, 255)')
  })

  it('of the whole document draws it anew and tells what was typed, which nobody loses', async () => {
    const opened = await open()
    opened.send({ type: 'edit-text', id: 'title', field: 'text' })
    await settled(opened)
    document.execCommand('insertText', false, 'Half')
    const { records, view } = opened
    await opened.ask({ type: 'load', records, view }, 'drawn')
    expect(opened.heard).toContainEqual({ type: 'text-done', id: 'title', field: 'text', text: 'Half', keep: true })
    expect(all('title').map(({ textContent }) => textContent)).toEqual(['Hello'])
    expect(document.activeElement).toBe(document.body)
  })
})

it('canvas-C4 what an element gives to formulas follows its fields', async () => {
  const { ask } = (canvas = await openCanvas(
    <Page id="page" name="Home">
      <Section id="hero">
        <Input id="mail" name="Mail" value="first" />
        <Text id="shown" text={formula("variables['mail-value']")} />
      </Section>
    </Page>,
  ))
  expect(find('shown').textContent).toBe('first')
  await ask({ type: 'diff', diff: { set: { mail: { 'props/value/default': ['first', 'second'] } } } }, 'drawn')
  expect(find('shown').textContent).toBe('second')
})

describe('canvas-C15 typing in place', () => {
  it('is into the first of repeated nodes, and another text ends it and keeps it', async () => {
    const opened = await open()
    opened.send({ type: 'edit-text', id: 'row', field: 'text' })
    await settled(opened)
    expect(all('row').map(({ isContentEditable }) => isContentEditable)).toEqual([true, false])
    document.execCommand('insertText', false, 'New row')
    opened.send({ type: 'edit-text', id: 'title', field: 'text' })
    await settled(opened)
    expect(opened.heard).toContainEqual({ type: 'text-input', id: 'row', field: 'text', text: 'New row' })
    expect(opened.heard).toContainEqual({ type: 'text-done', id: 'row', field: 'text', text: 'New row', keep: true })
    expect([find('row').isContentEditable, find('title').isContentEditable]).toEqual([false, true])
  })

  it('canvas-C18 of what is not there or has no such text ends at once', async () => {
    const { ask } = await open()
    const done = { type: 'text-done', text: '', keep: false } as const
    expect(await ask({ type: 'edit-text', id: 'gone', field: 'text' }, 'text-done')).toEqual({
      ...done,
      id: 'gone',
      field: 'text',
    })
    expect(await ask({ type: 'edit-text', id: 'title', field: 'other' }, 'text-done')).toEqual({
      ...done,
      id: 'title',
      field: 'other',
    })
    expect(find('title').isContentEditable).toBe(false)
  })

  it('canvas-C19 keeps its keys, and gives them back at its end', async () => {
    const opened = await open()
    const key = (name: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
    opened.send({ type: 'edit-text', id: 'title', field: 'text' })
    await settled(opened)
    key('a')
    await opened.ask({ type: 'stop-edit-text', keep: false }, 'text-done')
    key('b')
    await settled(opened)
    expect(opened.heard.flatMap((message) => (message.type === 'key' ? [message.key] : []))).toEqual(['b'])
  })
})

it('canvas-C25 a closed canvas leaves nothing behind', async () => {
  const sheets = document.adoptedStyleSheets.length
  const opened = await open()
  expect(document.adoptedStyleSheets.length).toBeGreaterThan(sheets)
  opened.send({ type: 'edit-text', id: 'title', field: 'text' })
  await settled(opened)
  const { heard, container, close } = opened
  const { length } = heard
  close()
  canvas = undefined
  expect(document.querySelector('[data-node]')).toBeNull()
  expect(container.innerHTML).toBe('')
  expect(document.adoptedStyleSheets).toHaveLength(sheets)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.body.dispatchEvent(click)
  const key = new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
  document.dispatchEvent(new Event('scroll'))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect([click.defaultPrevented, key.defaultPrevented, heard.length]).toEqual([false, false, length])
})
