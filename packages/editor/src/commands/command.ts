import type { LucideIcon } from 'lucide-react'
import type { Editor } from '../session/editor.ts'

export const COMMAND_GROUPS = ['edit', 'select', 'arrange', 'view', 'panels', 'project'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** Something a person can do; the one source of shortcuts, menus, palette and the sheet of shortcuts. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: CommandGroup
  /** Where it stands among its group's in palette and sheet, the smallest first. */
  readonly place: number
  readonly icon?: LucideIcon
  /** Chords such as `Ctrl+Shift+Z`; `Ctrl` is Cmd on a Mac. The first is the one that menus show. */
  readonly keys?: readonly string[]
  /** `canvas`: its keys mean this only while the canvas has the focus. `everywhere`: also while text is typed. */
  readonly focus?: 'canvas' | 'everywhere'
  /** Whether this project has it at all, for commands that lists make; absent for the others. */
  readonly exists?: (editor: Editor) => boolean
  /** Whether it can be done now; always when absent. */
  readonly when?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

/** Keeps a command's type where it is declared. */
export function defineCommand(command: Command): Command {
  return command
}

export function canRun(command: Command, editor: Editor): boolean {
  return (command.exists?.(editor) ?? true) && (command.when?.(editor) ?? true)
}
