import type { Id } from '@heddle/document'
import { SECTIONS_SLOT } from './anchors.ts'
import type { CompileContext } from './compile-context.ts'
import { compileAt } from './compile-node.ts'
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

/** All nodes of a page, compiled once and not kept: publishing asks for each of them one time. */
export function compilePage(pageId: Id, context: CompileContext): readonly CompiledNode[] {
  return walkCompiled(context.input.view.children(pageId, SECTIONS_SLOT), (uid) => compileAt(uid, context))
}
