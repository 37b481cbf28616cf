import { batch } from '@preact/signals-core'
import type { Language } from '@heddle/document'
import { showUsage } from '../../commands/data/usage-places.ts'
import type { Editor } from '../../session/editor.ts'
import { showList } from '../../workflows/show-workflow.ts'
import type { TextRow } from './text-rows.ts'

/**
 * Leaves the table for what holds a text, in the language that was looked at: its element is selected on its page or component, what
 * an action is told is shown, or the settings of the site.
 */
export function showText(editor: Editor, { id, map }: Pick<TextRow, 'id' | 'map'>, language: Language | undefined): void {
  const { session, view } = editor
  batch(() => {
    session.isCoverOpen.value = false
    session.subject.value = undefined
    if (language !== undefined) session.language.value = language
    if (view.find('workflow', id)) return showList(editor, id)
    if (view.find('site', id)) return void (session.panel.value = 'settings')
    session.inspectorTab.value = 'settings'
    showUsage(editor, id)
  })
  if (!view.find('workflow', id)) return
  // What is looked at of a workflow is forgotten where something else is selected.
  const [, actionId = '', , argument] = map.split('/')
  session.action.value = { workflowId: id, actionId }
  session.askedArgument.value = argument
}
