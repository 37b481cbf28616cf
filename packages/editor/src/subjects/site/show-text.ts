import { batch } from '@preact/signals-core'
import type { Language } from '@heddle/document'
import { showUsage } from '../../commands/data/usage-places.ts'
import type { Editor } from '../../session/editor.ts'
import type { TextRow } from './text-rows.ts'

/** Leaves the table for the page or component that a text stands on: its element is selected, in the language that was looked at. */
export function showText(editor: Editor, { id }: Pick<TextRow, 'id'>, language: Language | undefined): void {
  const { session } = editor
  batch(() => {
    session.isCoverOpen.value = false
    session.subject.value = undefined
    if (language !== undefined) session.language.value = language
    session.inspectorTab.value = 'settings'
    showUsage(editor, id)
  })
}
