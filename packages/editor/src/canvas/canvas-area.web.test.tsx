import { afterEach, describe, expect, it } from 'vitest'
import { Button, Flexbox, formula, Page, Section, Text } from '@heddle/testing'
import type { Editor } from '../session/editor.ts'
import { zoomSelection } from '../commands/zoom.commands.ts'
import { CANVAS_SANDBOX } from '../frame/frame-element.ts'
import { createTyping } from './tools/edit-text.ts'
import { FRAME_TOP } from './viewport.ts'
import { openCanvasArea, type OpenCanvasArea } from './testing/open-canvas-area.tsx'

let area: OpenCanvasArea | undefined
afterEach(() => {
  area?.close()
  area = undefined
})

/** Ids of a project have sixteen letters. */
const id = (name: string): string => name.padEnd(16, '0')

const row = { default: { 'flex-direction': 'row', 'column-gap': '20px' } }
const page = (
  <Page id="page" name="Home">
    <Section id={id('hero')} styles={{ default: { 'padding-top': '40px', 'padding-bottom': '40px', 'row-gap': '20px' } }}>
      <Text id={id('title')}>Hello</Text>
      <Flexbox id={id('row')} styles={row}>
        <Button id={id('one')}>One</Button>
        <Button id={id('two')}>Two</Button>
        <Button id={id('three')}>Three</Button>
      </Flexbox>
      <Text id={id('bound')} text={formula("'a formula'")} />
    </Section>
    <Section id={id('below')} styles={{ default: { 'padding-top': '60px', 'padding-bottom': '60px' } }}>
      <Text id={id('last')}>Last</Text>
    </Section>
  </Page>
)

async function open(): Promise<OpenCanvasArea> {
  area = await openCanvasArea(page)
  return area
}

async function click(
  { point, until, editor }: OpenCanvasArea,
  at: { x: number; y: number },
  init?: PointerEventInit,
): Promise<void> {
  const before = editor.session.selection.value
  point('pointerdown', at, init)
  point('pointerup', at, init)
  await until(() => editor.session.selection.value !== before)
}

async function drag(
  { point, until, editor }: OpenCanvasArea,
  from: { x: number; y: number },
  to: { x: number; y: number },
  init?: PointerEventInit,
): Promise<void> {
  point('pointerdown', from)
  point('pointermove', { x: from.x + 6, y: from.y + 6 }, init)
  await until(() => editor.session.drag.value)
  point('pointermove', to, init)
  await until(() => document.querySelector('[data-testid="drop-line"]'))
}

describe('selecting on the canvas', () => {
  it('outlines what is under the pointer and selects it with a click', async () => {
    const opened = await open()
    const at = await opened.pointOf(id('one'))
    opened.point('pointermove', at)
    await opened.until(() => opened.editor.session.hover.value === id('one'))
    await click(opened, at)
    expect(opened.editor.session.selection.value).toEqual([id('one')])
    await opened.until(() => document.body.textContent?.includes('Button · One'))
  })

  it('adds with Shift and clears with a click beside everything', async () => {
    const opened = await open()
    await click(opened, await opened.pointOf(id('one')))
    await click(opened, await opened.pointOf(id('two')), { shiftKey: true })
    expect(opened.editor.session.selection.value).toEqual([id('one'), id('two')])
    await click(opened, { x: 5, y: 300 })
    expect(opened.editor.session.selection.value).toEqual([])
  })
})

describe('keys right after a press', () => {
  const press = (key: string) =>
    document
      .querySelector('[role="application"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  it('are meant for what was pressed, also before the frame has said what that is, and come in their order', async () => {
    const opened = await open()
    const { session, view } = opened.editor
    await click(opened, await opened.pointOf(id('one')))
    const at = await opened.pointOf(id('last'))
    const { hit } = opened.frame
    let answer = (): void => {}
    Object.assign(opened.frame, {
      hit: async (x: number, y: number) => {
        await new Promise<void>((resolve) => (answer = resolve))
        return hit(x, y)
      },
    })
    opened.point('pointerdown', at)
    opened.point('pointerup', at)
    const steps: (readonly string[])[] = []
    const stop = session.selection.subscribe((ids) => steps.push(ids))
    press('Escape')
    press('Enter')
    expect(steps).toEqual([[id('one')]])
    answer()
    await opened.until(() => session.selection.value[0] === view.parent(id('last')))
    stop()
    expect(steps.slice(1)).toEqual([[id('last')], [id('below')]])
  })

  it('wait for nothing else', async () => {
    const opened = await open()
    const { session } = opened.editor
    await click(opened, await opened.pointOf(id('one')))
    press('Escape')
    expect(session.selection.value).toEqual([id('row')])
  })
})

