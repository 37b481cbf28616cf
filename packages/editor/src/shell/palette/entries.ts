import { words } from '../words.ts'
import type { Editor } from '../../session/editor.ts'
import { canRun } from '../../commands/command.ts'
import { COMMANDS } from '../commands.ts'
import { insertElement } from '../../commands/insert/insert-element.ts'

/** One thing the palette offers. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly keys?: string
  readonly run: () => void
}

/** Everything that can be done now: commands, elements to insert, pages to go to. */
export function paletteEntries(editor: Editor): readonly PaletteEntry[] {
  const commands = COMMANDS.filter((command) => command.id !== 'palette' && canRun(command, editor)).map(
    ({ id, label, group, keys, run }) => ({
      id,
      label,
      group: words.groups[group],
      ...(keys?.[0] === undefined ? {} : { keys: keys[0] }),
      run: () => run(editor),
    }),
  )
  const elements = [...editor.definitions.values()].map(({ type, label }) => ({
    id: `insert-${type}`,
    label: words.insertEntry(label.en),
    group: words.insertGroup,
    run: () => void insertElement(editor, type),
  }))
  const pages = editor.view.of('page').map(({ id, name }) => ({
    id: `page-${id}`,
    label: words.pageEntry(name),
    group: words.pageGroup,
    run: () => {
      editor.session.pageId.value = id
    },
  }))
  return [...commands, ...elements, ...pages]
}
