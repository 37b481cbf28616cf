import { signal } from '@preact/signals-core'
import type { Signal } from '@preact/signals-core'
import { insertPage } from '@heddle/document/operations'
import type { Id } from '@heddle/document'
import type { Editor } from '../../editor.ts'
import { PAGES_TEXTS } from '../../texts/pages.ts'

const edited = new WeakMap<Editor, Signal<Id | undefined>>()

/** The page whose name and path stand open in the pages panel. */
export function editedPageOf(editor: Editor): Signal<Id | undefined> {
  const found = edited.get(editor) ?? signal<Id | undefined>(undefined)
  edited.set(editor, found)
  return found
}

/** Adds a page under a free name, shows it and opens its name for typing. */
export function addPage(editor: Editor): void {
  const { view, session, newId, change } = editor
  const names = new Set(view.of('page').map(({ name }) => name))
  let number = names.size + 1
  while (names.has(`${PAGES_TEXTS.defaultName} ${number}`)) number += 1
  const result = insertPage(view, { name: `${PAGES_TEXTS.defaultName} ${number}`, newId })
  if (!change(PAGES_TEXTS.changes.insert, result) || !result.ok) return
  const [id] = result.ids ?? []
  if (id === undefined) return
  session.pageId.value = id
  session.panel.value = 'pages'
  editedPageOf(editor).value = id
}
