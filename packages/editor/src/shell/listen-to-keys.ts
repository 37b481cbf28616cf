import { effect } from '@preact/signals-core'
import type { Editor } from '../session/editor.ts'
import { focusNextRegion } from '../ui/regions.ts'
import { chordOf } from '../commands/chord.ts'
import type { KeyPress } from '../commands/chord.ts'
import { findCommand, REGION_CHORDS } from './commands.ts'
import type { FocusPlace } from './commands.ts'

const TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [data-holds-nothing]), textarea, [contenteditable="true"], .cm-editor'
/** Windows over the editor keep the keys to themselves. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
/** What opened a list or a menu holds the focus until that has drawn its first row: the keys are the list's already. */
const OPENING = 'button:is([aria-haspopup="listbox"], [aria-haspopup="menu"])[aria-expanded="true"]'

/** What all windows that keep the keys to themselves stand over. */
const BEHIND = ':is([inert], [aria-hidden="true"]) [data-region="canvas"]'

/** The window that keeps the keys to itself, the last opened one; `undefined` where none does. */
function windowOver(page: Document): Element | undefined {
  if (page.querySelector(BEHIND) === null) return undefined
  return [...page.querySelectorAll(OVERLAY)].findLast((one) => one.closest('[inert], [aria-hidden="true"]') === null)
}

/** Where nobody edits: a button there takes Enter, but not the chords that hold it. */
const BARS = '[data-region="top"], [data-region="rail"], [data-region="bottom"]'

/** The one place where key presses become commands: of the window, and of the canvas frame, which forwards its own. */
export function listenToKeys(editor: Editor, window: Window): () => void {
  const press = (key: KeyPress, place: FocusPlace): boolean => {
    const chord = chordOf(key)
    const [onward, back] = REGION_CHORDS
    if (chord === onward || chord === back) {
      focusNextRegion(window.document, window.document.activeElement, chord === onward ? 1 : -1)
      return true
    }
    const command = findCommand(chord, place, editor)
    command?.run(editor)
    return command !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : window.document.body
    if (event.defaultPrevented || event.isComposing || target.closest(OVERLAY) || target.closest(OPENING)) return
    // A window that has closed gives the keys to the one below it a frame later: what is pressed before is for that one too.
    const below = target === window.document.body ? windowOver(window.document) : undefined
    if (below) {
      if (event.key === 'Escape') below.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      return
    }
    const place = target.closest(TEXT) ? 'text' : target.closest('[data-region="canvas"]') ? 'canvas' : 'elsewhere'
    const { key, code, ctrlKey: ctrl, metaKey: meta, shiftKey: shift, altKey: alt } = event
    if (press({ key, code, ctrl, meta, shift, alt }, place)) event.preventDefault()
  }
  const onKeyDownInBars = (event: KeyboardEvent) => {
    const isHeld = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isHeld || !(event.target instanceof Element) || !event.target.closest(BARS) || event.target.closest(TEXT)) return
    onKeyDown(event)
    if (event.defaultPrevented) event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDownInBars, { capture: true })
  window.addEventListener('keydown', onKeyDown)
  let stopFrame: (() => void) | undefined
  const stopEffect = effect(() => {
    stopFrame?.()
    stopFrame = editor.canvas.value?.listen((message) => {
      // A key that came before the frame took the text was meant for the text, and is no shortcut.
      if (message.type === 'key' && editor.canvas.value?.textNode.value === undefined) press(message, 'canvas')
    })
  })
  return () => {
    window.removeEventListener('keydown', onKeyDownInBars, { capture: true })
    window.removeEventListener('keydown', onKeyDown)
    stopEffect()
    stopFrame?.()
  }
}
