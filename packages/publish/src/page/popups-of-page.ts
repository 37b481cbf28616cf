import type { DocumentView, Id } from '@heddle/document'
import { LIVE } from '@heddle/document/published'
import type { ActionDefinition, ElementDefinition } from '@heddle/kit'
import { compilePage, type CompileContext, type CompiledNode } from '../compile/index.ts'
import { publishedPopups, withPopups } from './popups.ts'
import { standAlone } from './standing-popups.ts'
import type { StandingOnPage } from './to-page.ts'
import { wakeNodes } from './wake-nodes.ts'

interface PopupsInput {
  readonly view: DocumentView
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  readonly actions: ReadonlyMap<string, ActionDefinition>
}

/** The nodes of a page with its popups: those that the browser opens by itself, or those that a script copies. */
export function standingOn(
  pageId: Id,
  context: CompileContext,
  input: PopupsInput,
): Pick<StandingOnPage, 'popups' | 'standing'> & { readonly nodes: readonly CompiledNode[] } {
  const { nodes: compiled, opened, isByWorkflow } = withPopups(compilePage(pageId, context), pageId, context, input)
  const nodes = wakeNodes(compiled, input.view, input.definitions)
  if (!opened) return { nodes, popups: undefined, standing: [] }
  const alone = isByWorkflow ? undefined : standAlone(nodes, opened, input.definitions)
  if (alone) return { nodes: alone.nodes, popups: undefined, standing: alone.roots }
  // The root tells the script how it was opened and closed.
  const roots = new Set(opened.map(({ id, rootElementId }) => `${id}.${rootElementId}`))
  const told = nodes.map((node): CompiledNode => {
    const { published } = node
    return roots.has(published.uid) ? { ...node, published: { ...published, live: (published.live ?? 0) | LIVE.element } } : node
  })
  return { nodes: told, popups: publishedPopups(opened), standing: [] }
}