describe('dragging on the canvas', () => {
  it('moves among siblings', async () => {
    const opened = await open()
    await drag(opened, await opened.pointOf(id('one')), await opened.pointOf(id('three'), 0.9))
    opened.point('pointerup', await opened.pointOf(id('three'), 0.9))
    expect(opened.editor.view.children(id('row'), 'children')).toEqual([id('two'), id('three'), id('one')])
    expect(opened.labels).toEqual(['Move Button · One'])
  })

  it('moves anywhere once the pointer leaves the container', async () => {
    const opened = await open()
    await drag(opened, await opened.pointOf(id('one')), await opened.pointOf(id('last'), 0.5, 0.1))
    opened.point('pointerup', await opened.pointOf(id('last'), 0.5, 0.1))
    expect(opened.editor.view.children(id('below'), 'children')).toEqual([id('one'), id('last')])
  })

  it('leaves a copy with Alt, and selects it', async () => {
    const opened = await open()
    const at = await opened.pointOf(id('three'), 0.9)
    await drag(opened, await opened.pointOf(id('one')), at, { altKey: true })
    opened.point('pointerup', at, { altKey: true })
    const children = opened.editor.view.children(id('row'), 'children')
    expect(children.slice(0, 3)).toEqual([id('one'), id('two'), id('three')])
    expect(opened.editor.session.selection.value).toEqual([children[3]])
  })

  it('changes nothing with Esc, and nothing while it goes on', async () => {
    const opened = await open()
    await drag(opened, await opened.pointOf(id('one')), await opened.pointOf(id('last')))
    expect(opened.labels).toEqual([])
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    opened.point('pointerup', await opened.pointOf(id('last')))
    expect(opened.labels).toEqual([])
    expect(document.querySelector('[data-testid="drop-line"]')).toBeNull()
  })

  it('takes a new element from the Add panel', async () => {
    const opened = await open()
    opened.editor.session.drag.value = { item: 'text' }
    const at = await opened.pointOf(id('last'), 0.5, 0.9)
    opened.point('pointermove', at)
    await opened.until(() => document.querySelector('[data-testid="drop-line"]'))
    opened.point('pointerup', at)
    const [, added = ''] = opened.editor.view.children(id('below'), 'children')
    expect(opened.editor.view.find('node', added)?.element).toBe('text')
    expect(opened.editor.session.selection.value).toEqual([added])
  })

  it('is let go by the finger that carries it, and by no other', async () => {
    const opened = await open()
    opened.editor.session.drag.value = { item: 'text', pointerId: 7 }
    const at = await opened.pointOf(id('last'), 0.5, 0.9)
    opened.point('pointermove', at, { pointerId: 8 })
    expect(opened.editor.session.drag.value).toBeDefined()
    opened.point('pointermove', at)
    await opened.until(() => document.querySelector('[data-testid="drop-line"]'))
    opened.point('pointerup', at, { pointerId: 8 })
    expect(opened.labels).toEqual([])
    opened.point('pointerup', at)
    expect(opened.labels).toEqual(['Add Text'])
  })

  it('lands where it was let go, also before the page has said where it may', async () => {
    const opened = await open()
    const at = await opened.pointOf(id('last'), 0.5, 0.9)
    opened.editor.session.drag.value = { item: 'text' }
    opened.point('pointermove', at)
    opened.point('pointerup', at)
    expect(opened.labels).toEqual([])
    await opened.until(() => opened.labels.length > 0)
    expect(opened.editor.view.children(id('below'), 'children')).toEqual([id('last'), ...opened.editor.session.selection.value])
  })
})

