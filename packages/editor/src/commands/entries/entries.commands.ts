import { CirclePlus } from 'lucide-react'
import { defineCommand } from '../command.ts'
import { addEntry, placeOfNext } from './entries.ts'
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
  run(editor) {
    const place = placeOfNext(editor, editor.session.selection.value[0] ?? '')
    const added = place && addEntry(editor, place)
    // It is shown where it stands, and the next one goes behind it.
    if (added !== undefined) editor.session.selection.value = [added]
  },
})

export const commands = [addOneMore]
