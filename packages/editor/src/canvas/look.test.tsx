import { describe, expect, test } from 'vitest'
import { Page, Section, Text } from '@heddle/testing'
import { zoomFit, zoomIn, zoomReset, zoomSelection } from '../commands/zoom.commands.ts'
import { showScreen } from '../commands/screens.commands.ts'
import { boxOf, createFakeCanvas } from '../testing/fake-canvas.ts'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { panBy, viewportOf, zoomTo } from './look.ts'
import { FRAME_TOP, frameLeft, toArea, type Viewport } from './viewport.ts'

const id = (name: string): string => name.padEnd(16, '0')
const [HERO, TITLE, FAR] = [id('hero'), id('title'), id('far')] as const

/** A page of 1,200 pixels in an area of 1,000 by 734. */
function open() {
  const editor = createTestEditor(
    <Page id={id('home')} name="Home">
      <Section id={HERO}>
        <Text id={TITLE}>Hello</Text>
        <Text id={FAR}>Far away</Text>
      </Section>
    </Page>,
  )
  const canvas = createFakeCanvas([
    boxOf(HERO, [0, 0, 1200, 3000]),
    boxOf(TITLE, [900, 40, 200, 50]),
    boxOf(FAR, [20, 2500, 300, 50]),
  ])
  editor.canvas.value = canvas
  const { session } = editor
  session.canvasWidth.value = 1200
  session.canvasArea.value = { width: 1000, height: 734 }
  return { editor, canvas, session }
}
/** Left and right edge of the frame in the area. */
function edges(viewport: Viewport): readonly [number, number] {
  const left = frameLeft(viewport)
  return [left, Math.round(left + viewport.canvasWidth * viewport.zoom)]
}

describe('a page that is shown whole', () => {
  test('stays whole when the window or a panel changes, and when another width is shown', () => {
    const { editor, session } = open()
    expect(edges(viewportOf(session))).toEqual([40, 960])
    session.canvasArea.value = { width: 700, height: 734 }
    expect(edges(viewportOf(session))).toEqual([40, 660])
    showScreen(editor, 'mobile')
    expect([session.zoom.value, session.panX.value]).toEqual([1, 0])
    session.canvasWidth.value = 2000
    expect(edges(viewportOf(session))).toEqual([40, 660])
  })

  test.each([
    ['zooms in', (at: ReturnType<typeof open>) => zoomIn.run(at.editor)],
    ['asks for 100 %', (at: ReturnType<typeof open>) => zoomReset.run(at.editor)],
    ['zooms with the wheel', (at: ReturnType<typeof open>) => zoomTo(at.editor, 0.9, { x: 10, y: 10 })],
    ['fills the area with the selection', (at: ReturnType<typeof open>) => zoomSelection.run(at.editor)],
  ])('until a person %s', (_, act) => {
    const opened = open()
    const { session } = opened
    session.selection.value = [TITLE]
    act(opened)
    const zoom = session.zoom.value
    session.canvasArea.value = { width: 800, height: 734 }
    showScreen(opened.editor, 'tablet')
    expect(session.zoom.value).toBe(zoom)
  })

  test('is not lost by a touchpad that is a little askew, where there is nothing to move', () => {
    const { session } = open()
    panBy(session, 3)
    expect(session.isFitted.value).toBe(true)
  })

  test('is not changed under the finger that makes the page wider, but as soon as it lets go', () => {
    const { session } = open()
    const zoom = session.zoom.value
    session.isCanvasSizing.value = true
    session.canvasWidth.value = 1300
    expect(session.zoom.value).toBe(zoom)
    session.isCanvasSizing.value = false
    expect(edges(viewportOf(session))).toEqual([40, 960])
  })

  test('is shown so again by the command, in the middle whatever it was pushed to', () => {
    const { editor, session } = open()
    zoomTo(editor, 3)
    panBy(session, 700)
    expect(session.panX.value).not.toBe(0)
    zoomFit.run(editor)
    expect(edges(viewportOf(session))).toEqual([40, 960])
    session.canvasArea.value = { width: 600, height: 400 }
    expect(edges(viewportOf(session))).toEqual([40, 560])
  })
})

describe('the selection fills the area', () => {
  test.each([
    ['at the right of the page', [TITLE]],
    ['at the left, far below', [FAR]],
    ['together', [TITLE, FAR]],
    ['higher than the area', [HERO]],
  ])('%s: all of its width lies in sight, and the frame brings it into the middle', (_, ids) => {
    const { editor, canvas, session } = open()
    zoomTo(editor, 0.2)
    session.selection.value = ids
    zoomSelection.run(editor)
    for (const node of ids) {
      const [box] = canvas.geometry.value.boxes.get(node) ?? []
      const { x, width } = toArea(viewportOf(session), box ?? boxOf(node, [0, 0, 0, 0]))
      expect(x).toBeGreaterThanOrEqual(39)
      expect(x + width).toBeLessThanOrEqual(961)
    }
    expect(canvas.sent.at(-1)).toEqual({ type: 'centre', ids })
  })

  test('no larger than double, and in the middle as far as the page goes', () => {
    const { editor, canvas, session } = open()
    const middles = [600, 1000].map((middle) => {
      canvas.place({ [TITLE]: boxOf(TITLE, [middle - 100, 40, 200, 50]) })
      session.selection.value = [TITLE]
      zoomSelection.run(editor)
      expect(session.zoom.value).toBe(2)
      return Math.round(toArea(viewportOf(session), { x: middle, y: 0, width: 0, height: 0 }).x)
    })
    expect(middles).toEqual([500, 560])
  })

  test('changes nothing while nobody knows where it is', () => {
    const { editor, canvas, session } = open()
    canvas.place({})
    session.selection.value = [TITLE]
    zoomSelection.run(editor)
    expect([session.isFitted.value, canvas.sent]).toEqual([true, []])
  })
})

test('stepping the zoom keeps the middle of what is seen where it is', () => {
  const { editor, canvas, session } = open()
  zoomTo(editor, 1)
  panBy(session, -60)
  const [before] = edges(viewportOf(session))
  zoomTo(editor, 2)
  const [after] = edges(viewportOf(session))
  expect(Math.abs((500 - before) * 2 - (500 - after))).toBeLessThanOrEqual(2)
  const message = canvas.sent.at(-1)
  const half = (734 - FRAME_TOP) / 2
  expect(message?.type === 'scroll-by' && message.dy).toBeCloseTo(half - half / 2, 6)
})
