import { isAtomPath } from '@heddle/document'
import type { DocumentRecord } from '@heddle/document'
import { changeOf, createStore, USER_SOURCE } from '@heddle/store'
import type { Diff } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { idOf } from '../../testing/guest.ts'
import { text } from '../../testing/pair.ts'
import { firstRecords, HOME, SECTION } from '../../testing/workplace.ts'
import { createReplica } from './replica.ts'

const change = (name: string, diff: Diff<DocumentRecord>) => ({ localId: idOf(name), label: name, diff, time: 1 })
const entry = (seq: number, name: string, diff: Diff<DocumentRecord>) => ({
  ...change(name, diff),
  seq,
  clientId: idOf('someone'),
  author: { id: 'someone', name: 'Someone' },
})
const name = (to: string) => changeOf(SECTION, 'name', '', to)
const style = (property: string, to: string) => changeOf(SECTION, `styles/default/${property}`, null, to)

/** A window that has the first records, and what a window without changes of its own would show beside it. */
function begin() {
  const onListenerError = (error: unknown) => {
    throw error
  }
  const [shown, server] = [createStore<DocumentRecord>(), createStore<DocumentRecord>(firstRecords())]
  const replica = createReplica(shown, { isAtom: isAtomPath, onListenerError })
  replica.reset(firstRecords(), 0)
  let seq = 0
  const byId = (store: typeof shown) => Object.fromEntries([...store.values()].map((record) => [record.id, record]))
  return {
    replica,
    shown,
    /** What the server has confirmed, told to the window. */
    tell(...entries: readonly (readonly [name: string, diff: Diff<DocumentRecord>])[]) {
      for (const [, diff] of entries) server.apply(diff)
      return replica.receive(entries.map(([label, diff]) => entry((seq += 1), label, diff)))
    },
    make: (label: string, diff: Diff<DocumentRecord>) => replica.add(change(label, diff), USER_SOURCE),
    section: () => shown.get(SECTION),
    both: () => [byId(shown), byId(server)] as const,
    server,
  }
}

describe('my unconfirmed changes', () => {
  test('sync-Y38 several of one record all stay on top of what others do, until each is confirmed', () => {
    const { make, tell, section, both } = begin()
    make('colour', style('color', 'red'))
    make('name', name('Mine'))
    tell(['theirs', { set: { [SECTION]: { name: ['', 'Theirs'], 'styles/default/width': [null, '1px'] } } }])
    const mine = { name: 'Mine', styles: { default: { color: 'red', width: '1px' } } }
    expect(section()).toMatchObject(mine)
    tell(['colour', style('color', 'red')])
    expect(section()).toMatchObject(mine)
    tell(['theirs too', style('height', '2px')])
    expect(section()).toMatchObject(mine)
    tell(['name', name('Mine')])
    tell(['theirs last', name('Last')])
    const [shown, server] = both()
    expect(shown).toEqual(server)
  })

  test('sync-Y34 what is taken back shows what others did to the record meanwhile', () => {
    const { replica, make, tell, both } = begin()
    make('colour', style('color', 'red'))
    tell(['theirs', name('Theirs')])
    make('name', name('Mine'))
    for (const label of ['colour', 'name']) expect(replica.takeBack(idOf(label)).map((lost) => lost.label)).toEqual([label])
    const [shown, server] = both()
    expect(shown).toEqual(server)
    expect(replica.takeBack(idOf('name'))).toEqual([])
  })

  test('sync-Y34 a gesture that went on to another record is taken back in both', () => {
    const { replica, both } = begin()
    const drag = change('drag', name('Mine'))
    replica.add(drag, USER_SOURCE)
    replica.extend(drag, changeOf(HOME, 'name', 'Home', 'Start'), USER_SOURCE)
    expect(replica.pending.get(idOf('drag'))?.diff).toEqual({ set: { ...name('Mine').set, [HOME]: { name: ['Home', 'Start'] } } })
    replica.takeBack(idOf('drag'))
    const [shown, server] = both()
    expect(shown).toEqual(server)
  })

  test('sync-Y33 what is restored but was not lost at all is there once', () => {
    const { replica, make, tell, both } = begin()
    make('name', name('Mine'))
    replica.restore(change('name', name('Mine')))
    tell(['name', name('Mine')], ['theirs', name('Theirs')])
    const [shown, server] = both()
    expect(shown).toEqual(server)
    expect(replica.pending.size).toBe(0)
  })
})

describe('what the server tells', () => {
  test('sync-Y41 an entry that comes again is passed over, and one that comes too early tells of a gap', () => {
    const { replica, shown, tell, section } = begin()
    const [first, second] = [name('One'), { put: { [idOf('t')]: text('t') }, ...name('Two') }]
    tell(['one', first], ['two', second])
    const heard: unknown[] = []
    shown.listen((diff) => heard.push(diff))
    expect(replica.receive([entry(2, 'two', second), entry(1, 'one', first)])).toEqual({ confirmed: [], hasGap: false })
    expect([heard, section(), replica.seq]).toMatchObject([[], { name: 'Two' }, 2])
    expect(replica.receive([entry(4, 'four', name('Four'))])).toEqual({ confirmed: [], hasGap: true })
    expect([section(), replica.seq]).toMatchObject([{ name: 'Two' }, 2])
    expect(replica.receive([entry(3, 'three', name('Three'))]).hasGap).toBe(false)
    expect([section(), replica.seq]).toMatchObject([{ name: 'Three' }, 3])
  })

  test('sync-Y16 a snapshot shows what is new with my changes on top, and is what they are taken back to', () => {
    const { replica, make, shown, tell, server } = begin()
    tell(['t', { put: { [idOf('t')]: text('t') } }])
    make('name', name('Mine'))
    make('width', style('width', '1px'))
    make('delete', { remove: { [idOf('t')]: text('t') } })
    make('insert', { put: { [idOf('u')]: text('u') } })
    server.apply(style('color', 'blue'))
    replica.reset(server.values(), 9)
    expect(shown.get(SECTION)).toMatchObject({ name: 'Mine', styles: { default: { color: 'blue', width: '1px' } } })
    expect([shown.has(idOf('t')), shown.has(idOf('u')), replica.seq]).toEqual([false, true, 9])
    for (const label of ['name', 'width', 'delete', 'insert']) replica.takeBack(idOf(label))
    for (const id of [SECTION, idOf('t'), idOf('u')]) expect(shown.get(id)).toEqual(server.get(id))
  })
})