describe('files from the desktop', () => {
  /** Pictures that are dragged over the end of the page and may be dropped there. */
  async function bring(opened: OpenCanvasArea): Promise<(type: string) => void> {
    const upload: Editor['server']['upload'] = async ({ name, type: mime }) => ({
      name,
      file: `${name.charAt(0).repeat(16)}.png`,
      mime,
      size: 1,
    })
    Object.assign(opened.editor.server, { upload })
    const dataTransfer = new DataTransfer()
    for (const name of ['lake.png', 'fjord.png']) dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }))
    const { x: clientX, y: clientY } = await opened.pointOf(id('last'), 0.5, 0.9)
    return (type) =>
      void document
        .querySelector('[data-testid="pointer-layer"]')
        ?.dispatchEvent(new DragEvent(type, { clientX, clientY, bubbles: true, cancelable: true, dataTransfer }))
  }

  async function expectPlaced({ editor, until }: OpenCanvasArea): Promise<void> {
    const { view, session } = editor
    await until(() => session.selection.value.length === 2)
    expect(view.children(id('below'), 'children')).toEqual([id('last'), ...session.selection.value])
    expect(view.of('asset').map(({ name }) => name)).toEqual(['lake.png', 'fjord.png'])
  }

  it('are all placed where they were dropped', async () => {
    const opened = await open()
    const send = await bring(opened)
    send('dragover')
    await opened.until(() => document.querySelector('[data-testid="drop-line"]'))
    send('drop')
    await expectPlaced(opened)
  })

  it('that are dropped before the page has said where they may land are placed as soon as it does', async () => {
    const opened = await open()
    const send = await bring(opened)
    let answer = (): void => {}
    const { dropTargets } = opened.frame
    Object.assign(opened.frame, {
      dropTargets: async () => {
        await new Promise<void>((resolve) => (answer = resolve))
        return dropTargets()
      },
    })
    send('dragover')
    send('drop')
    expect(document.querySelector('[data-testid="drop-line"]')).toBeNull()
    expect(opened.editor.session.selection.value).toEqual([])
    answer()
    await expectPlaced(opened)
  })

  it('that nobody can place because the page went away are said not to be', async () => {
    const opened = await open()
    const send = await bring(opened)
    const { session } = opened.editor
    Object.assign(opened.frame, { dropTargets: () => Promise.reject(new Error('The frame is closed')) })
    send('dragover')
    send('drop')
    await opened.until(() => session.notice.value)
    expect(session.notice.value).toEqual({
      text: 'File was not placed: the page was not there yet. Drop it once more.',
      tone: 'danger',
    })
    expect(opened.labels).toEqual([])
  })
})

describe('the selection fills the area', () => {
  it.each(['last', 'one'])('wherever it is: %s lies in sight once the frame has come to rest', async (name) => {
    const opened = await open()
    const { session, store } = opened.editor
    store.apply({ set: { [id('hero')]: { 'styles/default/height': [null, '4000px'] } } })
    session.zoom.value = 0.3
    session.isFitted.value = false
    session.selection.value = [id(name)]
    const boxOf = () => opened.frame.geometry.value.boxes.get(id(name))?.[0]
    await opened.until(boxOf)
    zoomSelection.run(opened.editor)
    const { zoom, canvasArea } = session
    // What a person sees of the page, in page pixels.
    const seen = () => (canvasArea.value.height - FRAME_TOP) / zoom.value
    const frame = document.querySelector('iframe')
    await opened.until(() => frame && Math.abs(frame.clientHeight - seen()) < 2)
    await opened.until(() => {
      const box = boxOf()
      return box && box.y >= 0 && box.y + box.height <= seen()
    })
    const at = await opened.pointOf(id(name))
    expect(at.x).toBeGreaterThan(0)
    expect(at.x).toBeLessThan(900)
  })
})

describe('the width of the page', () => {
  it('is set by the finger that holds its edge, and by no other', async () => {
    const { editor, until } = await open()
    const { canvasWidth, zoom } = editor.session
    const edge = await until(() => document.querySelector<HTMLElement>('[role="slider"][aria-label="Page width, right edge"]'))
    edge.setPointerCapture = () => undefined
    const point = (type: string, clientX: number, pointerId = 7) =>
      edge.dispatchEvent(new PointerEvent(type, { clientX, pointerId, bubbles: true }))
    const before = canvasWidth.value
    point('pointerdown', 100)
    point('pointermove', 150, 8)
    expect(canvasWidth.value).toBe(before)
    point('pointerdown', 300, 8)
    point('pointerup', 300, 8)
    point('pointercancel', 300, 8)
    point('pointermove', 110)
    expect(canvasWidth.value).toBe(Math.round(before + 20 / zoom.value))
    point('pointerup', 110)
    point('pointermove', 200)
    expect(canvasWidth.value).toBe(Math.round(before + 20 / zoom.value))
  })
})

describe('a zoom that runs', () => {
  it('scales a sheet of one plain colour, which has its shadow and its corners again at rest', async () => {
    const { editor, until } = await open()
    const sheet = await until(() => document.querySelector('iframe')?.parentElement?.parentElement)
    const looks = () => {
      const { boxShadow, borderTopLeftRadius, willChange } = getComputedStyle(sheet)
      return { boxShadow, borderTopLeftRadius, willChange }
    }
    const plain = { boxShadow: 'none', borderTopLeftRadius: '0px', willChange: 'transform' }
    await until(() => looks().willChange === 'auto')
    const atRest = looks()
    expect(atRest.boxShadow).not.toBe('none')
    editor.session.zoom.value *= 0.9
    await until(() => looks().willChange === 'transform')
    expect(looks()).toEqual(plain)
    await until(() => looks().willChange === 'auto')
    expect(looks()).toEqual(atRest)
  })
})

