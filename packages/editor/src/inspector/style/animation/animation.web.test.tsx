import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StyleValue } from '@heddle/document'
import { insertToken } from '@heddle/document/operations'
import { MAX_FRAMES, NEW_TOKENS, sortFrames, type AnimationFrames } from '@heddle/style'
import { BOX, openStyles } from '../../../testing/open-styles.tsx'

const RISE = 'rise000000000000'
const INK = 'ink0000000000000'

async function open(styles: Readonly<Record<string, StyleValue>> = {}) {
  const { editor } = await openStyles('Effects', styles)
  const { view, change } = editor
  return {
    editor,
    held: (variant = 'default') => view.find('node', BOX)?.styles[variant]?.['animation-name'],
    animations: () => view.of('token').filter(({ type }) => type === 'animation'),
    /** Frames of the only animation, as they are passed. */
    frames: () => sortFrames(view.of('token').find(({ type }) => type === 'animation')?.frames ?? {}).map(([, frame]) => frame),
    addRise: (frames: AnimationFrames = NEW_TOKENS.animation.frames ?? {}) =>
      change('Add', insertToken(view, { type: 'animation', name: 'Rise', value: 'none', frames, newId: () => RISE })),
    addInk: () => change('Add', insertToken(view, { type: 'color', name: 'Ink', value: '#112233', newId: () => INK })),
  }
}

const row = (shown: string) => page.getByRole('button', { name: `Animation: ${shown}`, exact: true })
const windowOf = (name: string) => page.getByRole('dialog', { name: `Edit ${name}` })
const frame = (number: number, count: number) => page.getByRole('slider', { name: `Frame ${number} of ${count}` })
const inWindow = () => page.getByRole('dialog', { name: /^Edit / })
const field = (name: string) => inWindow().getByRole('textbox', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const put = async (name: string, text: string) => {
  await field(name).fill(text)
  await userEvent.keyboard('{Enter}')
}

/** With the animation at the box and its window open. */
async function openRise() {
  const opened = await open({ 'animation-name': { type: 'token', id: RISE } })
  opened.addRise()
  await press('Edit Rise')
  await expect.element(frame(1, 2)).toBeVisible()
  return opened
}

test('“New animation…” makes one, gives it to the element and opens it with its name to be typed over; one undo takes both back', async () => {
  const { editor, held, animations } = await open()
  await row('None').click()
  await page.getByRole('option', { name: 'New animation…' }).click()
  await expect.element(windowOf('Animation')).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  const [made] = animations()
  expect(held()).toEqual({ type: 'token', id: made?.id })
  await userEvent.keyboard('Rise{Enter}{Escape}')
  await expect.element(row('Rise')).toBeVisible()
  expect(held()).toEqual({ type: 'token', id: made?.id })
  editor.client.undo()
  expect(animations()).toMatchObject([{ name: 'Animation' }])
  editor.client.undo()
  expect([held(), animations()]).toEqual([undefined, []])
})

test('one of the project is picked from the list with those that are always there, in a state of its own too', async () => {
  const { editor, held, addRise } = await open()
  addRise()
  editor.session.stateId.value = 'hover'
  await row('None').click()
  await page.getByRole('option', { name: 'Rise' }).click()
  expect(held('default:hover')).toEqual({ type: 'token', id: RISE })
  expect(held()).toBeUndefined()
  await row('Rise').click()
  await page.getByRole('option', { name: 'Spin' }).click()
  expect(held('default:hover')).toBe('spin')
})

test('a name that is always there, or another one’s, is refused at its field', async () => {
  await openRise()
  await put('Name', 'spin')
  await expect.element(field('Name')).toHaveAccessibleDescription('"spin" is the name of an animation that is always there')
})

test('by keyboard frames are moved, passed, added, copied and taken away, and the focus stays with them', async () => {
  const { editor, frames } = await openRise()
  const places = () => frames().map(({ at }) => at)
  frame(1, 2).element().focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  expect(places()).toEqual([11, 100])
  await expect.element(frame(1, 2)).toHaveAttribute('aria-valuetext', '11 %')
  await userEvent.keyboard('{End}')
  expect(places()).toEqual([11, 100])
  await press('Add a frame')
  await expect.element(frame(2, 3)).toHaveFocus()
  expect(places()).toEqual([11, 55.5, 100])
  expect(frames()[1]?.styles).toEqual({ opacity: '0.5', translate: '0 12px' })
  await press('Duplicate this frame')
  await expect.element(frame(3, 4)).toHaveFocus()
  expect(places()).toEqual([11, 55.5, 65.5, 100])
  await userEvent.keyboard('{Delete}')
  await expect.element(frame(3, 3)).toHaveFocus()
  await userEvent.keyboard('{Delete}{Delete}')
  await expect.element(frame(1, 1)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('No frames yet: add one to begin.')).toBeVisible()
  editor.client.undo()
  await expect.element(frame(1, 1)).toBeVisible()
})

test('by pointer a press on the strip adds a frame, and a drag is one step to undo', async () => {
  const { editor, frames } = await openRise()
  const strip = frame(1, 2).element().parentElement
  const { left, top, width, height } = strip?.getBoundingClientRect() ?? new DOMRect()
  const send = (to: Element | null, type: string, share: number) =>
    to?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: left + width * share,
        clientY: top + height / 2,
      }),
    )
  send(strip, 'pointerdown', 0.5)
  await expect.element(frame(2, 3)).toHaveFocus()
  const handle = frame(2, 3).element()
  // A pointer that is told of by hand is none that can be captured.
  handle.setPointerCapture = () => undefined
  send(handle, 'pointerdown', 0.5)
  send(handle, 'pointermove', 0.6)
  send(handle, 'pointermove', 0.7)
  send(handle, 'pointerup', 0.7)
  expect(frames().map(({ at }) => at)).toEqual([0, 70, 100])
  editor.client.undo()
  expect(frames().map(({ at }) => at)).toEqual([0, 50, 100])
})

