/** How an edit in place ended: with the text to keep, or thrown away. */
export interface InlineTextEnd {
  readonly text: string
  readonly keep: boolean
}

export interface InlineTextOptions {
  readonly element: HTMLElement
  /** The text as the document holds it. */
  readonly text: string
  readonly onInput: (text: string) => void
  readonly onDone: (end: InlineTextEnd) => void
}

export interface InlineText {
  readonly stop: (keep: boolean) => void
}

/** What is typed shows as typed: a space at the end and a new line are visible at once. */
const TYPING_STYLE = { 'outline-style': 'none', cursor: 'text', 'user-select': 'text', 'white-space': 'pre-wrap' }

/**
 * Lets a person type into a drawn node; `undefined` where it draws another text than it holds, in parts of its own. Enter, Esc
 * and leaving keep the text, Shift+Enter makes a line.
 * The nodes React made are put back before anybody hears of the end, so the renderer never meets a foreign one.
 */
export function startInlineText({ element: root, text, onInput, onDone }: InlineTextOptions): InlineText | undefined {
  const holder = findTextHolder(root, text)
  if (!holder) return undefined
  const element = holder
  const before = [...element.childNodes].map((node) => ({ node, value: node.nodeValue }))
  const hadEditable = element.getAttribute('contenteditable')
  const hadStyle = element.hasAttribute('style')
  const styleBefore = Object.keys(TYPING_STYLE).map(
    (name) => [name, element.style.getPropertyValue(name), element.style.getPropertyPriority(name)] as const,
  )
  let isDone = false

  function restore(): void {
    element.replaceChildren(...before.map(({ node }) => node))
    for (const { node, value } of before) if (node.nodeValue !== value) node.nodeValue = value
    setOrRemove(element, 'contenteditable', hadEditable)
    // One by one: another property may have been written meanwhile.
    for (const [name, value, priority] of styleBefore) element.style.setProperty(name, value, priority)
    if (!hadStyle && element.getAttribute('style') === '') element.removeAttribute('style')
  }

  function stop(keep: boolean): void {
    if (isDone) return
    isDone = true
    // A line break at the end is only the browser's place for the caret.
    const typed = readText(element).replace(/\n$/, '')
    element.removeEventListener('keydown', onKeyDown)
    element.removeEventListener('input', onChange)
    element.removeEventListener('blur', onBlur)
    element.removeEventListener('drop', refuse)
    restore()
    element.blur()
    onDone({ text: keep ? typed : text, keep: keep && typed !== text })
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') {
      event.preventDefault()
      stop(true)
    } else if (event.key === ' ') {
      // A button would be pressed by the space bar instead of taking the space.
      event.preventDefault()
      edit('insertText', ' ')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      edit('insertLineBreak')
    }
  }

  const onChange = (): void => onInput(readText(element))
  const onBlur = (): void => stop(true)
  const refuse = (event: Event): void => event.preventDefault()

  element.setAttribute('contenteditable', 'plaintext-only')
  for (const [name, value] of Object.entries(TYPING_STYLE)) element.style.setProperty(name, value)
  element.addEventListener('keydown', onKeyDown)
  element.addEventListener('input', onChange)
  element.addEventListener('blur', onBlur)
  element.addEventListener('drop', refuse)
  element.focus({ preventScroll: true })
  selectAll(element)
  return { stop }
}

/** The deepest element that holds the whole text: an icon beside the text stays out of reach. */
function findTextHolder(root: HTMLElement, text: string): HTMLElement | undefined {
  if (text === '') return root
  let holder = root
  for (;;) {
    const inner = [...holder.children].find((child) => child instanceof HTMLElement && readText(child) === text)
    if (inner instanceof HTMLElement) {
      holder = inner
    } else {
      const isInParts = [...holder.childNodes].every((node) => node instanceof Element) && readText(holder) !== text
      return isInParts ? undefined : holder
    }
  }
}

function readText(element: Element): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data
    else if (node instanceof HTMLBRElement) text += '\n'
    else if (node instanceof Element) text += readText(node)
  }
  return text
}

/** The only way to insert that keeps the browser's own undo steps. */
function edit(command: 'insertText' | 'insertLineBreak', text?: string): void {
  document.execCommand(command, false, text)
}

function selectAll(element: HTMLElement): void {
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
