import { EditorSelection, RangeSetBuilder, StateEffect } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import { REFERENCE, referenceName, type Names } from '../session/describe-code.ts'

class ChipWidget extends WidgetType {
  readonly name: string
  readonly isPicked: boolean
  constructor(name: string, isPicked: boolean) {
    super()
    this.name = name
    this.isPicked = isPicked
  }
  override eq(other: ChipWidget): boolean {
    return other.name === this.name && other.isPicked === this.isPicked
  }
  override toDOM(): HTMLElement {
    const chip = document.createElement('span')
    chip.className = this.isPicked ? 'cm-formula-chip cm-formula-chip-picked' : 'cm-formula-chip'
    chip.textContent = this.name
    return chip
  }
}

/** Says that records may be called otherwise now. */
export const namesChanged = StateEffect.define<null>()

/** Shows `variables['id']` as a chip with the variable's name; the caret passes it in one step. */
export function chips(view: Names) {
  const build = (editor: EditorView): DecorationSet => {
    const ranges = new RangeSetBuilder<Decoration>()
    const { from, to } = editor.state.selection.main
    for (const [start, end, match] of chipsIn(editor.state.doc.toString())) {
      const isPicked = from === start && to === end
      const widget = new ChipWidget(referenceName(view, match[1] ?? '', match[3] ?? ''), isPicked)
      ranges.add(start, end, Decoration.replace({ widget }))
    }
    return ranges.finish()
  }
  return ViewPlugin.define(
    (editor) => ({
      decorations: build(editor),
      update(update: ViewUpdate) {
        const isRenamed = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(namesChanged)))
        if (update.docChanged || update.selectionSet || isRenamed) this.decorations = build(update.view)
      },
    }),
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) => EditorView.atomicRanges.of((editor) => editor.plugin(plugin)?.decorations ?? Decoration.none),
    },
  )
}

/** Backspace behind a chip picks it, so that nobody loses one by accident; a second one removes it. */
export function pickChipBefore(editor: EditorView): boolean {
  const { main } = editor.state.selection
  if (!main.empty) return false
  const chip = chipsIn(editor.state.doc.toString()).find(([, end]) => end === main.head)
  if (!chip) return false
  editor.dispatch({ selection: EditorSelection.single(chip[0], chip[1]) })
  return true
}

function chipsIn(text: string): readonly (readonly [start: number, end: number, match: RegExpMatchArray])[] {
  return [...text.matchAll(REFERENCE)].map((match) => [match.index, match.index + match[0].length, match] as const)
}
