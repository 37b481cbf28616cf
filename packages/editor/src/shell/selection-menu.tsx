import { words } from './words.ts'
import { ContextMenu } from '../ui/context-menu.tsx'
import { MenuSeparator } from '../ui/menu.tsx'
import type { Editor } from '../session/editor.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { copy, cut, paste } from '../commands/clipboard/clipboard.commands.ts'
import { canRun, type Command } from '../commands/command.ts'
import {
  detachComponent,
  editComponent,
  makeComponentCommand,
  openToInstances,
} from '../commands/components/components.commands.ts'
import {
  deleteLinkedSection,
  editLinkedSection,
  unlinkSection,
  useOnOtherPages,
} from '../commands/linked-sections/linked-sections.commands.ts'
import { addOneMore } from '../commands/entries/entries.commands.ts'
import { moveDown, moveInto, moveOut, moveUp } from '../commands/move.commands.ts'
import { deleteSelection, duplicate, hide, rename } from '../commands/nodes.commands.ts'
import { selectParent } from '../commands/select.commands.ts'
import { whyValue } from '../inspector/why.commands.ts'
import { unwrap, wrap } from '../commands/wrap.commands.ts'
import { CommandItem } from './command-item.tsx'

const GROUPS: readonly (readonly Command[])[] = [
  [copy, cut, paste, duplicate, addOneMore],
  [rename, hide, selectParent, whyValue],
  [wrap, unwrap],
  [useOnOtherPages, editLinkedSection, unlinkSection],
  [editComponent, makeComponentCommand, detachComponent, openToInstances],
  [moveUp, moveDown, moveOut, moveInto],
  [deleteSelection, deleteLinkedSection],
]

/** Shown where they can be done: few selections are sections, or tabs. */
const OF_SOME: ReadonlySet<Command> = new Set([
  addOneMore,
  useOnOtherPages,
  editLinkedSection,
  unlinkSection,
  deleteLinkedSection,
])

/** The menu of the selection, at the point a right click asked for: the same in canvas and navigator. */
export function SelectionMenu() {
  const editor = useEditor()
  const at = useValue(editor.session.contextMenu)
  const close = () => {
    editor.session.contextMenu.value = undefined
  }
  return (
    <ContextMenu at={at} label={words.selectionMenu} onClose={close}>
      {groupsFor(editor).flatMap((group, position) => [
        ...(position > 0 ? [<MenuSeparator key={`line-${position}`} />] : []),
        ...group.map((command) => (
          <CommandItem
            key={command.id}
            command={command}
            tone={command === deleteSelection || command === deleteLinkedSection ? 'danger' : 'plain'}
          />
        )),
      ])}
    </ContextMenu>
  )
}

function groupsFor(editor: Editor): readonly (readonly Command[])[] {
  return GROUPS.map((group) => group.filter((command) => !OF_SOME.has(command) || canRun(command, editor))).filter(
    ({ length }) => length > 0,
  )
}
