import { bodyName, type PublishedPopup } from '@heddle/document/published'
import { SECTIONS_SLOT, type Id } from '@heddle/document'
import { filesOf } from '../chunks.ts'
import { recordIdOf, type CompiledNode } from '../compile/index.ts'
import { elementVariables } from '../facts/element-variables.ts'
import { pageInfo } from '../facts/page-info.ts'
import type { PageRoute } from '../facts/routes.ts'
import type { PageLogic } from '../logic/page-logic.ts'
import type { PageContents, PublishInput } from '../types.ts'
import { assemblePage } from './alive.ts'
import { workflowsForVisitors } from './server-actions.ts'
import { forVisitors } from './source-files.ts'
import { wordFiles } from './word-files.ts'

/** What stands on a page, and the popups that lie over it. */
export interface StandingOnPage {
  readonly compiled: readonly CompiledNode[]
  /** Popups that its workflows open; absent when they have nothing to do with popups. */
  readonly popups: readonly PublishedPopup[] | undefined
  /** Roots of those that the browser opens by itself: they stand behind the sections. */
  readonly standing: readonly Id[]
  /** What marks it where it has a background of its own. */
  readonly background?: string | undefined
}

/** A page as its data file holds it. `broken`: nodes that could not be drawn. */
export function toPage(
  { page, lang, row }: PageRoute,
  { compiled, popups, standing, background }: StandingOnPage,
  { collections, formulas, workflows, variables, pages, components, plugins, head, uses: logicUses }: PageLogic,
  input: Pick<PublishInput, 'view' | 'definitions' | 'chunks' | 'plugins' | 'sha256' | 'root'>,
  broken?: ReadonlySet<Id>,
): PageContents {
  const { view, definitions, chunks } = input
  const { sections, wwObjects, isLive } = assemblePage([...view.children(page.id, SECTIONS_SLOT), ...standing], compiled, {
    broken,
    others: (popups ?? []).map(({ id }) => id),
  })
  const types = new Set<string>()
  for (const { published } of compiled) types.add(bodyName(published))
  const elements = filesOf(types, chunks.elements)
  const nodes = compiled.map(({ published }) => published)
  const words = wordFiles(nodes, lang, definitions, chunks.words)
  const languages = words ? { languages: { ...logicUses?.languages, ...words } } : {}
  const uses = { ...(elements && { elements }), ...logicUses, ...languages }
  // What only others read of a page, such as pictures beside links, never changes in a browser.
  const isHeadLive = head?.title !== undefined || head?.desc !== undefined
  const info = pageInfo(page, view, isLive || isHeadLive || workflows.some(({ trigger }) => trigger !== ''), input.root)
  const popupRoots = standing.map((uid) => ({ uid, sectionTitle: '', linkId: '' }))
  return {
    page: {
      ...info,
      ...(standing.length > 0 && { sections: [...info.sections, ...popupRoots] }),
      ...(background !== undefined && { background }),
      ...(collections.some(({ id }) => id === page.existsWith) && { existsWith: page.existsWith }),
      ...(row && { data: row.data }),
      ...(head && { head }),
      ...(Object.keys(uses).length > 0 && { uses }),
    },
    sections,
    wwObjects,
    collections: collections.map(forVisitors),
    variables: [
      ...variables,
      ...elementVariables(
        nodes,
        definitions,
        (uid) => view.find('node', recordIdOf(uid))?.name,
        (id) => view.find('library-component', id),
      ),
    ],
    formulas,
    workflows: workflowsForVisitors(workflows, { plugins, definitions: input.plugins, sha256: input.sha256 }),
    ...(pages.length > 0 && { pages }),
    libraryComponents: components.filter(({ id }) => isAliveIn(id, sections, wwObjects)),
    ...(plugins.length > 0 && { plugins }),
    ...(popups && { popups }),
  }
}

/** Instances of components without anything alive are drawn once, and need nothing of the component. */
function isAliveIn(componentId: Id, ...lists: readonly PageContents['sections'][]): boolean {
  return lists.some((nodes) =>
    Object.values(nodes).some(({ component, live, liveInside }) => component?.id === componentId && (live || liveInside)),
  )
}
