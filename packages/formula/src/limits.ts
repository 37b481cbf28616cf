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
/** From this many keys on an object is kept as a table, and each key takes several times as long. */
export const MANY_KEYS = 250
/** Steps that a key of such an object counts for, in listing and in copying; of a smaller one it is one. */
export const STEPS_PER_KEY_OF_MANY = 8
/** Characters that count as one step where a text is read as a number. */
export const NUMBER_CHARACTERS_PER_STEP = 8
/** Characters that count as one step where a function makes a text: each takes memory. */
export const MADE_CHARACTERS_PER_STEP = 16
/** Joining costs next to nothing while a text is short; from this length on it counts like going through it. */
export const SHORT_TEXT_LENGTH = 65_536
/** Characters that count as one step where a short text is joined. */
export const JOINED_CHARACTERS_PER_STEP = 128
/** What a failure that a formula catches counts for. */
export const STEPS_PER_FAILURE = 200
/** What a call of a function of the scope counts for: most are formulas of the project, with a scope of their own. */
export const STEPS_PER_OWN_CALL = 50
/** Formulas that may call one another before it counts as endless. */
export const MAX_NESTED_RUNS = 100
/** Longest text that joining may produce, in characters. */
export const MAX_TEXT_LENGTH = 1_000_000
/** Longest list that a formula may make or spread, in items. */
export const MAX_LIST_LENGTH = 200_000
/** Parts of a formula whose values are kept when it is explained; the others are left out. */
export const MAX_EXPLAINED_PARTS = 400
/** Names that no formula reads or writes, whoever owns them: the ways from a value to its class. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
