/** Keys that one path may lead through. */
export const MAX_PATH_KEYS = 100
/** Empty places that a write behind the end of a list may leave. */
export const MAX_HOLES = 1000
/** Deepest nesting of a value that is kept. */
export const MAX_VALUE_DEPTH = 500
/** Items and entries of a value that is kept, those of its parts included. */
export const MAX_VALUE_ITEMS = 2_000_000
/** Characters of all texts in a value that is written as JSON. */
export const MAX_JSON_CHARACTERS = 50_000_000
/** Names that no path reads or writes, whoever owns them: the ways from a value to its class. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
