import { MESSAGES } from '../../messages.ts'
import type { Id, PageRecord } from '../../records/types.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'
import { cloneNodes, cloneWorkflows, nodesOf } from '../nodes/clone-nodes.ts'
import { createDraft } from '../draft.ts'
import { freeName } from '../../rules/names.ts'
import { freePaths } from './free-path.ts'
import { refuseWith, type OperationResult } from '../result.ts'
import { subtreeOf } from '../nodes/subtree.ts'
import { takeIndex } from '../take-index.ts'

/** Copies a page with its sections, variables and workflows, behind the original, under free paths. */
export function duplicatePage(view: DocumentView, { id, newId }: { readonly id: Id; readonly newId: () => Id }): OperationResult {
  const page = view.find('page', id)
  if (page === undefined) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const variables = view.of('variable').filter((variable) => variable.pageId === id)
  const nodes = nodesOf(view, subtreeOf(view, id))
  const ids = new Map(
    [id, ...variables.map((variable) => variable.id), ...nodes.map((node) => node.id)].map((old) => [old, newId()]),
  )
  const pages = view.of('page')
  const copyId = ids.get(id) ?? ''
  draft.put({
    ...replaceIds(page, ids),
    index: takeIndex(view, draft, 'page', pages.indexOf(page) + 1),
    name: freeName(page.name, (name) => pages.some((other) => other.name === name)),
    paths: freePaths(view, copyId, page.name, (number) => numbered(page.paths, number), 2),
  })
  for (const variable of variables) draft.put(replaceIds(variable, ids))
  cloneNodes(draft, nodes, ids, new Map())
  cloneWorkflows(view, draft, ids, newId)
  return draft.done([copyId])
}

/** The original's paths with a number; a parameter stays a part of its own. */
function numbered(original: PageRecord['paths'], number: number): PageRecord['paths'] {
  const paths = { ...original }
  for (const language of Object.keys(original) as (keyof typeof original)[]) {
    const path = original[language] ?? ''
    paths[language] = path.endsWith('}}') ? `${path}/${number}` : `${path}-${number}`
  }
  return paths
}
