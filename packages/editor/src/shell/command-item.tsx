import { canRun } from '../commands/command.ts'
import type { Command } from '../commands/command.ts'
import { useEditor } from '../session/use-editor.ts'
import { MenuItem } from '../ui/menu.tsx'

/** A command as a row of a menu, with its label and keys. */
export function CommandItem({
  command,
  tone = 'plain',
  hasIcon = true,
}: {
  readonly command: Command
  readonly tone?: 'plain' | 'danger'
  readonly hasIcon?: boolean
}) {
  const editor = useEditor()
  const keys = command.keys?.[0]
  return (
    <MenuItem
      label={command.label}
      isDisabled={!canRun(command, editor)}
      tone={tone}
      {...(hasIcon && command.icon ? { icon: command.icon } : {})}
      {...(keys === undefined ? {} : { keys })}
      onPress={() => command.run(editor)}
    />
  )
}
