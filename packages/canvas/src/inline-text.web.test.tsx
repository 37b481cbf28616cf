import { afterEach, describe, expect, it } from 'vitest'
import { startInlineText, type InlineText, type InlineTextEnd } from './inline-text.ts'

interface Typing {
  readonly element: HTMLElement
  readonly typed: readonly string[]
  readonly ends: readonly InlineTextEnd[]
  readonly text: InlineText
}

const startTyping = (options: Parameters<typeof startInlineText>[0]): InlineText =>
  startInlineText(options) ?? expect.fail('it is not typed in')

let root: HTMLElement | undefined
afterEach(() => {
  root?.remove()
  root = undefined
})

/** Types into what the HTML draws; `text` is what the document holds. */
function type(html: string, text: string): Typing {
  const holder = document.createElement('div')
  holder.innerHTML = html
  root = holder
  document.body.append(holder)
  const element = holder.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('nothing is drawn')
  const typed: string[] = []
  const ends: InlineTextEnd[] = []
  const started = startTyping({
    element,
    text,
    onInput: (value) => typed.push(value),
    // What the page holds by now is what the renderer left.
    onDone: (end) => ends.push({ ...end }),
  })
  return { element, typed, ends, text: started }
}

const insert = (text: string) => document.execCommand('insertText', false, text)
function press(element: Element, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  element.dispatchEvent(event)
  return event
}

describe('beginning', () => {
  it('canvas-C15 selects the text, so that typing replaces it, and shows a caret and spaces as they are', () => {
    const { element, typed } = type('<p>Hello</p>', 'Hello')
    expect(document.activeElement).toBe(element)
    expect(document.getSelection()?.toString()).toBe('Hello')
    expect(element.isContentEditable).toBe(true)
    const { outlineStyle, cursor, userSelect, whiteSpace } = getComputedStyle(element)
    expect([outlineStyle, cursor, userSelect, whiteSpace]).toEqual(['none', 'text', 'text', 'pre-wrap'])
    insert('Bye')
    expect(typed).toEqual(['Bye'])
    expect(element.textContent).toBe('Bye')
  })

  it('canvas-C15 leaves an icon beside the text alone', () => {
    const { element, text } = type('<button><svg></svg><span><b>Save</b></span></button>', 'Save')
    const inner = element.querySelector('b')
    expect(document.activeElement).toBe(inner)
    insert('Keep')
    expect(element.querySelector('svg')).not.toBeNull()
    expect(element.isContentEditable).toBe(false)
    text.stop(false)
    expect(element.outerHTML).toBe('<button><svg></svg><span><b>Save</b></span></button>')
  })

  it('canvas-C15 takes the whole element when it is empty, or when no part of it holds all of the text', () => {
    const empty = type('<p><b></b></p>', '')
    expect(document.activeElement).toBe(empty.element)
    empty.text.stop(false)
    root?.remove()
    const { element } = type('<p>One <b>two</b></p>', 'One two')
    expect(document.activeElement).toBe(element)
  })

  it('canvas-C15 is left alone where parts of it draw another text than it holds', () => {
    const element = document.createElement('span')
    element.innerHTML = '<i>AS</i><b>99+</b>'
    const options = { onInput: () => undefined, onDone: () => undefined }
    expect(startInlineText({ element, text: '120', ...options })).toBeUndefined()
    expect(element.innerHTML).toBe('<i>AS</i><b>99+</b>')
  })

  it('canvas-C15 does not scroll the page to the text', () => {
    document.body.style.height = '9000px'
    const { text } = type('<p style="position:absolute;top:8000px">Far</p>', 'Far')
    expect(window.scrollY).toBe(0)
    text.stop(false)
    document.body.style.height = ''
  })
})

