import { words } from '../words.ts'
import type { Editor } from '../../session/editor.ts'
import { insertablesOf, type Insertable } from '../../session/insertables.ts'
import { canRun } from '../../commands/command.ts'
import { COMMANDS } from '../commands.ts'
import { insertItem, insertPlace } from '../../commands/insert/insert-item.ts'
import { recentInserts } from '../../commands/insert/recent-inserts.ts'
import { rankEntries, rankNamed } from '../../session/rank.ts'
import { styleEntries } from './style-entries.ts'

/** One thing the palette offers. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly keys?: string
  /** Other names it is found by. */
  readonly words?: readonly string[]
  /** What it would add. */
  readonly item?: Insertable
  readonly run: () => void
}

/** Everything that can be done now: commands, things to add, pages to go to. */
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
  const pages = editor.view.of('page').map(({ id, name }) => ({
    id: `page-${id}`,
    label: words.pageEntry(name),
    group: words.pageGroup,
    run: () => {
      editor.session.pageId.value = id
    },
  }))
  return [...commands, ...insertEntries(editor), ...pages, ...styleEntries(editor)]
}

/** What can be added where one stands. */
function insertEntries(editor: Editor): readonly PaletteEntry[] {
  return [...insertablesOf(editor.definitions).values()]
    .filter((item) => insertPlace(editor, item) !== undefined)
    .map((item) => ({
      id: `insert-${item.id}`,
      label: words.insertEntry(item.label),
      group: words.insertGroup,
      words: [item.label.toLowerCase(), ...item.words],
      item,
      run: () => void insertItem(editor, item),
    }))
}

/**
 * What quick insert offers: things to add first, whatever commands are called; those whose names fit only letter by letter
 * come after commands that fit better. Without a query what was added last comes first.
 */
export function quickInsertEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const items = entries.filter(({ item }) => item !== undefined)
  if (query.trim() === '') {
    const place = (entry: PaletteEntry) => {
      const at = recentInserts.value.indexOf(entry.item?.id ?? '')
      return at === -1 ? recentInserts.value.length : at
    }
    return items.toSorted((a, b) => place(a) - place(b))
  }
  const named = rankNamed(items, query)
  return [...named, ...rankEntries(entries, query).filter((entry) => !named.includes(entry))]
}
