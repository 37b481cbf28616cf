import { expect, it } from 'vitest'
import { followPath } from './paths.mjs'

const sources = {
  'row.ts': "import { set } from './set.ts'\nexport function Row() {\n  return change(set())\n}",
  'set.ts': 'export const set = () => draft()\nfunction draft() {}',
  'editor.ts': 'export function createEditor() {\n  return { change(diff) {} }\n}',
  'room.ts': 'export function createRoom() {}',
}
const follow = (...steps) => followPath(steps, (file) => sources[file])

it('counts every file of a way once', () => {
  expect(follow('row.ts#Row', 'set.ts#set', 'set.ts#draft', 'editor.ts#createEditor.change', 'row.ts#Row')).toEqual({
    files: ['row.ts', 'set.ts', 'editor.ts'],
    problems: [],
  })
})

it('names a step that is not there any more', () => {
  expect(follow('row.ts#Row', 'set.ts#setProp').problems).toEqual(['set.ts#setProp: the file declares no setProp'])
  expect(follow('gone.ts#go').problems).toEqual(['gone.ts#go: there is no such file'])
  expect(follow('row.ts#Row', 'editor.ts#createEditor.undo').problems).toEqual([
    'editor.ts#createEditor.undo: createEditor makes no undo',
  ])
})

it('names a step that nothing before it leads to, unless the way says what it crosses', () => {
  expect(follow('row.ts#Row', 'room.ts#createRoom').problems).toHaveLength(1)
  expect(follow('row.ts#Row', { over: 'the socket' }, 'room.ts#createRoom').problems).toEqual([])
})
