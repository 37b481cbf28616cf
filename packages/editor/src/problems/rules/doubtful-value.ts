import { isBinding } from '@heddle/document'
import type { Json } from '@heddle/store'
import { literalsOf } from '../forms.ts'
import { nodeRule } from '../node-rule.ts'
import { words } from '../words.ts'

/** A value that may stay and is hardly meant: a first choice that no option has exactly, a date that cannot be read. */
export const rule = nodeRule({ id: 'doubtful-value', place: 31 }, (node, definition) => {
  if (!definition) return []
  const fields = Object.entries(definition.fields).filter(([name, { doubt }]) => doubt && node.props[name])
  if (fields.length === 0) return []
  const values = literalsOf(node, definition)
  return fields.flatMap(([name, { doubt, label, when }]) => {
    if (when && !when(values)) return []
    const doubts = Object.values(node.props[name] ?? {}).flatMap((value) =>
      isBinding(value) ? [] : (doubt?.(value as Json, values) ?? []),
    )
    // One for all languages and screens.
    return [...new Set(doubts)].map((problem) => ({
      severity: 'warning' as const,
      message: words.doubtfulValue(label.en, problem),
      tabs: ['settings' as const],
    }))
  })
})
