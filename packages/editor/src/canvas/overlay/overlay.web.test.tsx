import { signal } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import { Button, Page, Section, Text } from '@heddle/testing'
import { EditorContext } from '../../session/use-editor.ts'
import { boxOf, createFakeCanvas } from '../../testing/fake-canvas.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { show } from '../../testing/show.tsx'
import { createStage } from '../stage.ts'
import { frameLeft, FRAME_TOP } from '../viewport.ts'
import { Overlay } from './overlay.tsx'
import { StageContext } from './use-stage.ts'

const id = (name: string): string => name.padEnd(16, '0')
const [HOME, ABOUT, HERO, TITLE, BOOK] = ['home', 'about', 'hero', 'title', 'book'].map(id) as [
  string,
  string,
  string,
  string,
  string,
]

/** The overlay of a page whose frame says where things are; `at` gives the box of an element in the page's pixels. */
function open(zoom = 1) {
  const editor = createTestEditor([
    <Page key="home" id={HOME} name="Home">
      <Section id={HERO} name="Hero">
        <Text id={TITLE} name="Title">
          Hello
        </Text>
        <Button id={BOOK} name="Book" styles={{ default: { width: '200px' } }} />
      </Section>
    </Page>,
    <Page key="about" id={ABOUT} name="About" path="about" />,
  ])
  const boxes = {
    [HERO]: boxOf(HERO, [0, 0, 800, 400], { padding: [80, 0, 80, 0] }),
    [TITLE]: boxOf(TITLE, [100, 100, 300, 40]),
    [BOOK]: boxOf(BOOK, [100, 200, 200, 40], { margin: [0, 0, 12, 0] }),
  }
  const canvas = createFakeCanvas(Object.values(boxes))
  editor.canvas.value = canvas
  editor.session.canvasWidth.value = 800
  editor.session.isFitted.value = false
  editor.session.zoom.value = zoom
  const peers = signal<(typeof editor.client.peers)['value']>([])
  const stage = createStage({ ...editor, client: { ...editor.client, peers } })
  editor.session.canvasArea.value = { width: 1000, height: 700 }
  const host = show(
    <EditorContext value={stage.editor}>
      <StageContext value={stage}>
        <Overlay />
      </StageContext>
    </EditorContext>,
  )
  const at = (element: Element | null) => {
    const origin = host.querySelector('[aria-hidden]')?.getBoundingClientRect()
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const left = x - (origin?.x ?? 0) - frameLeft(stage.viewport.value)
    return [left, y - (origin?.y ?? 0) - FRAME_TOP, width, height].map((pixels) => Math.round(pixels / zoom))
  }
  const find = (selector: string) => host.querySelector<HTMLElement>(selector)
  return { editor, canvas, stage, host, peers, at, find, session: editor.session }
}
const width = ({ editor }: ReturnType<typeof open>) => editor.view.find('node', BOOK)?.styles['default']?.['width']

test('why a place takes nothing stands beside the pointer, and inside of the area at its edges', async () => {
  const { stage, host } = open()
  stage.drag.value = { label: 'Card', refusal: 'A component cannot be placed inside itself' }
  const label = () => host.querySelector('[data-refused]')?.getBoundingClientRect() ?? new DOMRect()
  const area = host.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
  stage.ghost.value = { x: 100, y: 100 }
  await expect.poll(() => [label().left - area.x, label().top - area.y]).toEqual([112, 112])
  stage.ghost.value = { x: 990, y: 690 }
  expect(Math.round(label().right - area.x)).toBeLessThanOrEqual(990)
  expect(Math.round(label().bottom - area.y)).toBeLessThanOrEqual(690)
  expect(host.textContent).toContain('Card · A component cannot be placed inside itself')
})