describe('ending', () => {
  const before = '<p style="color: red;">Hello</p>'
  const start = () => {
    const typing = type(before, 'Hello')
    insert('Bye')
    return typing
  }

  const keeping: readonly (readonly [how: string, end: (typing: Typing) => void])[] = [
    ['Enter', ({ element }) => void press(element, 'Enter')],
    ['Tab', ({ element }) => void press(element, 'Tab')],
    ['Esc', ({ element }) => void press(element, 'Escape')],
    ['leaving', ({ element }) => element.blur()],
    ['the editor', ({ text }) => text.stop(true)],
  ]
  it.each(keeping)('canvas-C15 by %s keeps the text once, and puts the page back as the renderer left it', (_, end) => {
    const typing = start()
    end(typing)
    end(typing)
    expect(typing.ends).toEqual([{ text: 'Bye', keep: true }])
    expect(typing.element.outerHTML).toBe(before)
    expect(document.activeElement).not.toBe(typing.element)
  })

  it('canvas-C15 throws the text away when the editor says so, and only then', () => {
    const typing = start()
    typing.text.stop(false)
    expect(typing.ends).toEqual([{ text: 'Hello', keep: false }])
    expect(typing.element.outerHTML).toBe(before)
  })

  it('canvas-C15 with the text as it was has nothing to keep', () => {
    const { element, ends } = type('<p>Hello</p>', 'Hello')
    press(element, 'Enter')
    expect(ends).toEqual([{ text: 'Hello', keep: false }])
  })

  it('canvas-C15 gives the nodes back that the renderer made, with what they held', () => {
    const typing = type('<p contenteditable="false">One <b>two</b><br>three</p>', 'One two\nthree')
    const nodes = [...typing.element.childNodes]
    insert('Other')
    press(typing.element, 'Enter')
    expect([...typing.element.childNodes].map((one) => nodes.indexOf(one))).toEqual([0, 1, 2, 3])
    expect(typing.element.outerHTML).toBe('<p contenteditable="false">One <b>two</b><br>three</p>')
    expect(typing.ends).toEqual([{ text: 'Other', keep: true }])
  })

  it('canvas-C15 puts back before it tells: what is heard of the end meets the page as it was', () => {
    const holder = document.createElement('p')
    holder.textContent = 'Hello'
    root = holder
    document.body.append(holder)
    const found: string[] = []
    const { stop } = startTyping({
      element: holder,
      text: 'Hello',
      onInput: () => undefined,
      onDone: () => found.push(holder.outerHTML),
    })
    insert('Bye')
    stop(true)
    expect(found).toEqual(['<p>Hello</p>'])
  })

  it('canvas-C15 leaves no listener behind', () => {
    const { element, typed, ends, text } = start()
    text.stop(true)
    const heard: string[] = []
    root?.addEventListener('keydown', ({ key }) => heard.push(key))
    element.dispatchEvent(new InputEvent('input'))
    element.dispatchEvent(new FocusEvent('blur'))
    const enter = press(element, 'Enter')
    const drop = new DragEvent('drop', { cancelable: true })
    element.dispatchEvent(drop)
    expect([typed, ends.length, enter.defaultPrevented, drop.defaultPrevented, heard]).toEqual([
      ['Bye'],
      1,
      false,
      false,
      ['Enter'],
    ])
  })
})

describe('ending with styles that came meanwhile', () => {
  it('canvas-C15 leaves them, and takes only its own away', () => {
    const { element, text } = type('<p style="color: red; cursor: help !important">Hello</p>', 'Hello')
    element.style.setProperty('color', 'blue')
    text.stop(false)
    expect(element.getAttribute('style')).toBe('color: blue; cursor: help !important;')
  })
})

describe('typing', () => {
  it('canvas-C16 makes a line with Shift+Enter', () => {
    const { element, typed, ends, text } = type('<p>Hello</p>', 'Hello')
    insert('One')
    expect(press(element, 'Enter', { shiftKey: true }).defaultPrevented).toBe(true)
    insert('two')
    expect(typed.at(-1)).toBe('One\ntwo')
    text.stop(true)
    expect(ends).toEqual([{ text: 'One\ntwo', keep: true }])
  })

  it('canvas-C16 leaves out the line at the end that only holds the caret', () => {
    const { element, ends, text } = type('<p>Hello</p>', 'Hello')
    element.innerHTML = 'One<br>two<br>'
    text.stop(true)
    expect(ends).toEqual([{ text: 'One\ntwo', keep: true }])
  })

  it('canvas-C17 takes a space as a space, and letters as the browser takes them', () => {
    const { element } = type('<button>Go</button>', 'Go')
    insert('A')
    expect(press(element, ' ').defaultPrevented).toBe(true)
    insert('B')
    expect(element.textContent).toBe('A B')
    expect(press(element, 'C').defaultPrevented).toBe(false)
    expect(element.textContent).toBe('A B')
  })

  it('canvas-C15 ends at keys without what the browser would do with them', () => {
    for (const key of ['Enter', 'Tab', 'Escape']) {
      const { element } = type('<p>Hello</p>', 'Hello')
      expect(press(element, key).defaultPrevented).toBe(true)
      root?.remove()
    }
  })

  it('canvas-C15 keeps its keys from the rest of the page', () => {
    const { element } = type('<p>Hello</p>', 'Hello')
    const heard: string[] = []
    root?.addEventListener('keydown', ({ key }) => heard.push(key))
    press(element, 'x')
    press(element, ' ')
    expect(heard).toEqual([])
  })

  it('canvas-C15 goes on while letters are put together by an input method', () => {
    const { element, ends, text } = type('<p>Hello</p>', 'Hello')
    for (const key of ['Enter', 'Escape', 'Tab', ' ']) {
      expect(press(element, key, { isComposing: true }).defaultPrevented).toBe(false)
    }
    expect(ends).toEqual([])
    expect(element.textContent).toBe('Hello')
    text.stop(true)
  })

  it('canvas-C15 takes nothing that is dropped onto it', () => {
    const { element } = type('<p>Hello</p>', 'Hello')
    const drop = new DragEvent('drop', { cancelable: true })
    element.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
  })
})
