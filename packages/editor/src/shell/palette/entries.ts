import { words } from '../words.ts'
import { placeInstance } from '../../commands/components/component-changes.ts'
import type { Editor } from '../../session/editor.ts'
import { contentRoot } from '../../session/inside/inside.ts'
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
  /** What it would add: an element, a linked section or a component. */
  readonly adds?: Pick<Insertable, 'id' | 'label' | 'icon'>
  /** The element that it would add, which can be shown beforehand. */
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
  return [...commands, ...insertEntries(editor), ...instanceEntries(editor), ...pages, ...styleEntries(editor)]
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
      adds: item,
      item,
      run: () => void insertItem(editor, item),
    }))
}

/** The project's own: linked sections, where one stands on a page, and components, but for the one that is open. */
function instanceEntries(editor: Editor): readonly PaletteEntry[] {
  const { view } = editor
  const root = contentRoot(editor)
  const isOnPage = view.find('page', root) !== undefined
  return view
    .of('library-component')
    .filter(({ id, type }) => (type === 'section' ? isOnPage : type === 'component' && id !== root))
    .map(({ id, name, type }) => ({
      id: `insert-${id}`,
      label: words.insertEntry(name),
      group: words.insertGroup,
      adds: { id, label: name, icon: type === 'section' ? 'link-2' : 'component' },
      run: () => void placeInstance(editor, id),
    }))
}

/**
 * What quick insert offers: things to add first, whatever commands are called; those whose names fit only letter by letter
 * come after commands that fit better. Without a query what was added last comes first.
 */
export function quickInsertEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const items = entries.filter(({ adds }) => adds !== undefined)
  if (query.trim() === '') {
    const place = (entry: PaletteEntry) => {
      const at = recentInserts.value.indexOf(entry.adds?.id ?? '')
      return at === -1 ? recentInserts.value.length : at
    }
    return items.toSorted((a, b) => place(a) - place(b))
  }
  const named = rankNamed(items, query)
  return [...named, ...rankEntries(entries, query).filter((entry) => !named.includes(entry))]
}
