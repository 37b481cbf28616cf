import type { Editor } from '../editor.ts'
import { normalChord } from './chord.ts'
import { canRun } from './command.ts'
import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'

const byChord = new Map<string, Command[]>()
for (const command of COMMANDS) {
  for (const keys of command.keys ?? []) {
    const chord = normalChord(keys)
    byChord.set(chord, [...(byChord.get(chord) ?? []), command])
  }
}

/** Where the focus is when a key is pressed. */
export type FocusPlace = 'canvas' | 'text' | 'elsewhere'

/** The command of a chord that can run now from where the focus is. */
export function findCommand(chord: string, place: FocusPlace, editor: Editor): Command | undefined {
  return byChord.get(chord)?.find(({ focus, ...command }) => {
    if (place === 'text' && focus !== 'everywhere') return false
    if (focus === 'canvas' && place !== 'canvas') return false
    return canRun(command, editor)
  })
}
