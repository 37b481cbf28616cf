/** Levels of lists and objects that functions go down into a value; deeper ones are refused, endless ones included. */
export const MAX_VALUE_DEPTH = 200
/** Keys that one path may lead through. */
export const MAX_PATH_KEYS = 100
/** Longest text that is read as a number, in characters. */
export const MAX_NUMBER_LENGTH = 1000
/** Names that no path reads: the ways from a value to its class. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** Longest format that a date is written with, in characters. */
export const MAX_DATE_FORMAT = 1000
/** Longest text that is looked at as a date, and longest format that one is read with, in characters. */
export const MAX_DATE_LENGTH = 200