describe('outlines', () => {
  test.each([1, 0.5])('lie exactly over what is selected, with kind and name, at a zoom of %d', async (zoom) => {
    const { session, at, find } = open(zoom)
    session.selection.value = [TITLE]
    await expect.poll(() => at(find('[data-outline="selection"]'))).toEqual([100, 100, 300, 40])
    expect(find('[data-outline="selection"]')?.textContent).toBe('Text · Title')
  })

  test('of several stand without names; what is under the pointer has its short one, unless it is selected', async () => {
    const { session, host, find } = open()
    session.selection.value = [TITLE, BOOK]
    session.hover.value = HERO
    await expect.poll(() => host.querySelectorAll('[data-outline="selection"]').length).toBe(2)
    expect([...host.querySelectorAll('[data-outline="selection"]')].map((outline) => outline.textContent)).toEqual(['', ''])
    await expect.poll(() => find('[data-outline="hover"]')?.textContent).toBe('Hero')
    session.hover.value = TITLE
    await expect.poll(() => find('[data-outline="hover"]')).toBeNull()
  })

  test('follow what moves, and go with what is not drawn', async () => {
    const { session, canvas, at, find } = open()
    session.selection.value = [TITLE]
    await expect.poll(() => at(find('[data-outline]'))).toEqual([100, 100, 300, 40])
    canvas.place({ [TITLE]: boxOf(TITLE, [0, 10, 20, 30]) })
    await expect.poll(() => at(find('[data-outline]'))).toEqual([0, 10, 20, 30])
    canvas.place({})
    await expect.poll(() => find('[data-outline]')).toBeNull()
  })

  test('of other people have their names, and show on the page they are on', async () => {
    const { peers, host, session } = open()
    const user = { id: 'grace', name: 'Grace', color: 'rgb(128, 64, 128)' }
    peers.value = [
      { clientId: 'one', user, pageId: HOME, selection: [TITLE] },
      { clientId: 'two', user: { ...user, name: 'Linus' }, pageId: ABOUT, selection: [BOOK] },
    ]
    await expect.poll(() => host.textContent).toContain('Grace')
    expect(host.textContent).not.toContain('Linus')
    session.pageId.value = ABOUT
    await expect.poll(() => host.textContent).toContain('Linus')
    expect(host.textContent).not.toContain('Grace')
  })
})

