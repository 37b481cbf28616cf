import { COMMAND_TEXTS } from '../texts/commands.ts'
import { showScreen } from '../shell/show-screen.ts'
import { defineCommand } from './command.ts'

const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** One command for each screen size a site may have, by its position. */
export const screens = POSITIONS.map((position) =>
  defineCommand({
    id: `screen-${position}`,
    label: COMMAND_TEXTS.screen(position),
    group: 'view',
    keys: [String(position)],
    exists: ({ view }) => view.screens().length >= position,
    run(editor) {
      const screen = editor.view.screens()[position - 1]
      if (screen) showScreen(editor, screen.id)
    },
  }),
)
