import { expect, test } from 'vitest'
import { createPeers, PEER_COLORS } from './peers.ts'

/** People who come to a room and leave it, by window. */
function room() {
  const peers = createPeers()
  const colorOf = (window: object) => peers.of(window)?.user.color
  const come = (id: string) => {
    const window = {}
    peers.join(window, `client of ${id}`, { id, name: id })
    return window
  }
  return { ...peers, colorOf, come }
}

test('sync-Y19 a person has one colour in all windows, and keeps it until the last one is closed', () => {
  const { come, leave, colorOf } = room()
  const first = come('ann')
  const second = come('ann')
  expect(colorOf(second)).toBe(colorOf(first))
  leave(first)
  const bob = come('bob')
  const third = come('ann')
  expect(colorOf(third)).toBe(colorOf(second))
  expect(colorOf(bob)).not.toBe(colorOf(second))
})

test('sync-Y19 who comes back after another took the colour gets one that is free', () => {
  const { come, leave, colorOf } = room()
  const ann = come('ann')
  const before = colorOf(ann)
  leave(ann)
  const cleo = come('cleo')
  expect(colorOf(cleo)).toBe(before)
  expect(colorOf(come('ann'))).not.toBe(before)
})

test('sync-Y19 people beyond the colours share them evenly', () => {
  const { come, colorOf } = room()
  const colors = Array.from({ length: PEER_COLORS.length * 2 }, (_, at) => colorOf(come(`person ${at}`)))
  for (const color of PEER_COLORS) expect(colors.filter((one) => one === color)).toHaveLength(2)
})

test('sync-Y19 whoever has left is nobody, moves nowhere and is not among the others', () => {
  const { come, leave, move, of, others } = room()
  const [ann, bob] = [come('ann'), come('bob')]
  expect(others(ann)).toEqual([of(bob)])
  leave(bob)
  move(bob, { selection: ['x'] })
  expect([of(bob), others(ann)]).toEqual([undefined, []])
})
