import { FilePlus } from 'lucide-react'
import { freeName, insertPage } from '@heddle/document/operations'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'

/** Adds a page under a free name, shows it and opens its name for typing. */
export function addPage({ view, session, newId, change }: Editor): void {
  const names = new Set(view.of('page').map(({ name }) => name))
  const word = words.pageName
  // Every page has a number, the first to be free after as many as there are.
  const name = freeName(word, (name) => name === word || names.has(name), { from: names.size + 1 })
  const result = insertPage(view, { name, newId })
  if (!change(words.changes.insertPage, result) || !result.ok) return
  const [id] = result.ids ?? []
  if (id === undefined) return
  session.pageId.value = id
  session.panel.value = 'pages'
  session.editedPage.value = id
}

export const commands = [
  defineCommand({ id: 'new-page', label: words.newPage, group: 'project', place: 10, icon: FilePlus, run: addPage }),
]
