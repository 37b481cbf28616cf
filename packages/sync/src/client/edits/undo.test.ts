import { blankNode } from '@heddle/document'
import { changeOf } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { idOf } from '../../testing/guest.ts'
import { pair, rename, section, text } from '../../testing/pair.ts'
import { SECTION } from '../../testing/workplace.ts'

describe('undo', () => {
  test('sync-Y35 it takes back my work only, and is a change with a name', async () => {
    const { ann, bob, clock, memory } = await pair()
    rename(ann, 'Ann')
    await clock.pass(100)
    ann.client.change('Style', changeOf(SECTION, 'styles/default/color', null, 'red'))
    bob.client.change('Name', changeOf(SECTION, 'name', 'Ann', 'Bob'))
    await clock.pass(100)
    expect([ann.client.canUndo.value, ann.client.undoLabel.value, ann.client.canRedo.value]).toEqual([true, 'Style', false])
    expect(ann.client.undo()?.label).toBe('Style')
    expect(ann.client.undo()).toBeUndefined()
    await clock.pass(100)
    expect(section(bob)).toMatchObject({ name: 'Bob', styles: { default: {} } })
    expect(memory.entries.at(-1)?.label).toBe('Undo Style')
    expect([ann.client.canUndo.value, ann.client.canRedo.value, ann.client.redoLabel.value]).toEqual([false, true, 'Style'])
    ann.client.redo()
    await clock.pass(100)
    expect(section(bob)?.styles).toEqual({ default: { color: 'red' } })
    expect(memory.entries.at(-1)?.label).toBe('Redo Style')
  })

  test('sync-Y35 who has done nothing yet has nothing to take back or to do again', async () => {
    const { ann } = await pair()
    const { canUndo, canRedo, undoLabel, redoLabel } = ann.client
    expect([canUndo, canRedo, undoLabel, redoLabel].map(({ value }) => value)).toEqual([false, false, undefined, undefined])
  })

  test('sync-Y35 a change of nothing is taken, and is nothing to undo', async () => {
    const { ann, clock, memory } = await pair()
    expect(ann.client.change('Nothing', {})).toBe(true)
    await clock.pass(100)
    expect([ann.client.canUndo.value, ann.client.status.value, memory.entries]).toEqual([false, 'saved', []])
  })

  test('sync-Y35 undoing an insert leaves what others work in, and names it', async () => {
    const { ann, bob, clock } = await pair()
    const box = blankNode(idOf('box'), 'box', { parentId: SECTION, slot: 'children', index: 'a0' })
    ann.client.change('Insert', { put: { [box.id]: box, [idOf('t')]: text('t', box.id) } })
    await clock.pass(100)
    bob.client.change('Name', changeOf(idOf('t'), 'name', '', 'Bob was here'))
    await clock.pass(100)
    expect(ann.client.undo()?.left).toEqual([box.id, idOf('t')])
    expect(ann.store.get(idOf('t'))).toMatchObject({ name: 'Bob was here' })
  })

  test('sync-Y36 a gesture that was not sent yet is one change and one entry of undo', async () => {
    const { ann, bob, clock, memory } = await pair()
    const end = ann.client.startGesture()
    for (const width of ['1px', '2px', '3px'])
      ann.client.change(
        'Resize',
        changeOf(SECTION, 'styles/default/width', (section(ann)?.styles['default']?.['width'] as string) ?? null, width),
      )
    await clock.pass(100)
    ann.client.change('Resize', changeOf(SECTION, 'styles/default/width', '3px', '4px'))
    end()
    rename(ann, 'Hero')
    await clock.pass(100)
    expect(memory.entries.map(({ label }) => label)).toEqual(['Resize', 'Resize', 'Rename'])
    expect(section(bob)?.styles).toEqual({ default: { width: '4px' } })
    ann.client.undo()
    ann.client.undo()
    expect([section(ann)?.name, section(ann)?.styles, ann.client.canUndo.value]).toEqual(['', { default: {} }, false])
  })

  test('sync-Y36 a gesture without a connection is one change, however long it takes', async () => {
    const { place, ann, clock, memory } = await pair()
    place.network.setDown(true)
    await clock.pass(100)
    const end = ann.client.startGesture()
    ann.client.change('Resize', changeOf(SECTION, 'styles/default/width', null, '1px'))
    await clock.pass(5000)
    ann.client.change('Resize', changeOf(SECTION, 'styles/default/width', '1px', '2px'))
    end()
    expect(ann.client.unsavedCount.value).toBe(1)
    place.network.setDown(false)
    ann.client.reconnect()
    await clock.pass(200)
    expect(memory.entries.map(({ diff }) => diff)).toEqual([changeOf(SECTION, 'styles/default/width', null, '2px')])
  })

  test('sync-Y36 a gesture that ends where it began is nothing at all', async () => {
    const { ann, clock, memory } = await pair()
    const end = ann.client.startGesture()
    ann.client.change('Drag', changeOf(SECTION, 'styles/default/width', null, '1px'))
    ann.client.change('Drag', changeOf(SECTION, 'styles/default/width', '1px', null))
    end()
    expect([ann.client.status.value, ann.client.canUndo.value, section(ann)?.styles]).toEqual(['saved', false, {}])
    await clock.pass(100)
    expect(memory.entries).toEqual([])
  })

  test('sync-Y36 a gesture without a connection survives its window as far as it got', async () => {
    const { place, ann, bob, clock } = await pair()
    place.network.setDown(true)
    await clock.pass(100)
    ann.client.startGesture()
    for (const [from, to] of [
      [null, '1px'],
      ['1px', '2px'],
    ] as const) {
      expect(ann.client.change('Resize', changeOf(SECTION, 'styles/default/width', from, to))).toBe(true)
      await clock.pass(100)
    }
    ann.kill()
    place.network.setDown(false)
    place.openWindow('ann')
    bob.client.reconnect()
    await clock.pass(200)
    expect(section(bob)?.styles).toEqual({ default: { width: '2px' } })
  })

  test('sync-Y36 a gesture is an entry of its own: what was done before it stays when it is taken back', async () => {
    const { ann } = await pair()
    rename(ann, 'Hero')
    const end = ann.client.startGesture()
    for (const to of ['1px', '2px']) ann.client.change('Resize', changeOf(SECTION, 'styles/default/width', null, to))
    end()
    expect(ann.client.undo()?.label).toBe('Resize')
    expect([section(ann)?.name, section(ann)?.styles]).toEqual(['Hero', { default: {} }])
  })

  test('sync-Y36 a step of undo ends the gesture, and a gesture that ends late does not end the next one', async () => {
    const { ann } = await pair()
    const resize = (from: string | null, to: string) =>
      ann.client.change('Resize', changeOf(SECTION, 'styles/default/width', from, to))
    const width = () => section(ann)?.styles['default']?.['width']
    const endFirst = ann.client.startGesture()
    resize(null, '1px')
    ann.client.undo()
    resize(null, '5px')
    expect([ann.client.undoLabel.value, ann.client.redoLabel.value]).toEqual(['Resize', undefined])
    resize('5px', '6px')
    ann.client.undo()
    expect(width()).toBe('5px')

    const endSecond = ann.client.startGesture()
    resize('5px', '7px')
    endFirst()
    resize('7px', '8px')
    endSecond()
    ann.client.undo()
    expect(width()).toBe('5px')
  })
})
