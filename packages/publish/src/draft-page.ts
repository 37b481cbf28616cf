import { TARGET_ATTRIBUTE } from '@heddle/document/published'
import { printTokens } from '@heddle/style'
import type { Json } from '@heddle/store'
import type { DocumentView, Id } from '@heddle/document'
import { assemblePage } from './alive.ts'
import { collectUsed, type Used } from './collect-used.ts'
import {
  compilePage,
  pageAddress,
  printPageCss,
  recordIdOf,
  SECTIONS_SLOT,
  type CompileContext,
  type CompiledNode,
} from './compile/index.ts'
import { filesOf } from './chunks.ts'
import { elementVariables } from './element-variables.ts'
import { headTags } from './head.ts'
import { NO_LOGIC, pageLogic, type PageLogic } from './logic/page-logic.ts'
import type { PageEntryOf } from './page-entries.ts'
import { pageInfo } from './page-info.ts'
import { readersOf, type Readers } from './readers.ts'
import type { PageRoute } from './routes.ts'
import type { PageContents, PublishInput } from './types.ts'

/** A page in one language, and what it uses of the site's other files. */
export interface PageUse {
  readonly route: PageRoute
  readonly readers: Readers
  /** Rows of the static collections it uses, by id. */
  readonly rows: Readonly<Record<Id, Json>>
  readonly used: Used
}

/** A page in one language, compiled and not yet drawn. */
export interface PageDraft extends PageUse {
  /** Its address with default values for parameters. */
  readonly path: string
  readonly compiled: readonly CompiledNode[]
  readonly page: PageContents
  readonly logic: PageLogic
  readonly head: string
  readonly tokensCss: string
  readonly css: string
  /** Whether dark colours are in use. */
  readonly usesDark: boolean
}

/** @param isWithheld whether a record is not meant by names that are worked out while running */
export function draftPage(
  route: PageRoute,
  context: CompileContext,
  pageEntry: PageEntryOf,
  isWithheld: (id: Id) => boolean,
  input: PublishInput,
): PageDraft {
  const { view, origin, definitions, actions, elementStyles, chunks, sha256 } = input
  const nodes = compilePage(route.page.id, context)
  const used = collectUsed(nodes, definitions)
  const tokens = new Set(used.tokens)
  const hasLogic = nodes.some(({ published }) => published.live) || view.of('workflow').length > 0
  const logic = hasLogic
    ? pageLogic({
        pageId: route.page.id,
        nodes: nodes.map(({ published }) => published),
        view,
        actions,
        definitions,
        pageEntry,
        isWithheld,
        chunks,
        sha256,
        context: { dependOn: (id) => used.records.add(id), useToken: (id) => tokens.add(id) },
      })
    : NO_LOGIC
  const compiled = markTargets(nodes, logic.targets)
  return {
    route,
    path: pageAddress(route.page, route.lang, view),
    compiled,
    page: toPage(route, compiled, logic, input),
    readers: readersOf(route.page),
    logic,
    rows: rowsOf(logic, view),
    head: headTags(route, view, origin, used.records),
    tokensCss: printTokens(view.of('token'), tokens),
    css: printPageCss(used.elements.keys(), used.rules.values(), elementStyles),
    used,
    usesDark: [...tokens].some((id) => view.find('token', id)?.darkValue !== undefined),
  }
}

/** A page as its data file holds it. `broken`: nodes that could not be drawn. */
export function toPage(
  { page }: PageRoute,
  compiled: readonly CompiledNode[],
  { collections, formulas, workflows, variables, pages, components, uses: logicUses }: PageLogic,
  { view, definitions, chunks }: Pick<PublishInput, 'view' | 'definitions' | 'chunks'>,
  broken?: ReadonlySet<Id>,
): PageContents {
  const { sections, wwObjects, isLive } = assemblePage(view.children(page.id, SECTIONS_SLOT), compiled, broken)
  const types = compiled.flatMap(({ published: { type, component } }) => (component ? [] : type))
  const elements = filesOf(new Set(types), chunks.elements)
  const uses = { ...(elements && { elements }), ...logicUses }
  return {
    page: {
      ...pageInfo(page, view, isLive || workflows.some(({ trigger }) => trigger !== '')),
      ...(Object.keys(uses).length > 0 && { uses }),
    },
    sections,
    wwObjects,
    collections,
    variables: [
      ...variables,
      ...elementVariables(
        compiled.map(({ published }) => published),
        definitions,
        (uid) => view.find('node', recordIdOf(uid))?.name,
      ),
    ],
    formulas,
    workflows,
    ...(pages.length > 0 && { pages }),
    libraryComponents: components.filter(({ id }) => isAliveIn(id, sections, wwObjects)),
  }
}

/** Instances of components without anything alive are drawn once, and need nothing of the component. */
function isAliveIn(componentId: Id, ...lists: readonly PageContents['sections'][]): boolean {
  return lists.some((nodes) =>
    Object.values(nodes).some(({ component, live, liveInside }) => component?.id === componentId && (live || liveInside)),
  )
}

function rowsOf({ collections }: PageLogic, view: DocumentView): Readonly<Record<Id, Json>> {
  const rows: Record<Id, Json> = {}
  for (const { id, mode } of collections) if (mode === 'static') rows[id] = view.find('collection', id)?.data ?? []
  return rows
}

/** Nodes that actions scroll to or focus carry their uid. */
function markTargets(nodes: readonly CompiledNode[], targets: ReadonlySet<Id>): readonly CompiledNode[] {
  if (targets.size === 0) return nodes
  return nodes.map((node) => {
    const { published } = node
    if (!targets.has(recordIdOf(published.uid))) return node
    return { ...node, published: { ...published, attributes: { ...published.attributes, [TARGET_ATTRIBUTE]: published.uid } } }
  })
}
