import type { Editor } from '../../session/editor.ts'
import { hasRow, PANEL_ROWS } from '../../inspector/style/find-rows.ts'
import { words as styleWords } from '../../inspector/style/words.ts'
import { words } from '../words.ts'

/** Rows of the style panel that the selection has, by the CSS names and what other tools call them too. */
export function styleEntries({ session, view, definitions }: Editor) {
  const elements = session.selection.value.map((id) => definitions.get(view.find('node', id)?.element ?? ''))
  if (elements.length === 0) return []
  return PANEL_ROWS.filter((row) => elements.every((element) => element && hasRow(element, row))).map(
    ({ property, group, label, words: names }) => ({
      id: `style-${property}`,
      label: words.styleEntry(label),
      group: styleWords.sections[group],
      words: names,
      run: () => {
        session.inspectorTab.value = 'style'
        session.askedStyle.value = property
      },
    }),
  )
}
