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
