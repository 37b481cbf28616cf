import { changeOf, createStore } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { idOf } from '../../testing/guest.ts'
import { pair, rename, text } from '../../testing/pair.ts'
import { netDiff } from './net-diff.ts'

test('sync-Y38 a record that is neither shown nor wanted is no change', () => {
  const store = createStore([text('a')])
  const put = { [idOf('b')]: text('b') }
  expect(netDiff(store, new Map([[idOf('b'), undefined]]), [{ put }, { remove: put }])).toEqual({})
})

test('sync-Y38 where one changes a whole value and another a part of it, the whole is the change', () => {
  const record = (ru: string) => ({ id: 'a', kind: 'node', props: { text: { ru, en: 'Hello' } } })
  const [held, want] = [record('Да'), record('Нет')]
  const parts = [changeOf('a', 'props/text/ru', 'Да', 'Нет'), changeOf('a', 'props/text', held.props.text, want.props.text)]
  for (const involved of [parts, parts.toReversed()])
    expect(netDiff(createStore([held]), new Map([['a', want]]), involved)).toEqual(parts[1])
})

test('sync-Y38 an atom that goes is told as gone, and one that holds the same in another copy is not told', () => {
  const record = (props: object) => ({ id: 'a', kind: 'node', props })
  const held = createStore([record({ color: 'red', rows: [1, 2] })])
  const paths = [changeOf('a', 'props/color', null, 1), changeOf('a', 'props/rows', null, 1)]
  expect(netDiff(held, new Map([['a', record({ rows: [1, 2] })]]), paths)).toEqual(changeOf('a', 'props/color', 'red', null))
})

test('sync-Y38 a container that comes empty is told, and one that was there is not told for the sake of a part it lacks', () => {
  const record = (styles: object) => ({ id: 'a', kind: 'node', styles })
  const paths = ['color', 'width'].map((name) => changeOf('a', `styles/default/${name}`, null, 1))
  const told = (held: object, want: object) => netDiff(createStore([record(held)]), new Map([['a', record(want)]]), paths)
  expect(told({}, { default: {} })).toEqual(changeOf('a', 'styles/default', null, {}))
  expect(told({ default: { width: 1 } }, { default: {} })).toEqual(changeOf('a', 'styles/default/width', 1, null))
  expect(told({}, { default: { width: 1 } })).toEqual(changeOf('a', 'styles/default', null, { width: 1 }))
})

describe('what the window shows', () => {
  test('sync-Y38 what the server confirms of my change is no change to those who look', async () => {
    const { ann, clock } = await pair()
    const heard: unknown[] = []
    rename(ann, 'Hero')
    const stop = ann.store.listen((diff) => heard.push(diff))
    await clock.pass(100)
    stop()
    expect([ann.client.status.value, heard]).toEqual(['saved', []])
  })

  test('sync-Y38 a change of another beside my own names the records that look different, and no others', async () => {
    const { ann, bob, clock, memory } = await pair()
    rename(ann, 'Hero')
    bob.client.change('Insert', { put: { [idOf('t')]: text('t') } })
    const heard: unknown[] = []
    ann.store.listen((diff) => heard.push(diff))
    await clock.pass(100)
    // Both come in one message.
    expect(memory.entries).toHaveLength(2)
    expect(heard).toEqual([{ put: { [idOf('t')]: text('t') } }])
  })
})
