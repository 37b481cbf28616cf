import { describe, expect, it } from 'vitest'
import { chordOf } from '../commands/chord.ts'
import { clashingKeys, COMMANDS } from './commands.ts'
import { PANELS } from './panels.ts'

describe('the commands', () => {
  it('answer to keys of their own: no two want the same chord in the same place', () => {
    expect(clashingKeys(COMMANDS)).toEqual([])
  })

  it('are named once each', () => {
    const ids = COMMANDS.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it('of every panel opens it by the letter that the rail shows', () => {
    for (const { id, keys } of PANELS) {
      expect(COMMANDS.find((command) => command.id === `panel-${id}`)?.keys).toEqual(keys === undefined ? undefined : [keys])
    }
  })

  it('stand in the order people know', () => {
    expect(COMMANDS.slice(0, 4).map(({ id }) => id)).toEqual(['undo', 'redo', 'copy', 'cut'])
    expect(COMMANDS.slice(-4).map(({ id }) => id)).toEqual(['preview', 'publish', 'palette', 'shortcuts'])
    expect(PANELS.slice(0, 3).map(({ id }) => id)).toEqual(['add', 'navigator', 'pages'])
  })
})

describe('keys that clash', () => {
  it('are named with the commands that want them, however their modifiers are written', () => {
    expect(
      clashingKeys([
        { id: 'one', keys: ['Ctrl+Shift+D'] },
        { id: 'two', keys: ['Shift+Ctrl+D', 'X'], focus: 'everywhere' },
      ]),
    ).toEqual(['Ctrl+Shift+D: one, two'])
  })

  it('are those of the same place: the canvas may give a chord a meaning of its own', () => {
    expect(
      clashingKeys([
        { id: 'one', keys: ['Enter'] },
        { id: 'two', keys: ['Enter'], focus: 'canvas' },
      ]),
    ).toEqual([])
    expect(
      clashingKeys([
        { id: 'two', keys: ['Enter'], focus: 'canvas' },
        { id: 'three', keys: ['Enter'], focus: 'canvas' },
      ]),
    ).toEqual(['Enter on the canvas: two, three'])
  })

  it('may not be those that walk the regions', () => {
    const f6 = chordOf({ key: 'F6', code: 'F6', ctrl: false, meta: false, shift: false, alt: false })
    expect(clashingKeys([{ id: 'mine', keys: [f6] }])).toEqual(['F6: the regions of the screen, mine'])
  })
})
