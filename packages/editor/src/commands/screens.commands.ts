import type { ScreenId } from '@heddle/style'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { defineCommand } from './command.ts'

/** Edits another screen size, at the width that shows it at its tightest. */
export function showScreen({ view, session }: Editor, id: ScreenId): void {
  const screen = view.screens().find((screen) => screen.id === id)
  if (!screen) return
  session.screenId.value = id
  session.canvasWidth.value = screen.canvasWidth
}

const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** One command for each screen size a site may have, by its position. */
export const commands = POSITIONS.map((position) =>
  defineCommand({
    id: `screen-${position}`,
    label: words.screen(position),
    group: 'view',
    place: 10,
    keys: [String(position)],
    exists: ({ view }) => view.screens().length >= position,
    run(editor) {
      const screen = editor.view.screens()[position - 1]
      if (screen) showScreen(editor, screen.id)
    },
  }),
)
