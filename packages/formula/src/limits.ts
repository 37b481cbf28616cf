/** Longest formula text in characters. */
export const MAX_FORMULA_LENGTH = 10_000
/** Deepest nesting of a formula. */
export const MAX_FORMULA_DEPTH = 400
/**
 * Work that one evaluation may do, named formulas it calls included: a step is a part (name, literal, operator, call) that
 * runs, an item or 64 characters that a function goes through.
 */
export const MAX_FORMULA_STEPS = 3_000_000
/** Characters that count as one step where a text is gone through. */
export const CHARACTERS_PER_STEP = 64
/** Characters that count as one step where a function makes a text: each takes memory. */
export const MADE_CHARACTERS_PER_STEP = 16
/** Joining costs next to nothing while a text is short; from this length on it counts like going through it. */
export const SHORT_TEXT_LENGTH = 65_536
/** Characters that count as one step where a short text is joined. */
export const JOINED_CHARACTERS_PER_STEP = 256
/** What a failure that a formula catches counts for. */
export const STEPS_PER_FAILURE = 200
/** Formulas that may call one another before it counts as endless. */
export const MAX_NESTED_RUNS = 100
/** Longest text that joining may produce, in characters. */
export const MAX_TEXT_LENGTH = 1_000_000
/** Longest list that a formula may make or spread, in items. */
export const MAX_LIST_LENGTH = 200_000
/** Names that no formula reads or writes, whoever owns them: the ways from a value to its class. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