describe('handles', () => {
  /** A pointer of its own: the mouse of this machine, wherever it lies, is another one. */
  const point = (element: Element | null, type: string, x: number, more: PointerEventInit = {}) =>
    element?.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 7, bubbles: true, cancelable: true, ...more }),
    )
  /** Drags a handle by so many pixels and lets go of it. */
  const drag = (handle: HTMLElement | null, dx: number, dy: number, keys: PointerEventInit = {}) => {
    if (handle) handle.setPointerCapture = () => undefined
    point(handle, 'pointerdown', 0)
    point(handle, 'pointermove', dx, { clientY: dy, ...keys })
    point(handle, 'pointerup', dx, { clientY: dy, ...keys })
  }
  /** The selected button with a hand on its right edge. */
  async function grasp(zoom = 1, more: PointerEventInit = {}) {
    const opened = open(zoom)
    opened.session.selection.value = [BOOK]
    await expect.poll(() => opened.find('[data-handle="width"]')).not.toBeNull()
    const handle = opened.find('[data-handle="width"]')
    // A pointer that no hand moves cannot be captured.
    if (handle) handle.setPointerCapture = () => undefined
    point(handle, 'pointerdown', 500, more)
    return {
      ...opened,
      handle,
      move: (x: number) => point(handle, 'pointermove', x),
      end: (type: string) => point(handle, type, 0),
    }
  }

  test('a drag of an edge counts in pixels of the page, and is one change when it is let go', async () => {
    const opened = await grasp(0.5)
    opened.move(510)
    opened.move(520)
    expect([width(opened), opened.editor.labels]).toEqual(['200px', []])
    opened.end('pointerup')
    expect([width(opened), opened.editor.labels]).toEqual(['240px', ['Resize']])
  })

  test.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ['the system that takes the pointer away', (handle: Element | null) => point(handle, 'pointercancel', 0)],
  ])('%s leaves everything as it was, also for the hand that lets go later', async (_, interrupt) => {
    const opened = await grasp()
    opened.move(520)
    interrupt(opened.handle)
    opened.move(560)
    opened.end('pointerup')
    expect([width(opened), opened.editor.labels]).toEqual(['200px', []])
    const last = opened.canvas.sent.at(-1)
    expect(last?.type === 'diff' && last.diff.set?.[BOOK]?.['styles/default/width']?.[1]).toBe('200px')
  })

  test('another finger on the handle neither moves nor lets go what the first one holds', async () => {
    const opened = await grasp()
    opened.move(520)
    point(opened.handle, 'pointerdown', 505, { pointerId: 8 })
    point(opened.handle, 'pointermove', 900, { pointerId: 8 })
    point(opened.handle, 'pointerup', 900, { pointerId: 8 })
    point(opened.handle, 'pointercancel', 900, { pointerId: 8 })
    expect([width(opened), opened.editor.labels]).toEqual(['200px', []])
    opened.end('pointerup')
    expect([width(opened), opened.editor.labels]).toEqual(['220px', ['Resize']])
  })

  test('a press without a move, and one of another button, change nothing', async () => {
    const still = await grasp()
    still.end('pointerup')
    expect(still.editor.labels).toEqual([])
    const menu = await grasp(1, { button: 2 })
    menu.move(540)
    menu.end('pointerup')
    expect([width(menu), menu.editor.labels]).toEqual(['200px', []])
  })

  test('an element that goes while it is dragged takes the drag with it', async () => {
    const opened = await grasp()
    opened.move(520)
    opened.session.selection.value = []
    await expect.poll(() => opened.find('[data-handle]')).toBeNull()
    expect([width(opened), opened.editor.labels]).toEqual(['200px', []])
  })

  test('padding grows inward and never below nothing, margin outward', async () => {
    const { session, host, editor } = open()
    session.selection.value = [HERO]
    await expect.poll(() => host.querySelectorAll('[class*="grip"]').length).toBeGreaterThan(0)
    const drag = (grip: Element | null, dy: number) => {
      if (grip instanceof HTMLElement) grip.setPointerCapture = () => undefined
      point(grip, 'pointerdown', 0)
      point(grip, 'pointermove', 0, { clientY: dy })
      point(grip, 'pointerup', 0)
    }
    const styles = (node: string) => editor.view.find('node', node)?.styles['default']
    drag(host.querySelector('[class*="padding"] [class*="grip"]'), 20)
    expect(styles(HERO)?.['padding-top']).toBe('100px')
    drag(host.querySelector('[class*="padding"] [class*="grip"]'), -500)
    expect(styles(HERO)?.['padding-top']).toBe('0px')
    session.selection.value = [BOOK]
    await expect.poll(() => host.querySelector('[class*="margin"]')).not.toBeNull()
    drag(host.querySelector('[class*="margin"] [class*="grip"]'), 8)
    expect(styles(BOOK)?.['margin-bottom']).toBe('20px')
  })

  test.each([
    ['left', -20, 0, { width: '220px' }],
    ['top', 0, -20, { height: '60px' }],
    ['height', 0, 20, { height: '60px' }],
    ['top-left', -20, -10, { width: '220px', height: '50px' }],
    ['top-right', 20, -10, { width: '220px', height: '50px' }],
    ['bottom-left', -20, 10, { width: '220px', height: '50px' }],
    ['both', -300, 10, { width: '0px', height: '50px' }],
  ])('of the size stand at every edge and corner: %s, dragged outwards, makes the element larger', async (name, dx, dy, size) => {
    const opened = open()
    opened.session.selection.value = [BOOK]
    await expect.poll(() => opened.find(`[data-handle="${name}"]`)).not.toBeNull()
    drag(opened.find(`[data-handle="${name}"]`), dx, dy)
    const { width = '200px', height } = opened.editor.view.find('node', BOOK)?.styles['default'] ?? {}
    expect({ width, ...(height !== undefined && { height }) }).toEqual({ width: '200px', ...size })
  })

  test.each([
    ['both', 100, 0, { width: '300px', height: '60px' }],
    ['both', 20, 40, { width: '400px', height: '80px' }],
    ['width', 100, 30, { width: '300px', height: '60px' }],
    ['top', 0, 20, { width: '100px', height: '20px' }],
  ])('with Shift keep the proportions: %s', async (name, dx, dy, size) => {
    const opened = open()
    opened.session.selection.value = [BOOK]
    await expect.poll(() => opened.find(`[data-handle="${name}"]`)).not.toBeNull()
    drag(opened.find(`[data-handle="${name}"]`), dx, dy, { shiftKey: true })
    expect(opened.editor.view.find('node', BOOK)?.styles['default']).toEqual(size)
  })

  test('follow Shift also when it is pressed while nothing moves', async () => {
    const opened = await grasp()
    opened.move(600)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }))
    const sent = opened.canvas.sent.at(-1)
    expect(sent?.type === 'diff' && sent.diff.set?.[BOOK]?.['styles/default/height']?.[1]).toBe('60px')
    window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift' }))
    opened.end('pointerup')
    expect(opened.editor.view.find('node', BOOK)?.styles['default']).toEqual({ width: '300px' })
  })

  test('of the spacing set one side, with Alt two opposite ones, with Shift all four', async () => {
    const padding = async (keys: PointerEventInit) => {
      const opened = open()
      opened.session.selection.value = [HERO]
      await expect.poll(() => opened.find('[class*="padding"] [class*="grip"]')).not.toBeNull()
      drag(opened.find('[class*="padding"] [class*="grip"]'), 0, 20, keys)
      return Object.keys(opened.editor.view.find('node', HERO)?.styles['default'] ?? {})
    }
    expect(await padding({})).toEqual(['padding-top'])
    expect(await padding({ altKey: true })).toEqual(['padding-top', 'padding-bottom'])
    expect((await padding({ shiftKey: true })).toSorted()).toEqual([
      'padding-bottom',
      'padding-left',
      'padding-right',
      'padding-top',
    ])
  })

  test('of padding, margin and gap show while the pointer is over the selected element or what stands in it', async () => {
    const opened = open()
    const shown = (kind: string) => {
      const grip = opened.find(`[class*="${kind}"] [class*="grip"]`)
      return grip && Number(getComputedStyle(grip).opacity) > 0
    }
    opened.session.selection.value = [HERO]
    await expect.poll(() => [shown('padding'), shown('gap')]).toEqual([false, false])
    opened.session.hover.value = TITLE
    await expect.poll(() => [shown('padding'), shown('gap')]).toEqual([true, true])
    opened.session.selection.value = [BOOK]
    await expect.poll(() => shown('margin')).toBe(false)
    opened.session.hover.value = BOOK
    await expect.poll(() => shown('margin')).toBe(true)
  })

  test('of a gap set all gaps of its direction', async () => {
    const opened = open()
    opened.session.selection.value = [HERO]
    // Title and button stand 60 pixels apart.
    await expect.poll(() => opened.find('[class*="gap"] [class*="grip"]')?.textContent).toBe('60')
    expect(opened.at(opened.find('[class*="gap"]'))).toEqual([0, 140, 800, 60])
    drag(opened.find('[class*="gap"] [class*="grip"]'), 0, -20)
    expect(opened.editor.view.find('node', HERO)?.styles['default']).toEqual({ 'row-gap': '40px' })
    expect(opened.editor.labels).toEqual(['Change gap'])
  })

  test('belong to one selected element, and hide while something is dragged', async () => {
    const { session, stage, find } = open()
    session.selection.value = [BOOK]
    await expect.poll(() => find('[data-handle]')).not.toBeNull()
    stage.drag.value = { label: 'Text' }
    await expect.poll(() => find('[data-handle]')).toBeNull()
    stage.drag.value = undefined
    await expect.poll(() => find('[data-handle]')).not.toBeNull()
    session.selection.value = [BOOK, TITLE]
    await expect.poll(() => find('[data-handle]')).toBeNull()
  })
})

