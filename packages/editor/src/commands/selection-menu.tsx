import { COMMAND_TEXTS } from '../texts/commands.ts'
import { ContextMenu } from '../ui/context-menu.tsx'
import { MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { useEditor } from '../use-editor.ts'
import { useValue } from '../use-value.ts'
import { copy, cut, paste } from './clipboard/commands.ts'
import { canRun } from './command.ts'
import type { Command } from './command.ts'
import { deleteSelection } from './delete.ts'
import { duplicate } from './duplicate.ts'
import { hide } from './hide.ts'
import { moveDown, moveInto, moveOut, moveUp } from './move.ts'
import { rename } from './rename.ts'
import { selectParent } from './select-parent.ts'
import { unwrap } from './unwrap.ts'
import { wrap } from './wrap.ts'

const GROUPS: readonly (readonly Command[])[] = [
  [copy, cut, paste, duplicate],
  [rename, hide, selectParent],
  [wrap, unwrap],
  [moveUp, moveDown, moveOut, moveInto],
  [deleteSelection],
]

/** The menu of the selection, at the point a right click asked for: the same in canvas and navigator. */
export function SelectionMenu() {
  const editor = useEditor()
  const at = useValue(editor.session.contextMenu)
  const close = () => {
    editor.session.contextMenu.value = undefined
  }
  return (
    <ContextMenu at={at} label={COMMAND_TEXTS.selectionMenu} onClose={close}>
      {GROUPS.flatMap((group, position) => [
        ...(position > 0 ? [<MenuSeparator key={`line-${position}`} />] : []),
        ...group.map((command) => <CommandItem key={command.id} command={command} />),
      ])}
    </ContextMenu>
  )
}

function CommandItem({ command }: { readonly command: Command }) {
  const editor = useEditor()
  const keys = command.keys?.[0]
  return (
    <MenuItem
      label={command.label}
      isDisabled={!canRun(command, editor)}
      tone={command === deleteSelection ? 'danger' : 'plain'}
      {...(command.icon ? { icon: command.icon } : {})}
      {...(keys === undefined ? {} : { keys })}
      onPress={() => command.run(editor)}
    />
  )
}
