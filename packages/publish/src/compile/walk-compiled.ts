import type { Id } from '@heddle/document'
import type { CompiledNode } from './types.ts'

/** Compiled nodes from the given ones downwards, parents before children, in document order. */
export function walkCompiled(ids: readonly Id[], compile: (id: Id) => CompiledNode | undefined): readonly CompiledNode[] {
  const found: CompiledNode[] = []
  const walk = (id: Id): void => {
    const one = compile(id)
    if (!one) return
    found.push(one)
    const { slots } = one.published
    for (const slot in slots) for (const child of slots[slot] ?? []) walk(child)
  }
  for (const id of ids) walk(id)
  return found
}
