import { useMemo } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { Editor } from '../../session/editor.ts'
import { openInstance } from '../../session/inside/inside.ts'
import { nodeName } from '../../session/tree.ts'
import { keyStep, typeAhead } from './key-step.ts'
import type { NavigatorModel } from './navigator-model.ts'
import { selectRange } from './select-range.ts'

/** Milliseconds within which letters belong to one name. */
const TYPING = 700

/**
 * Keys of the tree. Letters look for a name only after the tree was reached or walked by keyboard: after a click they stay
 * the editor's shortcuts.
 */
export function useTreeKeys(editor: Editor, model: NavigatorModel) {
  return useMemo(() => createTreeKeys(editor, model), [editor, model])
}

function createTreeKeys(editor: Editor, model: NavigatorModel) {
  const { session } = editor
  let isKeyboard = false
  let typed = ''
  let lastTyped = 0

  const goTo = (id: string, isRange: boolean) => {
    model.active.value = id
    session.selection.value = isRange ? selectRange(model.rows.value, session.selection.value, id) : [id]
  }
  return {
    onPointer() {
      isKeyboard = false
    },
    onFocus(event: FocusEvent) {
      if (event.currentTarget === event.target && event.currentTarget.matches(':focus-visible')) isKeyboard = true
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const rows = model.rows.value
      if (event.key === 'Enter' && model.active.value !== undefined && openInstance(editor, model.active.value)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const step = keyStep(rows, model.active.value, event.key)
      if (step) {
        event.preventDefault()
        isKeyboard = true
        if ('go' in step) goTo(step.go, event.shiftKey)
        else model.toggle(step.toggle, step.isOpen)
      } else if (event.key === ' ' && model.active.value !== undefined) {
        event.preventDefault()
        const id = model.active.value
        const selected = session.selection.value
        session.selection.value = selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
      } else if (isKeyboard && /^[\p{L}\p{N}]$/u.test(event.key)) {
        event.preventDefault()
        event.stopPropagation()
        typed = event.timeStamp - lastTyped > TYPING ? event.key : typed + event.key
        lastTyped = event.timeStamp
        const found = typeAhead(rows, model.active.value, typed, (id) => nodeName(editor, id))
        if (found !== undefined) goTo(found, false)
      }
    },
  }
}
