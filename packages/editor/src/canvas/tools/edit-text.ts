import { isEmptyDiff } from '@heddle/store'
import { isBinding, type Bindable, type Id } from '@heddle/document'
import { setProp } from '@heddle/document/operations'
import type { FromCanvas } from '@heddle/canvas/protocol'
import type { Editor } from '../../session/editor.ts'
import { words } from '../words.ts'
import { nodeOf } from '../../session/tree.ts'
import { changeHere, valueHere } from '../../session/inside/sole-instance.ts'

/** Whether the element has a text of its own to type in place. */
export function canEditText(editor: Editor, id: Id): boolean {
  const field = inlineField(editor, id)
  return field !== undefined && isThere(editor, id, field)
}

/** Starts typing in place; a bound text is protected, its formula is shown instead. False when the element has no text. */
export function editText(editor: Editor, id: Id): boolean {
  const field = inlineField(editor, id)
  const canvas = editor.canvas.value
  if (field === undefined || !canvas || !isThere(editor, id, field)) return false
  const { session } = editor
  const node = nodeOf(editor.view, id)
  const values = node?.props[field]
  if (isBinding(values?.[variantOf(editor, id, field)] ?? values?.default)) {
    const label = editor.definitions.get(node?.element ?? '')?.fields[field]?.label.en
    session.inspectorTab.value = 'settings'
    session.notice.value = { text: words.boundText, tone: 'info' }
    if (label !== undefined) session.askedFormula.value = { nodeId: id, label }
    return true
  }
  // What is typed over is the text itself.
  session.isPseudo.value = false
  canvas.send({ type: 'edit-text', id, field })
  return true
}

type Typed = Extract<FromCanvas, { readonly type: 'text-input' | 'text-done' }>

/** Saves a text while it is typed, so that nothing is lost; the whole of it is one step of undo. */
export interface Typing {
  readonly hear: (message: Typed) => void
  readonly close: () => void
}

export function createTyping(editor: Editor): Typing {
  let begun: { readonly id: Id; readonly before: Bindable | null; readonly end: () => void } | undefined

  function end(): void {
    begun?.end()
    begun = undefined
  }

  function write({ id, field }: Typed, value: Bindable | null): void {
    // The frame is outside input: only the field that may be typed in place is ever written.
    if (inlineField(editor, id) !== field) return
    const variant = variantOf(editor, id, field)
    const fieldsOf = (type: string) => editor.definitions.get(type)
    const result = changeHere(editor, [id], (view, ids) => setProp(view, { ids, field, variant, value, fieldsOf }))
    if (!result.ok || !isEmptyDiff(result.diff)) editor.change(words.changes.text, result)
  }

  return {
    hear: (message) => {
      const { id, field, text } = message
      // A text that was left without an end is over when another one begins.
      if (begun?.id !== id) end()
      begun ??= {
        id,
        before: valueHere(editor, id, field, variantOf(editor, id, field)),
        end: editor.client.startGesture(),
      }
      if (message.type === 'text-input') {
        write(message, text)
        return
      }
      // A text that was thrown away goes back to what it was, unless it was never touched.
      if (message.keep) write(message, text)
      else write(message, begun.before)
      end()
    },
    close: end,
  }
}

function inlineField(editor: Editor, id: Id): string | undefined {
  const { inlineText, editing } = editor.definitions.get(nodeOf(editor.view, id)?.element ?? '') ?? {}
  return inlineText ?? editing?.typedIn
}

/** Whether there is anything to type in: what is more than its text may be drawn without one. */
function isThere({ view, definitions, session }: Editor, id: Id, field: string): boolean {
  const node = nodeOf(view, id)
  if (definitions.get(node?.element ?? '')?.editing.typedIn !== field) return true
  const values = node?.props[field]
  return Boolean(values?.[session.language.value] ?? values?.default)
}

export function variantOf(editor: Editor, id: Id, field: string): string {
  const node = nodeOf(editor.view, id)
  const isTranslated = node && editor.definitions.get(node.element)?.fields[field]?.translated
  return isTranslated ? editor.session.language.value : 'default'
}
