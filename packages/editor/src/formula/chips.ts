import type { DocumentView } from '@heddle/document'
import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import { REFERENCE, referenceName } from '../session/describe-code.ts'

class ChipWidget extends WidgetType {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  override eq(other: ChipWidget): boolean {
    return other.name === this.name
  }
  override toDOM(): HTMLElement {
    const chip = document.createElement('span')
    chip.className = 'cm-formula-chip'
    chip.textContent = this.name
    return chip
  }
}

/** Shows `variables['id']` as a chip with the variable's name; the caret passes it in one step. */
export function chips(view: Pick<DocumentView, 'find'>) {
  const build = (editor: EditorView): DecorationSet => {
    const ranges = new RangeSetBuilder<Decoration>()
    for (const match of editor.state.doc.toString().matchAll(REFERENCE)) {
      const widget = new ChipWidget(referenceName(view, match[1] ?? '', match[3] ?? ''))
      ranges.add(match.index, match.index + match[0].length, Decoration.replace({ widget }))
    }
    return ranges.finish()
  }
  return ViewPlugin.define(
    (editor) => ({
      decorations: build(editor),
      update(update: ViewUpdate) {
        if (update.docChanged) this.decorations = build(update.view)
      },
    }),
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) => EditorView.atomicRanges.of((editor) => editor.plugin(plugin)?.decorations ?? Decoration.none),
    },
  )
}
