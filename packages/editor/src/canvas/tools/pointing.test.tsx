import { describe, expect, test } from 'vitest'
import { Button, Icon, Page, Section, Text } from '@heddle/testing'
import type { ToCanvas } from '@heddle/canvas/protocol'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { createStage } from '../stage.ts'
import { FRAME_TOP } from '../viewport.ts'
import { pressCanvasKey, type CanvasKey } from './keyboard.ts'
import { hoverNode, pressNode } from './press.ts'
import { turnWheel, type Wheel } from './wheel.ts'

const id = (name: string): string => name.padEnd(16, '0')
function open() {
  const editor = createTestEditor(
    <Page id={id('home')} name="Home">
      <Section id={id('hero')}>
        <Text id={id('title')}>Hello</Text>
        <Button id={id('book')} text="Book">
          <Icon id={id('arrow')} slot="leftIcon" />
        </Button>
      </Section>
    </Page>,
  )
  const canvas = createFakeCanvas()
  editor.canvas.value = canvas
  const select = (...names: readonly string[]) => {
    editor.session.selection.value = names.map(id)
  }
  return { editor, canvas, select }
}

describe('what a press selects', () => {
  const press = (selected: readonly string[], on: string | undefined, how: { isDeep?: boolean; isAdding?: boolean } = {}) => {
    const { editor, select } = open()
    select(...selected)
    const modifiers = { isDeep: false, isAdding: false, ...how }
    return pressNode(editor, on === undefined ? undefined : id(on), modifiers)
  }

  test('beside everything nothing, but with Shift the selection stays', () => {
    expect(press(['title'], undefined)).toEqual({ selection: [] })
    expect(press(['title'], undefined, { isAdding: true })).toEqual({ selection: [id('title')] })
  })

  test('the element and not its part; with Ctrl the innermost', () => {
    expect(press([], 'arrow')).toEqual({ selection: [id('book')] })
    expect(press([], 'arrow', { isDeep: true })).toEqual({ selection: [id('arrow')] })
  })

  test('with Shift one more; one that is in it goes out only by a click, so that all can be dragged', () => {
    expect(press(['title'], 'book', { isAdding: true })).toEqual({ selection: [id('title'), id('book')] })
    expect(press(['title', 'book'], 'title', { isAdding: true })).toEqual({
      selection: [id('title'), id('book')],
      afterClick: [id('book')],
    })
  })

  test('inside of what is selected nothing changes until it turns out to be a click', () => {
    expect(press(['hero'], 'title')).toEqual({ selection: [id('hero')], afterClick: [id('title')] })
    expect(press(['title', 'book'], 'book')).toEqual({ selection: [id('title'), id('book')], afterClick: [id('book')] })
  })

  test('the outline under the pointer is what a first click would select', () => {
    const { editor, select } = open()
    select('book')
    expect(hoverNode(editor, undefined, false)).toBeUndefined()
    expect(hoverNode(editor, id('arrow'), false)).toBe(id('book'))
    expect(hoverNode(editor, id('arrow'), true)).toBe(id('arrow'))
  })
})

describe('keys on the canvas', () => {
  const press = (key: string, selected: readonly string[], held: Partial<CanvasKey> = {}) => {
    const { editor, canvas, select } = open()
    select(...selected)
    const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
    const isUsed = pressCanvasKey(editor, { key, ...none, ...held })
    return { isUsed, selection: editor.session.selection.value, sent: canvas.sent }
  }

  test('Escape goes up step by step, at last to nothing, and is then left to others', () => {
    expect(press('Escape', ['arrow'])).toMatchObject({ isUsed: true, selection: [id('book')] })
    expect(press('Escape', ['hero'])).toMatchObject({ isUsed: true, selection: [] })
    expect(press('Escape', ['title', 'book'])).toMatchObject({ isUsed: true, selection: [] })
    expect(press('Escape', [])).toMatchObject({ isUsed: false })
  })

  test('Escape with nothing selected lets go of what else is looked at: the page has the inspector again', () => {
    const { editor } = open()
    const { subject } = editor.session
    const held = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
    subject.value = id('orders')
    expect(pressCanvasKey(editor, { key: 'Enter', ...held })).toBe(false)
    expect(subject.value).toBe(id('orders'))
    expect(pressCanvasKey(editor, { key: 'Escape', ...held })).toBe(true)
    expect(subject.value).toBeUndefined()
    expect(pressCanvasKey(editor, { key: 'Escape', ...held })).toBe(false)
  })

  test('Enter types into a text, and on anything else is left to others', () => {
    expect(press('Enter', ['title'])).toMatchObject({
      isUsed: true,
      sent: [{ type: 'edit-text', id: id('title'), field: 'text' }],
    })
    expect(press('Enter', ['hero'])).toMatchObject({ isUsed: false, sent: [] })
    expect(press('Enter', [])).toMatchObject({ isUsed: false, sent: [] })
  })

  test.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'] as const)('with %s they are commands of others', (held) => {
    for (const key of ['Enter', 'Escape']) {
      expect(press(key, ['title'], { [held]: true })).toMatchObject({ isUsed: false, selection: [id('title')], sent: [] })
    }
  })
})

describe('the wheel', () => {
  function turn(wheel: Partial<Wheel>, at = { x: 500, y: FRAME_TOP }, zoom = 1) {
    const { editor, canvas } = open()
    const stage = createStage(editor)
    editor.session.canvasArea.value = { width: 1000, height: 700 }
    editor.session.canvasWidth.value = 1600
    editor.session.zoom.value = zoom
    const none = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false }
    turnWheel(stage, { ...none, ...wheel }, at)
    return { zoom: editor.session.zoom.value, panX: editor.session.panX.value, sent: canvas.sent }
  }
  const scrolled = (dy: number): readonly ToCanvas[] => [{ type: 'scroll-by', dx: 0, dy }]

  test('scrolls the page by what it turned, however large the page is drawn', () => {
    expect(turn({ deltaY: 120 })).toEqual({ zoom: 1, panX: 0, sent: scrolled(120) })
    expect(turn({ deltaY: 120 }, undefined, 0.5).sent).toEqual(scrolled(240))
  })

  test('a wheel that counts lines scrolls lines', () => {
    expect(turn({ deltaY: 3, deltaMode: 1 }).sent).toEqual(scrolled(48))
  })

  test('sideways, and with Shift, the frame moves and the page stays', () => {
    expect(turn({ deltaX: 30 })).toEqual({ zoom: 1, panX: -30, sent: [] })
    expect(turn({ deltaY: 30, shiftKey: true })).toEqual({ zoom: 1, panX: -30, sent: [] })
  })

  test.each(['ctrlKey', 'metaKey'] as const)('with %s it zooms: what is under the pointer stays there', (held) => {
    const before = turn({})
    const { zoom, panX, sent } = turn({ deltaY: -100, [held]: true }, { x: 500, y: FRAME_TOP })
    expect(zoom).toBeGreaterThan(before.zoom)
    // The middle at the top is where the page grows from.
    expect([Math.abs(panX) < 1, sent]).toEqual([true, []])
    const beside = turn({ deltaY: -100, [held]: true }, { x: 700, y: FRAME_TOP + 200 })
    // The frame stands on whole pixels.
    expect(Math.abs(beside.panX + 200 * (beside.zoom - 1))).toBeLessThan(1)
    const [message] = beside.sent
    expect(message?.type === 'scroll-by' && message.dy).toBeCloseTo(200 - 200 / beside.zoom, 0)
  })
})
