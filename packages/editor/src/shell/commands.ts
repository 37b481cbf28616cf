import { normalChord } from '../commands/chord.ts'
import { canRun, COMMAND_GROUPS } from '../commands/command.ts'
import type { Command } from '../commands/command.ts'
import type { Editor } from '../session/editor.ts'
import { lists } from './commands.gen.ts'

/** Every command, in the order palette and shortcuts sheet show them. */
export const COMMANDS: readonly Command[] = lists
  .flat()
  .toSorted((a, b) => COMMAND_GROUPS.indexOf(a.group) - COMMAND_GROUPS.indexOf(b.group) || a.place - b.place)

/** Chords that the listener itself answers to: to the next region of the screen, and to the one before. */
export const REGION_CHORDS = ['F6', 'Shift+F6'] as const

// What a key means on the canvas only goes before what it means elsewhere.
const byChord = grouped(
  COMMANDS.toSorted((a, b) => Number(b.focus === 'canvas') - Number(a.focus === 'canvas')).flatMap((command) =>
    (command.keys ?? []).map((keys) => [normalChord(keys), command] as const),
  ),
)

/** Where the focus is when a key is pressed. */
export type FocusPlace = 'canvas' | 'text' | 'elsewhere'

/** The command of a chord that can run now from where the focus is. */
export function findCommand(chord: string, place: FocusPlace, editor: Editor): Command | undefined {
  return byChord.get(chord)?.find((command) => {
    if (place === 'text' && command.focus !== 'everywhere') return false
    if (command.focus === 'canvas' && place !== 'canvas') return false
    return canRun(command, editor)
  })
}

/**
 * Chords that two commands want in the same place, as lines: `Ctrl+D: duplicate, select-next`. A command of the canvas may take
 * a chord from one that works elsewhere too; it goes first there.
 */
export function clashingKeys(commands: readonly Pick<Command, 'id' | 'keys' | 'focus'>[]): readonly string[] {
  const wanted = [
    ...REGION_CHORDS.map((chord) => [`${chord}`, 'the regions of the screen'] as const),
    ...commands.flatMap(({ id, keys = [], focus }) =>
      keys.map((key) => [normalChord(key) + (focus === 'canvas' ? ' on the canvas' : ''), id] as const),
    ),
  ]
  return [...grouped(wanted)].filter(([, ids]) => ids.length > 1).map(([chord, ids]) => `${chord}: ${ids.join(', ')}`)
}

function grouped<T>(pairs: readonly (readonly [key: string, value: T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}