describe('while Alt is held', () => {
  /** The distances as they are written. */
  const lengths = (host: HTMLElement) => [...host.querySelectorAll('[class*="distanceValue"]')].map((line) => line.textContent)

  test('the distances from the selected element to the one under the pointer are shown, else to the one around it', async () => {
    const { session, stage, host } = open()
    session.selection.value = [TITLE]
    session.hover.value = BOOK
    await expect.poll(() => host.querySelector('[data-outline]')).not.toBeNull()
    expect(lengths(host)).toEqual([])
    stage.isMeasuring.value = true
    await expect.poll(() => lengths(host)).toEqual(['60'])
    session.hover.value = TITLE
    await expect.poll(() => lengths(host).toSorted()).toEqual(['100', '100', '260', '400'])
    stage.isMeasuring.value = false
    await expect.poll(() => lengths(host)).toEqual([])
  })
})

describe('a drag', () => {
  const box = { x: 0, y: 0, width: 800, height: 400 }

  test('shows the container it would land in with the position, the line, and its label at the pointer', async () => {
    const { stage, host, find, at } = open()
    const line = { x: 100, y: 150, width: 600, height: 2 }
    stage.drag.value = { label: 'Button · Book', target: { containerId: HERO, container: box, line, index: 1 } }
    await expect.poll(() => host.textContent).toContain('Hero · 2')
    expect(host.textContent).toContain('Button · Book')
    expect(at(find('[data-testid="drop-line"]'))).toEqual([100, 150, 600, 2])
    stage.ghost.value = { x: 40, y: 60 }
    expect(find('[class*="ghost"]')?.style.transform).toBe('translate(52px, 72px)')
  })

  test('onto the page says so; where it cannot land it says that, without a line', async () => {
    const { stage, host, find } = open()
    stage.drag.value = { label: 'Text', target: { containerId: HOME, container: box, line: box, index: 0 } }
    await expect.poll(() => host.textContent).toContain('Page · 1')
    stage.drag.value = { label: 'Text' }
    await expect.poll(() => host.textContent).toBe('Text · Cannot be placed here')
    expect(find('[data-testid="drop-line"]')).toBeNull()
  })
})

test('an empty page says how to begin, until something is dragged over it or stands on it', async () => {
  const { session, stage, host, editor } = open()
  const help = 'Drag a section here from the Add panel, or press A.'
  await expect.poll(() => host.querySelector('[aria-hidden]')).not.toBeNull()
  expect(host.textContent).not.toContain(help)
  session.pageId.value = ABOUT
  await expect.poll(() => host.textContent).toContain(help)
  stage.drag.value = { label: 'Section' }
  await expect.poll(() => host.textContent).not.toContain(help)
  stage.drag.value = undefined
  await expect.poll(() => host.textContent).toContain(help)
  const hero = editor.view.find('node', HERO)
  const made = hero && { ...hero, id: id('new'), place: { ...hero.place, parentId: ABOUT } }
  if (made) editor.store.apply({ put: { [made.id]: made } })
  await expect.poll(() => host.textContent).not.toContain(help)
})