describe('handles of the selection', () => {
  it('resizes by dragging an edge, as one change', async () => {
    const opened = await open()
    await click(opened, await opened.pointOf(id('one')))
    const handle = await opened.until(() => document.querySelector('[data-handle="width"]'))
    const { left, top } = handle.getBoundingClientRect()
    const width = opened.frame.geometry.value.boxes.get(id('one'))?.[0]?.width ?? 0
    const at = (x: number) => ({ clientX: left + x, clientY: top, bubbles: true, pointerId: 7 })
    handle.setPointerCapture = () => undefined
    handle.dispatchEvent(new PointerEvent('pointerdown', at(0)))
    handle.dispatchEvent(new PointerEvent('pointermove', at(20)))
    handle.dispatchEvent(new PointerEvent('pointermove', at(40)))
    expect(opened.labels).toEqual([])
    handle.dispatchEvent(new PointerEvent('pointerup', at(40)))
    expect(opened.labels).toEqual(['Resize'])
    const wanted = Math.round(width + 40 / opened.editor.session.zoom.value)
    expect(opened.editor.view.find('node', id('one'))?.styles['default']?.['width']).toBe(`${wanted}px`)
    await opened.until(() => Math.round(opened.frame.geometry.value.boxes.get(id('one'))?.[0]?.width ?? 0) === wanted)
  })
})

describe('texts on the canvas', () => {
  it('protects a bound text', async () => {
    const opened = await open()
    const at = await opened.pointOf(id('bound'))
    await click(opened, at)
    opened.point('dblclick', at)
    await opened.until(() => opened.editor.session.notice.value)
    expect(opened.frame.textNode.value).toBeUndefined()
    expect(opened.editor.session.askedFormula.value).toEqual({ nodeId: id('bound'), label: 'Text' })
  })

  it('types in place on a double click', async () => {
    const opened = await open()
    const at = await opened.pointOf(id('title'))
    await click(opened, at)
    // A frame that loses the focus ends the typing at once: it counts that it began.
    const typed: unknown[] = []
    const stop = opened.frame.textNode.subscribe((node) => typed.push(node))
    opened.point('dblclick', at)
    await opened.until(() => typed.includes(id('title')))
    stop()
    opened.frame.send({ type: 'stop-edit-text', keep: true })
    await opened.until(() => opened.frame.textNode.value === undefined)
    expect(opened.labels).toEqual([])
  })

  it('saves a text while it is typed, and goes back to the one before when nothing is to be kept', async () => {
    const opened = await open()
    const typing = createTyping(opened.editor)
    const message = { id: id('title'), field: 'text' }
    const text = () => opened.editor.view.find('node', id('title'))?.props['text']?.['en']
    typing.hear({ type: 'text-input', ...message, text: 'Hel' })
    expect(text()).toBe('Hel')
    typing.hear({ type: 'text-done', ...message, text: 'Hello', keep: false })
    expect(text()).toBe('Hello')
  })

  it('writes no field but the one that is typed in place, whatever the frame says', async () => {
    const opened = await open()
    createTyping(opened.editor).hear({ type: 'text-done', id: id('title'), field: 'tag', text: 'script', keep: true })
    expect(opened.labels).toEqual([])
  })
})

describe('the frame is a wall', () => {
  it('lets no script of the page reach the editor', async () => {
    const tried = `
      const reach = (name, read) => { try { read(); return name + ' was reached' } catch { return undefined } }
      parent.postMessage({ reached: [
        reach('the document of the editor', () => parent.document.body),
        reach('storage', () => localStorage.length),
        reach('cookies', () => document.cookie),
        reach('the address of the window', () => { top.location.href = 'about:blank' }),
        reach('the origin', () => { if (origin !== 'null') return; throw new Error() }),
      ].filter(Boolean) }, '*')`
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', CANVAS_SANDBOX)
    frame.srcdoc = `<script>${tried}</script>`
    const answer = new Promise<{ reached: string[] }>((resolve) => {
      window.addEventListener('message', (event) => event.source === frame.contentWindow && resolve(event.data))
    })
    document.body.append(frame)
    expect((await answer).reached).toEqual([])
    frame.remove()
  })
})
