import fc from 'fast-check'
import { expect, test } from 'vitest'
import { popupUid, POPUP_ID_LENGTH, withOpened, type PopupInstance } from './stack.ts'

const instance = (uid: string, libraryComponentBaseId: string): PopupInstance => ({ uid, libraryComponentBaseId, content: {} })
const uids = (open: readonly PopupInstance[]): readonly string[] => open.map(({ uid }) => uid)

test('runtime-PO1 S9-02 the uid of an instance is `popup-` and six letters or digits', () => {
  expect(POPUP_ID_LENGTH).toBe(6)
  expect(popupUid([], () => 0)).toBe('popup-aaaaaa')
  expect(popupUid([], () => 0.999_999)).toBe('popup-999999')
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6 }), (chances) => {
      let at = 0
      expect(popupUid([], () => chances[at++ % chances.length] ?? 0)).toMatch(/^popup-[a-z0-9]{6}$/)
    }),
  )
})

test('runtime-PO1 no two open instances have the same uid', () => {
  const chances = [0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0]
  expect(popupUid([{ uid: 'popup-aaaaaa' }], () => chances.shift() ?? 0)).toBe('popup-saaaaa')
})

test('runtime-PO2 S4-02 a stacked popup comes on top of the others of its component, a single one takes their place', () => {
  const open = [instance('popup-a', 'ask'), instance('popup-b', 'note'), instance('popup-c', 'ask')]
  expect(uids(withOpened(open, instance('popup-d', 'ask'), true))).toEqual(['popup-a', 'popup-b', 'popup-c', 'popup-d'])
  expect(uids(withOpened(open, instance('popup-d', 'ask'), false))).toEqual(['popup-b', 'popup-d'])
  expect(uids(withOpened([], instance('popup-d', 'ask'), false))).toEqual(['popup-d'])
})
