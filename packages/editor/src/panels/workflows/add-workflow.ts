import { AppWindow, FileText, Workflow, type LucideIcon } from 'lucide-react'
import { freeName, insertWorkflow } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { openWorkflow } from '../../workflows/show-workflow.ts'
import { triggersOf } from '../../workflows/triggers-of.ts'
import { words } from './words.ts'

/** Whom a new workflow belongs to. */
export const PLACES: readonly {
  readonly place: 'page' | 'app' | 'project'
  readonly label: string
  readonly icon: LucideIcon
}[] = [
  { place: 'page', label: words.ofPage, icon: FileText },
  { place: 'app', label: words.ofApp, icon: AppWindow },
  { place: 'project', label: words.ofProject, icon: Workflow },
]

/** Makes a workflow that belongs to no element and shows it: of the project under a free name, else with what is used most to start it. */
export function addWorkflow(editor: Editor, place: 'page' | 'app' | 'project'): void {
  const { view, session, change, newId } = editor
  const ownerId = place === 'page' ? session.pageId.peek() : undefined
  const [first] = place === 'project' ? [] : triggersOf(ownerId === undefined ? {} : { ownerId }, editor)
  const taken = view.of('workflow').map(({ name }) => name)
  const name = first?.label.en ?? freeName(words.newName, (free) => taken.includes(free), { separator: ' ' })
  const owned = { ...(ownerId !== undefined && { ownerId }), ...(first && { trigger: first.name }) }
  const result = insertWorkflow(view, { name, ...owned, newId })
  if (!change(words.changes.addWorkflow(name), result) || !result.ok) return
  const [id] = result.ids ?? []
  if (id !== undefined) openWorkflow(editor, id)
}
