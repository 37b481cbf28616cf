import { createContext } from 'react'

/** The names formulas see at this place: the host's, with `context.item` inside a repeat and `context.local` inside a slot that gives some. */
export const ScopeContext = createContext<object>({})

/**
 * Holds the key of a row in a scope that stands once for each of several, and is in all that stand on it: what elements below
 * give to formulas is their row's own.
 */
export const ROW_KEY = Symbol()
