import { expect, test } from 'vitest'
import type { ElementDefinition } from '@heddle/kit'
import { bodyOf } from './body.ts'

const picture = {
  heardBodies: { load: 'told', click: 'pressed' },
  body: (_: object, isSet?: (field: string) => boolean) => (isSet?.('overlay') ? 'overlaid' : undefined),
} as unknown as ElementDefinition
const drawn = (events: readonly string[], { fields = [] as readonly string[], isAnchor = false, isPopupLink = false } = {}) =>
  bodyOf(
    picture,
    {},
    {
      isSet: (field) => fields.includes(field),
      heard: events.map((event) => ({ [event]: ['workflow'] })),
      isAnchor,
      isPopupLink,
    },
  )

test('an element that nobody hears is drawn as it is set', () => {
  expect(drawn([])).toBeUndefined()
  expect(drawn([], { fields: ['overlay'] })).toBe('overlaid')
  expect(drawn(['mouseenter'])).toBeUndefined()
})

test('one that is heard is drawn by the body that tells, as it is set', () => {
  expect(drawn(['mouseenter', 'load'])).toBe('told')
  expect(drawn(['load'], { fields: ['overlay'] })).toBe('told.overlaid')
})

test('a link takes presses by itself, and tells the rest; what opens a popup is pressed', () => {
  expect(drawn(['click'])).toBe('pressed')
  expect(drawn(['click'], { isAnchor: true })).toBeUndefined()
  expect(drawn(['click', 'load'], { isAnchor: true })).toBe('told')
  expect(drawn([], { isPopupLink: true })).toBe('pressed')
})

test('a link that leads somewhere has a body of its own where one is named, whatever is heard beside it', () => {
  const icon = { heardBodies: { click: 'pressed', link: 'linked' } } as unknown as ElementDefinition
  const body = (more: { readonly isAnchor?: boolean; readonly isPopupLink?: boolean }) =>
    bodyOf(icon, {}, { isSet: () => false, heard: [{ click: ['workflow'] }], isAnchor: false, isPopupLink: false, ...more })
  expect([body({ isAnchor: true }), body({ isPopupLink: true }), body({})]).toEqual(['linked', 'pressed', 'pressed'])
  expect(bodyOf(icon, {}, { isSet: () => false, heard: [], isAnchor: false, isPopupLink: false })).toBeUndefined()
})

test('an element without such bodies is none of them', () => {
  expect(
    bodyOf({} as ElementDefinition, {}, { isSet: () => false, heard: [{ click: [] }], isAnchor: false, isPopupLink: false }),
  ).toBeUndefined()
})
