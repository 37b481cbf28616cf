import type { PublishedPopup, PublishedValue } from '@heddle/document/published'

/** Name under which the place around an instance holds what it was given: values are read there, and never run. */
export const GIVEN = 'popupGiven'

/** Bindings to what was given: whatever that holds is a value, also where it looks like a formula. */
export function readFromGiven(
  given: Readonly<Record<string, unknown>>,
  ids: PublishedPopup['properties'] = {},
): Readonly<Record<string, PublishedValue>> {
  const read = (key: string): PublishedValue => ({ type: 'f', tree: ['.', ['n', GIVEN], ['l', key]] })
  return Object.fromEntries(Object.keys(given).map((key) => [Object.hasOwn(ids, key) ? (ids[key] ?? key) : key, read(key)]))
}
