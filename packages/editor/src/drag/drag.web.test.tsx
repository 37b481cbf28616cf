import { afterEach, describe, expect, test, vi } from 'vitest'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import { DragGhost } from './drag-ghost.tsx'
import { startDragOnMove } from './start-drag.ts'

const [HERO, TITLE, LEAD] = ['hero000000000000', 'title00000000000', 'lead000000000000'] as const
const fixture = (
  <Page name="Home">
    <Section id={HERO} name="Hero">
      <Text id={TITLE} name="Title" />
      <Text id={LEAD}>A long walk</Text>
    </Section>
  </Page>
)

/** A pointer of its own: the mouse of this machine, wherever it lies, is another one. */
const POINTER = 7
const PRESS = { clientX: 100, clientY: 100, pointerId: POINTER }
/** What the pointer carries once the press has become a drag. */
const CARRIED = { nodes: [TITLE], pointerId: POINTER }
const point = (type: string, x = 100, y = 100, pointerId = POINTER, target: EventTarget = document.body) =>
  target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, bubbles: true }))
const key = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
const ghost = () => document.querySelector<HTMLElement>('[aria-hidden="true"]')

/** An editor, a press on something that can be dragged, and whether it was. */
async function press() {
  const { editor } = await openEditor(fixture, <DragGhost />)
  const ended: boolean[] = []
  startDragOnMove(
    editor,
    PRESS,
    () => ({ nodes: [TITLE] }),
    (wasDrag) => ended.push(wasDrag),
  )
  return { editor, ended, dragged: () => editor.session.drag.value }
}

afterEach(() => {
  // Nothing is left on the window for the next one.
  point('pointercancel')
})

describe('a press that may become a drag', () => {
  test('is a click while the pointer stays where it is, and a drag once it has travelled', async () => {
    const { ended, dragged } = await press()
    point('pointermove', 102, 103)
    expect(dragged()).toBeUndefined()
    point('pointermove', 104, 100)
    expect(dragged()).toEqual(CARRIED)
    point('pointerup', 300, 300)
    // What lies under the pointer takes it first.
    expect(dragged()).toEqual(CARRIED)
    await expect.poll(dragged).toBeUndefined()
    expect(ended).toEqual([true])
  })

  test('let go at once is told to be a click', async () => {
    const { ended, dragged } = await press()
    point('pointerup')
    await expect.poll(() => ended).toEqual([false])
    point('pointermove', 200, 200)
    expect(dragged()).toBeUndefined()
  })

  test('is not moved or let go by another finger', async () => {
    const { ended, dragged } = await press()
    point('pointermove', 300, 300, POINTER + 1)
    expect(dragged()).toBeUndefined()
    point('pointermove', 300, 300)
    point('pointerup', 10, 10, POINTER + 1)
    point('pointercancel', 10, 10, POINTER + 1)
    await new Promise((resolve) => setTimeout(resolve))
    expect([dragged(), ended]).toEqual([CARRIED, []])
  })

  test('the system that takes the pointer away ends it', async () => {
    const { ended, dragged } = await press()
    point('pointermove', 300, 300)
    point('pointercancel')
    expect([dragged(), ended]).toEqual([undefined, [true]])
  })

  test('Escape ends a drag and nothing else hears it; before there is a drag the key is everybody’s', async () => {
    const onKey = vi.fn<(event: KeyboardEvent) => void>()
    const { ended, dragged } = await press()
    document.body.addEventListener('keydown', onKey)
    key('Escape')
    expect(onKey).toHaveBeenCalledOnce()
    point('pointermove', 300, 300)
    key('a')
    expect(dragged()).toBeDefined()
    key('Escape')
    expect([dragged(), ended]).toEqual([undefined, [true]])
    expect(onKey.mock.calls.map(([event]) => event.key)).toEqual(['Escape', 'a'])
    document.body.removeEventListener('keydown', onKey)
    point('pointermove', 400, 400)
    expect(dragged()).toBeUndefined()
  })

  test.each([
    ['let go', () => undefined],
    ['ended by Escape', () => void key('Escape')],
  ])('a drag that is %s over what it began on is no click there; the next click is one', async (_, before) => {
    const { editor, ended } = await press()
    const onClick = vi.fn<() => void>()
    const button = document.createElement('button')
    document.body.append(button)
    button.addEventListener('click', onClick)
    point('pointermove', 300, 300)
    before()
    point('pointerup', 100, 100, POINTER, button)
    button.click()
    expect(onClick).not.toHaveBeenCalled()
    await expect.poll(() => [ended.length, editor.session.drag.value]).toEqual([1, undefined])
    await new Promise((resolve) => setTimeout(resolve))
    button.click()
    expect(onClick).toHaveBeenCalledOnce()
    button.remove()
  })
})

describe('the label at the pointer', () => {
  test.each([
    ['the element’s name for a new one', { item: 'button' }, 'Button'],
    ['its own name for a node', { nodes: [TITLE] }, 'Title'],
    ['its text for a node without a name', { nodes: [LEAD] }, 'A long walk'],
    ['how many for several', { nodes: [TITLE, LEAD] }, '2 elements'],
  ])('says %s', async (_, payload, label) => {
    const { editor } = await openEditor(fixture, <DragGhost />)
    expect(ghost()).toBeNull()
    editor.session.drag.value = payload
    await expect.poll(() => ghost()?.textContent).toBe(label)
  })

  test('follows the pointer from the first move on, and hides over the canvas, which draws its own', async () => {
    const { editor, host } = await openEditor(fixture, [<DragGhost key="ghost" />, <div key="canvas" data-region="canvas" />])
    editor.session.drag.value = { item: 'button' }
    await expect.poll(() => ghost() && getComputedStyle(ghost() as Element).visibility).toBe('hidden')
    await expect
      .poll(() => {
        point('pointermove', 200, 150)
        return ghost()?.getBoundingClientRect().left
      })
      .toBe(212)
    expect(ghost()?.style.visibility).toBe('visible')
    point('pointermove', 240, 150, POINTER, host.querySelector('[data-region]') ?? undefined)
    expect(ghost()?.style.visibility).toBe('hidden')
    editor.session.drag.value = undefined
    await expect.poll(ghost).toBeNull()
  })
})