test('what a frame says has the control that fits: percent, ways, degrees, colours of the project, CSS', async () => {
  const { frames, addInk } = await openRise()
  addInk()
  await put('Opacity', '25')
  await put('Move: across', '-10')
  await put('Move: down', '2rem')
  const add = async (name: string) => {
    await press('Add a property: Add a property')
    await page.getByRole('option', { name: new RegExp(`^${name} `) }).click()
  }
  await add('Rotate')
  await put('Rotate', '90')
  await add('Scale')
  await put('Scale', '1.5')
  await add('Filter')
  await put('Filter', 'blur(4px)')
  await add('Colour')
  await inWindow()
    .getByRole('button', { name: /^Choose Colour/ })
    .click()
  await page.getByRole('button', { name: 'Ink' }).click()
  await userEvent.keyboard('{Escape}')
  await put('Easing', 'ease-in')
  const styles = { opacity: '0.25', translate: '-10px 2rem', rotate: '90deg', scale: '1.5', filter: 'blur(4px)' }
  expect(frames()[0]).toEqual({ at: 0, styles: { ...styles, color: { type: 'token', id: INK } }, easing: 'ease-in' })
  await press('Remove Rotate')
  expect(frames()[0]?.styles).not.toHaveProperty('rotate')
})

test('a value that is none is refused with the reason and changes nothing', async () => {
  const { frames } = await openRise()
  await put('Opacity', '250')
  await expect.element(page.getByRole('alert')).toHaveTextContent('must be between 0 and 1')
  await userEvent.keyboard('{Escape}')
  await put('Place', '140')
  await expect.element(page.getByRole('alert')).toHaveTextContent('must be between 0 % and 100 %')
  await userEvent.keyboard('{Escape}')
  await put('Easing', 'fast')
  await expect.element(field('Easing')).toHaveAccessibleDescription(/must be a speed/)
  expect(frames()[0]).toEqual(NEW_TOKENS.animation.frames?.['start'])
})

test('the picture stands at the frame that is picked, and plays when asked for', async () => {
  await openRise()
  const sample = () => document.querySelector('[data-sample]')?.getAnimations()[0]
  expect([sample()?.playState, sample()?.currentTime]).toEqual(['paused', 0])
  frame(2, 2).element().focus()
  await expect.poll(() => sample()?.currentTime).toBe(1000)
  await press('Play')
  expect(sample()?.playState).toBe('running')
  sample()?.finish()
  await expect.poll(() => sample()?.playState).toBe('paused')
})

test('an animation that is full takes no more frames and says so', async () => {
  const { addRise } = await open({ 'animation-name': { type: 'token', id: RISE } })
  addRise(Object.fromEntries(Array.from({ length: MAX_FRAMES }, (_, at) => [`f${at}`, { at, styles: {} }])))
  await press('Edit Rise')
  await expect.element(page.getByRole('button', { name: `An animation has ${MAX_FRAMES} frames at most` })).toBeDisabled()
})

test('deleted in its window, it leaves the element still, and undo brings both back', async () => {
  const { editor, held, animations } = await openRise()
  await expect.element(page.getByText('Used in 1 place')).toBeVisible()
  await press('Delete')
  expect([held(), animations()]).toEqual(['none', []])
  await expect.element(windowOf('Rise')).not.toBeInTheDocument()
  editor.client.undo()
  expect(held()).toEqual({ type: 'token', id: RISE })
  expect(animations()).toMatchObject([{ name: 'Rise' }])
})
