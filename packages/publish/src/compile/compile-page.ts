import type { Id } from '@heddle/document'
import { SECTIONS_SLOT } from './anchors.ts'
import type { CompileContext } from './compile-context.ts'
import { compileAt } from './compile-node.ts'
import type { CompiledNode } from './types.ts'
import { walkCompiled } from './walk-compiled.ts'

/** All nodes of a page, compiled once and not kept: publishing asks for each of them one time. */
export function compilePage(pageId: Id, context: CompileContext): readonly CompiledNode[] {
  return walkCompiled(context.input.view.children(pageId, SECTIONS_SLOT), (uid) => compileAt(uid, context))
}
