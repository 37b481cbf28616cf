import { HelpCircle } from 'lucide-react'
import { isBinding, type Id, type NodeRecord, resolveValue } from '@heddle/document'
import { defineCommand } from '../commands/command.ts'
import type { Editor } from '../session/editor.ts'
import { nodeOf } from '../session/tree.ts'
import { words } from './words.ts'

interface BoundPlace {
  readonly nodeId: Id | undefined
  readonly label: string
}

/** What of a node a formula gives, as the rows of its settings are called; what people see most stands first. */
export function boundPlaces({ view, definitions, session }: Editor, node: NodeRecord): readonly BoundPlace[] {
  const context = {
    language: session.language.peek(),
    defaultLanguage: view.defaultLanguage() ?? '',
    languages: view.languages(),
    screenId: session.screenId.peek(),
    screens: view.screens(),
  }
  const fields = Object.entries(definitions.get(node.element)?.fields ?? {}).flatMap(([name, field]) =>
    isBinding(resolveValue(field, node.props[name], context)) ? [{ nodeId: node.id, label: field.label.en }] : [],
  )
  return [
    ...fields,
    ...(node.repeat ? [{ nodeId: view.find('node', node.place.parentId)?.id, label: words.repeat.over }] : []),
    ...(isBinding(node.condition) ? [{ nodeId: node.id, label: words.condition.show }] : []),
  ]
}

const selectedPlaces = (editor: Editor): readonly BoundPlace[] => {
  const [id, ...others] = editor.session.selection.value
  const node = id === undefined || others.length > 0 ? undefined : nodeOf(editor.view, id)
  return node ? boundPlaces(editor, node) : []
}

/** Which bound value of which node was asked for last: asking again goes on to the next one. */
const asked = new WeakMap<Editor, BoundPlace>()

export const whyValue = defineCommand({
  id: 'why-value',
  label: words.why,
  group: 'select',
  place: 70,
  icon: HelpCircle,
  keys: ['Ctrl+Shift+Y'],
  when: (editor) => selectedPlaces(editor).length > 0,
  run(editor) {
    const places = selectedPlaces(editor)
    const last = asked.get(editor)
    const at = places.findIndex(({ nodeId, label }) => last && nodeId === last.nodeId && label === last.label)
    const place = places[(at + 1) % places.length]
    if (!place) return
    asked.set(editor, place)
    editor.session.inspectorTab.value = 'settings'
    editor.session.askedFormula.value = { ...place, isLarge: true }
  },
})

export const commands = [whyValue]
