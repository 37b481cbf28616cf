import { describe, expect, test } from 'vitest'
import { STORE_AFTER_MS } from './client/kept/outbox.ts'
import { KEEP_STEPS_AFTER_MS, KEPT_LENGTH, KEPT_STEPS } from './client/kept/steps.ts'
import { PRESENCE_EVERY_MS } from './client/others/presence.ts'
import { ANSWER_WITHIN_MS, CONNECT_WITHIN_MS, PUSH_AFTER_MS, RECONNECT_MS, SLOW_AFTER_MS } from './client/session/line.ts'
import { MESSAGES } from './messages.ts'
import { MAX_MESSAGE_LENGTH, MAX_PUSHED_CHANGES } from './protocol.ts'
import { COMMIT_COUNT, COMMIT_EVERY_MS, MAX_CATCH_UP, PEER_COLORS, RECENT_ENTRIES, RETRY_MS } from './room.ts'
import { PEERS_EVERY_MS } from './room/members.ts'

describe('what people read', () => {
  test('sync-Y35 a step back or forth carries the name of what it steps over', () => {
    expect([MESSAGES.undone('Move button'), MESSAGES.redone('Move button')]).toEqual(['Undo Move button', 'Redo Move button'])
  })

  test('sync-Y34 why a change was not saved', () => {
    expect(MESSAGES.dependsOn('Insert box')).toBe('Builds on “Insert box”, which was not saved.')
    expect(MESSAGES.checkFailed).toBe('The server could not check this change.')
    expect(MESSAGES.tooLarge).toBe('The change is too large to be sent. Make it in smaller steps.')
  })

  test('sync-Y37 why nothing can be changed', () => {
    expect(MESSAGES.viewersMayNotPush).toBe('You may look at this project but not change it.')
    expect(MESSAGES.cannotWrite).toBe(
      'The server cannot write to its storage now. Your edits are kept and will be saved when it can.',
    )
  })

  test('sync-Y14 what is wrong with a message', () => {
    expect(MESSAGES.notAMessage('since', 'a whole number')).toBe('The message is not understood: since must be a whole number.')
    expect(MESSAGES.helloFirst).toBe('Say hello before anything else.')
    expect(MESSAGES.idTaken).toBe('This client id is in use by another person.')
  })
})

describe('how long and how many', () => {
  test('sync-Y11 writes begin 4 ms apart or when 256 changes wait; what fails is tried again every second', () => {
    expect([COMMIT_EVERY_MS, COMMIT_COUNT, RETRY_MS]).toEqual([4, 256, 1000])
  })

  test('sync-Y16 who is at most 2,000 entries behind is given those', () => {
    expect([RECENT_ENTRIES, MAX_CATCH_UP]).toEqual([2000, 2000])
  })

  test('sync-Y32 connecting is tried again after half a second first and within 2 s at most, and given up after 10 s', () => {
    expect(RECONNECT_MS).toEqual({ first: 500, longest: 1600 })
    expect(RECONNECT_MS.longest * 1.25).toBeLessThanOrEqual(2000)
    expect([SLOW_AFTER_MS, CONNECT_WITHIN_MS]).toEqual([2000, 10_000])
  })

  test('sync-Y44 a change is sent within 20 ms, kept within 30 ms and given up as unheard after 20 s', () => {
    expect([PUSH_AFTER_MS, STORE_AFTER_MS, ANSWER_WITHIN_MS]).toEqual([20, 30, 20_000])
  })

  test('sync-Y47 200 steps of a million characters are kept, a quarter of a second after the last', () => {
    expect([KEPT_STEPS, KEPT_LENGTH, KEEP_STEPS_AFTER_MS]).toEqual([200, 1_000_000, 250])
  })

  test('sync-Y22 others are told of each other every 50 ms, of oneself every 100 ms', () => {
    expect([PEERS_EVERY_MS, PRESENCE_EVERY_MS]).toEqual([50, 100])
  })

  test('sync-Y40 a message holds 2 million characters and 256 changes', () => {
    expect([MAX_MESSAGE_LENGTH, MAX_PUSHED_CHANGES]).toEqual([2_000_000, 256])
  })

  test('sync-Y19 eight people have colours of their own', () => {
    expect(new Set(PEER_COLORS).size).toBe(8)
    for (const color of PEER_COLORS) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('sync-Y19 none of them is blue: that is the colour of what I have selected', () => {
    for (const color of PEER_COLORS) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
      expect(blue > 1.3 * red && blue > 1.1 * green && red < 120, color).toBe(false)
    }
  })
})
