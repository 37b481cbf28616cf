import { expect, test } from 'vitest'
import { openSlots } from './open-slots.ts'

const label = { en: 'Slot', ru: 'Слот' }
const slots = {
  always: { label },
  more: { label, takesAdded: ({ expandable }: { readonly expandable?: unknown }) => expandable === true },
}

test('what an element does not draw as it is set is dropped into by nobody', () => {
  expect(openSlots(slots, {})).toEqual(['always'])
  expect(openSlots(slots, { expandable: { default: true } })).toEqual(['always', 'more'])
  expect(openSlots(slots, { expandable: { default: { type: 'f', code: 'true' } } })).toEqual(['always'])
})
