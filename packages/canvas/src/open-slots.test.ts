import { expect, test } from 'vitest'
import { openSlots } from './open-slots.ts'

const label = { en: 'Slot', ru: 'Слот' }
const slots = {
  always: { label },
  more: { label, takesAdded: ({ expandable }: { readonly expandable?: unknown }) => expandable === true },
}

test('what an element does not draw as it is set is dropped into only where it is drawn all the same', () => {
  expect(openSlots(slots, {})).toEqual({ open: ['always'], others: ['more'] })
  expect(openSlots(slots, { expandable: { default: true } })).toEqual({ open: ['always', 'more'], others: [] })
  expect(openSlots(slots, { expandable: { default: { type: 'f', code: 'true' } } }).open).toEqual(['always'])
})
