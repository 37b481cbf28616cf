import { blankNode } from '@heddle/document'
import { changeOf } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../messages.ts'
import { idOf, visit } from '../testing/guest.ts'
import { meeting, rename } from '../testing/meeting.ts'
import { SECTION } from '../testing/workplace.ts'

const text = (name: string) => blankNode(idOf(name), 'text', { parentId: SECTION, slot: 'children', index: 'a0' })

describe('messages from outside', () => {
  test.each([
    ['not an object', 7, 'message must be an object'],
    ['an unknown type', { type: 'shout' }, 'type must be'],
    ['a bad client id', { type: 'hello', clientId: '../x' }, 'clientId must be'],
    ['a position that is none', { type: 'hello', clientId: idOf('x'), since: -1 }, 'since must be'],
    ['a selection of anything', { type: 'presence', selection: [{}] }, 'selection must be'],
    ['changes that are no list', { type: 'push', changes: {} }, 'changes must be'],
    ['too many changes', { type: 'push', changes: Array.from({ length: 257 }, () => ({})) }, 'at most 256'],
    ['a page that is none', { type: 'presence', pageId: 'Home', selection: [] }, 'pageId must be'],
    [
      'a selection without end',
      { type: 'presence', selection: Array.from({ length: 10_001 }, () => SECTION) },
      'selection must be',
    ],
    ['a change that is no object', { type: 'push', changes: ['change'] }, 'changes/0 must be an object'],
    ['a bad local id', { type: 'push', changes: [{ localId: 'A', label: '', diff: {} }] }, 'changes/0/localId must be'],
  ])('sync-Y14 %s is answered with what is wrong', async (_, message, wrong) => {
    const { ann, clock } = await meeting()
    ann.sayAnything(message)
    await clock.pass(20)
    expect(ann.heard('error')[0]?.message).toContain(wrong)
  })

  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  test.each([
    ['no object', [], 'diff'],
    ['a part that is no object', { put: 7 }, 'put'],
    ['an unknown part', { replace: {} }, 'replace'],
    ['a bad id', { put: { '../etc': {} } }, 'put/../etc'],
    ['a record of another id', { put: { [idOf('a')]: text('b') } }, `put/${idOf('a')}/id`],
    ['a record without a kind', { put: { [idOf('a')]: { id: idOf('a') } } }, `put/${idOf('a')}/kind`],
    ['an id in two parts', { put: { [SECTION]: text('a') }, set: { [SECTION]: {} } }, `put/${SECTION}/id`],
    ['a record that is no object', { put: { [idOf('a')]: 'text' } }, `put/${idOf('a')}`],
    ['changes that are no object', { set: { [SECTION]: 'name' } }, `set/${SECTION}`],
    ['a change of the id', changeOf(SECTION, 'id', SECTION, idOf('a')), `set/${SECTION}/id`],
    ['a change of the kind', changeOf(SECTION, 'kind', 'node', 'page'), `set/${SECTION}/kind`],
    ['a path to the prototype', changeOf(SECTION, 'props/__proto__/x', null, 1), `set/${SECTION}/props/__proto__/x`],
    [
      'a path within a path',
      { set: { [SECTION]: { styles: [null, {}], 'styles/default': [null, {}] } } },
      `set/${SECTION}/styles/default`,
    ],
    [
      'a path that is the beginning of one before it',
      { set: { [SECTION]: { name: ['', 'a'], 'styles/default/color': [null, 'red'], styles: [null, {}] } } },
      `set/${SECTION}/styles/default/color`,
    ],
    ['an empty path', changeOf(SECTION, '', null, 1), `set/${SECTION}/`],
    ['an empty key in a path', changeOf(SECTION, 'props//ru', null, 1), `set/${SECTION}/props//ru`],
    ['a path to the id', changeOf(SECTION, 'id/x', null, 1), `set/${SECTION}/id/x`],
    ['an endless path', changeOf(SECTION, 'x/'.repeat(64) + 'x', null, 1), `set/${SECTION}/${'x/'.repeat(64)}x`],
    ['a change that is no pair', { set: { [SECTION]: { name: ['a'] } } }, `set/${SECTION}/name`],
    ['bottomless values', { set: { [SECTION]: { name: ['', nested(100)] } } }, `set/${SECTION}/name`],
  ])('sync-Y14 a diff with %s is refused with its path, the next change is taken', async (_, diff, path) => {
    const { ann, clock, memory } = await meeting()
    ann.sayAnything({
      type: 'push',
      changes: [
        { localId: idOf('bad'), label: 'bad', diff },
        { localId: idOf('good'), label: 'good', diff: rename('Good') },
      ],
    })
    await clock.pass(20)
    expect(ann.heard('refused')).toMatchObject([{ localId: idOf('bad'), issues: [{ path }] }])
    expect(memory.entries.map(({ label }) => label)).toEqual(['good'])
  })

  test('sync-Y14 a change may be called anything of up to 200 characters, and nothing else', async () => {
    const { ann, clock, memory } = await meeting()
    const labels: readonly unknown[] = ['', 'x'.repeat(200), 'x'.repeat(201), 7, undefined]
    const changes = labels.map((label, at) => ({ localId: idOf(`change${at}`), label, diff: rename(`Name ${at}`) }))
    ann.sayAnything({ type: 'push', changes })
    await clock.pass(20)
    expect(memory.entries.map(({ label }) => label.length)).toEqual([0, 200])
    const path = 'label'
    expect(ann.heard('refused')).toMatchObject([2, 3, 4].map((at) => ({ localId: idOf(`change${at}`), issues: [{ path }] })))
    expect(ann.heard('refused')[0]?.issues[0]?.message).toBe(MESSAGES.notAMessage(path, 'a text of at most 200 characters'))
  })

  test('sync-Y14 what is large but allowed is taken: 256 changes, 10,000 selected, a path of 64 keys', async () => {
    const { ann, bob, clock, memory } = await meeting()
    ann.say({ type: 'presence', selection: Array.from({ length: 10_000 }, () => SECTION) })
    const path = ['styles', ...Array.from({ length: 63 }, () => 'x')].join('/')
    const diffs = [changeOf(SECTION, path, null, 1), changeOf(SECTION, `${path}/x`, null, 1)]
    const changes = Array.from({ length: 256 }, (_, at) => ({
      localId: idOf(`change${String(at).padStart(3, '0')}x`),
      label: `${at}`,
      diff: diffs[at] ?? rename(`Name ${at}`),
    }))
    ann.sayAnything({ type: 'push', changes })
    await clock.pass(100)
    expect(ann.heard('error')).toEqual([])
    expect(bob.heard('peers').at(-1)?.peers[0]?.selection).toHaveLength(10_000)
    const misshapen = ann.heard('refused').filter(({ issues }) => issues[0]?.code === 'bad-shape')
    expect(misshapen.map(({ localId }) => localId)).toEqual([changes[1]?.localId])
    expect(memory.entries.at(-1)?.label).toBe('255')
  })

  test('sync-Y14 a value may be 64 lists deep and no deeper, whether it comes in a record or in a change', async () => {
    const { ann, clock } = await meeting()
    const record = (depth: number) => ({ ...text('t'), props: nested(depth) })
    const diffs = {
      put64: { put: { [idOf('t')]: record(63) } },
      put65: { put: { [idOf('t')]: record(64) } },
      set64: { set: { [SECTION]: { 'styles/default/color': [null, nested(63)] } } },
      set65: { set: { [SECTION]: { 'styles/default/color': [null, nested(64)] } } },
    }
    const changes = Object.entries(diffs).map(([label, diff]) => ({ localId: idOf(label), label, diff }))
    ann.sayAnything({ type: 'push', changes })
    await clock.pass(20)
    const misshapen = ann.heard('refused').filter(({ issues }) => issues[0]?.code === 'bad-shape')
    expect(misshapen.map(({ localId }) => localId)).toEqual([idOf('put65'), idOf('set65')])
  })

  test('sync-Y14 nothing is taken before hello', async () => {
    const { place, clock, memory } = await meeting()
    const eve = visit(place.room, 'eve')
    eve.push('early', rename('Early'))
    await clock.pass(20)
    expect(eve.told).toEqual([{ type: 'error', message: MESSAGES.helloFirst }])
    expect(memory.entries).toEqual([])
  })
})
