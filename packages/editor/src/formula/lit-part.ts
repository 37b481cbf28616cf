import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

export interface TextRange {
  readonly from: number
  readonly to: number
}

const setLit = StateEffect.define<TextRange | undefined>()
const mark = Decoration.mark({ class: 'cm-lit' })

/** A part of the formula that is lit up while a person points at what it gave. */
export const litPart = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lit, transaction) {
    let next = transaction.docChanged ? Decoration.none : lit
    for (const effect of transaction.effects) {
      if (effect.is(setLit))
        next = effect.value ? Decoration.set([mark.range(effect.value.from, effect.value.to)]) : Decoration.none
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Lights a part up, or none. A part that the text no longer has is left out. */
export function lightUp(editor: EditorView, range: TextRange | undefined): void {
  const isThere = range !== undefined && range.from < range.to && range.to <= editor.state.doc.length
  editor.dispatch({ effects: setLit.of(isThere ? range : undefined) })
}
