import { CirclePlus } from 'lucide-react'
import { defineCommand } from '../command.ts'
import { placeOfNext } from './entries.ts'
import { words } from './words.ts'

export const addOneMore = defineCommand({
  id: 'add-entry',
  label: words.addEntry,
  group: 'edit',
  place: 95,
  icon: CirclePlus,
  keys: ['Ctrl+Shift+E'],
  when: (editor) => {
    const { value: ids } = editor.session.selection
    return ids.length === 1 && placeOfNext(editor, ids[0] ?? '') !== undefined
  },
  // Fetched then, as few pages have such a thing.
  run: (editor) => void import('./add-entry.ts').then(({ addOneMoreHere }) => addOneMoreHere(editor)),
})

export const commands = [addOneMore]
