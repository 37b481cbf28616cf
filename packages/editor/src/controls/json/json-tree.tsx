import type { Json } from '@heddle/store'
import { addTo, changeAt, moveItem, removeAt, renameKey, toKind } from './json-edit.ts'
import { JsonParts, type PartActions } from './json-parts.tsx'
import { words } from './words.ts'

/** A value as its parts: each has a key or a position, a kind and a field, and those that hold others open. */
export function JsonTree({ value, onCommit }: { readonly value: Json; readonly onCommit: (value: Json) => void }) {
  const actions: PartActions = {
    set: (path, part) => onCommit(changeAt(value, path, () => part)),
    setKind: (path, kind) => onCommit(changeAt(value, path, (part) => toKind(part, kind))),
    rename: (path, name) => {
      const wrong = wrongKey(name)
      if (wrong !== undefined) return wrong
      const next = renameKey(value, path, name)
      if (next === undefined) return words.keyTaken(name)
      onCommit(next)
      return undefined
    },
    remove: (path) => onCommit(removeAt(value, path)),
    move: (path, step) => onCommit(moveItem(value, path, step)),
    add: (path) => onCommit(addTo(value, path).value),
  }
  return <JsonParts value={value} path={[]} actions={actions} name={words.root} />
}

/** Keys that lead to a prototype are none of data. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

function wrongKey(name: string): string | undefined {
  if (name === '') return words.keyEmpty
  return FORBIDDEN.has(name) ? words.keyForbidden(name) : undefined
}
