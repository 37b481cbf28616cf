import type { Id, Issue, Language, LibraryComponentRecord, PluginRecord } from '@heddle/document'
import type {
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedNode,
  PublishedPageEntry,
  PublishedPageInfo,
  PublishedPlugin,
  PublishedVariable,
  PublishedWorkflow,
} from '@heddle/document/published'
import type { FormulaContext } from '../compile/formulas.ts'
import { recordIdOf } from '../compile/instance-place.ts'
import { MESSAGES } from '../messages.ts'
import type { PublishInput, SiteChunks } from '../types.ts'
import { addNamed } from './add-named.ts'
import { compileCollection } from './compile-collection.ts'
import { compileComponent, componentOf } from './compile-component.ts'
import { compileFormula } from './compile-formula.ts'
import { compileHead } from './compile-head.ts'
import { pageVariables } from '../facts/page-info.ts'
import { isPluginMeant, pluginVariables, publishedPlugin } from '../facts/plugins.ts'
import { visiblePages, type PageEntryOf } from '../facts/page-entries.ts'
import { filesOf } from '../chunks.ts'
import { fileHash } from '../file-hash.ts'
import { languageFiles } from './languages.ts'
import { compileWorkflow, type LogicContext } from './compile-workflow.ts'
import { SCRIPTS_FOLDER } from './script-file.ts'
import {
  addAllReferences,
  addCode,
  addFilter,
  addNodeReferences,
  addReferences,
  noReferences,
  textsIn,
  type References,
} from './tree-references.ts'

/** What a page has beside its nodes: only what its formulas and workflows reach. */
export interface PageLogic {
  readonly collections: readonly PublishedCollection[]
  readonly formulas: readonly PublishedFormula[]
  readonly workflows: readonly PublishedWorkflow[]
  readonly variables: readonly PublishedVariable[]
  readonly pages: readonly PublishedPageEntry[]
  /** Library components with instances on the page. */
  readonly components: readonly PublishedComponent[]
  /** Plugins that it uses. */
  readonly plugins: readonly PublishedPlugin[]
  /** Code the page needs beside the bodies of its elements. */
  readonly uses: Omit<NonNullable<PublishedPageInfo['uses']>, 'elements'>
  /** What of the page's head comes from formulas. */
  readonly head?: NonNullable<PublishedPageInfo['head']>
  readonly issues: readonly Issue[]
  /** Modules with the builder's code, by path in the release. */
  readonly scripts: ReadonlyMap<string, string>
  /** Something is looked up by a name worked out while running: what that means depends on what other pages name. */
  readonly readsAny: boolean
  /** Nodes that actions scroll to or focus: they can be told apart in the document. */
  readonly targets: ReadonlySet<Id>
}

/** Kinds of records that a name worked out while running may mean any of. */
const ANYTHING = ['collections', 'formulas', 'plugins', 'variables'] as const

/** Ports to other addresses of the site, which are a part of the runtime of their own. */
const NAVIGATION_PORTS = ['navigation', 'language'] as const

export const NO_LOGIC: PageLogic = {
  collections: [],
  formulas: [],
  workflows: [],
  variables: [],
  pages: [],
  components: [],
  plugins: [],
  uses: {},
  issues: [],
  scripts: new Map(),
  readsAny: false,
  targets: new Set(),
}

export interface PageLogicInput extends Pick<
  PublishInput,
  'view' | 'actions' | 'definitions' | 'plugins' | 'sha256' | 'root' | 'addresses'
> {
  readonly pageId: Id
  readonly language: Language
  readonly nodes: readonly PublishedNode[]
  /** What presses on links run. */
  readonly presses: readonly PublishedWorkflow[]
  readonly pageEntry: PageEntryOf
  /** Records that names worked out while running do not mean: only pages with other access rules name them. */
  readonly isWithheld: (id: Id) => boolean
  readonly chunks: Pick<
    SiteChunks,
    | 'functionGroups'
    | 'actionGroups'
    | 'localized'
    | 'languages'
    | 'volatileFunctions'
    | 'functions'
    | 'actions'
    | 'ports'
    | 'plugins'
  >
  readonly context: Omit<FormulaContext, 'view' | 'pageId'>
}

/**
 * Follows what the page's nodes name through formulas, collections and workflows to the end. Workflows of the project and of
 * the page run without being named; others when an action names them.
 */
export function pageLogic(input: PageLogicInput): PageLogic {
  const { pageId, nodes, view, actions, definitions, chunks, context: shared, sha256, isWithheld } = input
  const scripts = new Map<string, string>()
  const targets = new Set<Id>()
  const addScript = (source: string): string => {
    const path = `${SCRIPTS_FOLDER}/${fileHash(sha256(source))}.js`
    scripts.set(path, source)
    addCode(source, references)
    // Code gets all ports of its page as `heddle`.
    if (source.includes('heddle')) for (const name of source.match(/[A-Za-z]\w*/g) ?? []) ports.add(name)
    return `${input.root ?? ''}/${path}`
  }
  const context: LogicContext = { ...shared, view, pageId, language: input.language, addScript, plugins: input.plugins }
  const issues: Issue[] = []
  const report = (issue: Issue) => void issues.push(issue)
  const references = noReferences()
  const actionTypes = new Set<string>()
  /** Whatever may be the name of a port. */
  const ports = new Set<string>()
  const collections = new Map<Id, PublishedCollection>()
  const formulas = new Map<Id, PublishedFormula>()
  const workflows = new Map<Id, PublishedWorkflow>()

  const addWorkflow = (id: Id): void => {
    const record = view.find('workflow', id)
    if (!record || workflows.has(id)) return
    const component = componentOf(record.ownerId, view)
    follow(compileWorkflow(record, actions, component ? { ...context, component: { component } } : context, report))
  }
  const follow = (workflow: PublishedWorkflow): void => {
    workflows.set(workflow.id, workflow)
    addReferences(workflow.triggerConditions, references)
    for (const { type, args, disabled } of Object.values(workflow.actions)) {
      if (disabled) continue
      actionTypes.add(type)
      for (const port of actions.get(type)?.ports ?? []) ports.add(port)
      addAllReferences(args, references)
      for (const named of textsIn(args)) {
        if (view.find('workflow', named)) addWorkflow(named)
        if (view.find('node', named)) targets.add(named)
        if (view.find('collection', named)) references.collections.add(named)
        if (view.find('variable', named)) references.variables.add(named)
        if (view.find('plugin', named)) references.plugins.add(named)
      }
    }
  }

  const onPage = new Set(nodes.map(({ uid }) => recordIdOf(uid)))
  const components = new Map<Id, PublishedComponent>()
  for (const { component } of nodes) {
    if (!component) continue
    addAllReferences(component.props, references)
    const record = components.has(component.id) ? undefined : view.find('library-component', component.id)
    if (record) addComponent(record)
  }
  for (const node of nodes) {
    if (!node.live) continue
    addNodeReferences(node, references)
    addNamed(node, definitions, { references, addWorkflow, targets })
    for (const port of definitions.get(node.type)?.ports ?? []) ports.add(port)
  }
  const head = compileHead(pageId, input.language, context, report)
  addAllReferences(head, references)
  followAll()
  const isDrawnWith = readerOfFunctions(references)
  for (const { id, ownerId, trigger, disabled } of view.of('workflow')) {
    if (disabled) continue
    if (ownerId === undefined ? trigger !== '' : ownerId === pageId || onPage.has(ownerId) || components.has(ownerId))
      addWorkflow(id)
  }
  for (const press of input.presses) follow(press)
  followAll()

  const triggers = new Set([...workflows.values()].map(({ trigger }) => trigger))
  const plugins = view
    .of('plugin')
    .filter((record) => isMeant('plugins', record.id) || isPluginMeant(record, input.plugins, { ...references, triggers }))
  const functions = filesOf(groupsOf(references.calls, chunks.functionGroups), chunks.functions)
  const actionFiles = filesOf(groupsOf(actionTypes, chunks.actionGroups), chunks.actions)
  const portFiles = filesOf(ports, chunks.ports)
  const languages = languageFiles(references, input.language, chunks)
  const pluginFiles = filesOf(new Set(plugins.map(({ namespace }) => namespace)), chunks.plugins)
  const drawnWith = filesOf(new Set(plugins.filter(isDrawnWith).map(({ namespace }) => namespace)), chunks.plugins)
  const uses: PageLogic['uses'] = {
    ...(functions && { functions }),
    ...(actionFiles && { actions: actionFiles }),
    ...(languages && { languages }),
    ...(portFiles && { ports: portFiles }),
    ...(pluginFiles && { plugins: pluginFiles }),
    ...(drawnWith && { drawnWith: Object.keys(drawnWith) }),
    ...(references.usesPatterns && { patterns: true as const }),
    ...(NAVIGATION_PORTS.some((name) => ports.has(name)) && { navigation: true as const }),
    ...(references.usesPositions && { positions: true as const }),
    ...(chunks.volatileFunctions.some((name) => references.calls.has(name)) && { clock: true as const }),
  }
  return {
    collections: view.of('collection').flatMap(({ id }) => collections.get(id) ?? []),
    formulas: view.of('formula').flatMap(({ id }) => formulas.get(id) ?? []),
    workflows: [...workflows.values()],
    variables: [
      ...pageVariables(pageId, view).filter(({ id }) => isMeant('variables', id)),
      ...plugins.flatMap((record) => pluginVariables(record, input.plugins)),
    ],
    plugins: plugins.map((record) => publishedPlugin(record, input.plugins, input.addresses)),
    pages: pagesRead(references, input),
    components: [...components.values()],
    uses,
    ...(head && { head }),
    issues,
    scripts,
    readsAny: ANYTHING.some((kind) => references.all.has(kind)),
    targets,
  }

  function isMeant(kind: (typeof ANYTHING)[number], id: Id): boolean {
    return references[kind].has(id) || (references.all.has(kind) && !isWithheld(id))
  }

  /** Until nothing new is named. */
  function followAll(): void {
    for (let found = -1; found !== collections.size + formulas.size;) {
      found = collections.size + formulas.size
      for (const record of view.of('collection')) {
        if (isMeant('collections', record.id) && !collections.has(record.id)) addCollection(record.id)
      }
      for (const record of view.of('formula')) {
        if (isMeant('formulas', record.id) && !formulas.has(record.id)) addFormula(record.id)
      }
    }
  }

  function addComponent(record: LibraryComponentRecord): void {
    const component = compileComponent(record, context, report)
    components.set(record.id, component)
    for (const { body } of component.formulas) addReferences(body, references)
  }

  function addCollection(id: Id): void {
    const record = view.find('collection', id)
    if (!record) return
    const collection = compileCollection(record, context, input.plugins, report)
    if (collection.pluginId !== undefined) references.plugins.add(collection.pluginId)
    collections.set(id, collection)
    addAllReferences(collection.config, references)
    addReferences(collection.limit, references)
    if (collection.filter) addFilter(collection.filter, references)
  }

  function addFormula(id: Id): void {
    const record = view.find('formula', id)
    if (!record) return
    const { name, parameters } = record
    const body = compileFormula(record, context)
    if ('problem' in body) {
      report({
        code: 'broken-formula',
        severity: 'error',
        path: `formula/${id}/code`,
        message: MESSAGES.brokenFormula(body.problem),
      })
      return
    }
    formulas.set(id, { id, name, parameters, body })
    addReferences(body, references)
  }
}

/** Whether formulas so far call functions of a plugin: what is added to the references later does not count. */
function readerOfFunctions({ all, pluginFormulas }: References): (record: PluginRecord) => boolean {
  const isAny = all.has('pluginFormulas')
  const named = new Set(pluginFormulas)
  return ({ id, name, namespace }) => isAny || [id, name, namespace].some((key) => named.has(key))
}

function pagesRead({ all, pages }: References, { pageId, view, pageEntry }: PageLogicInput): readonly PublishedPageEntry[] {
  if (pages.size === 0 && !all.has('pages')) return []
  return visiblePages(pageId, view)
    .filter(({ id }) => all.has('pages') || pages.has(id))
    .map(pageEntry)
}

function groupsOf(names: ReadonlySet<string>, groups: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set([...names].flatMap((name) => (Object.hasOwn(groups, name) ? (groups[name] ?? []) : [])))
}
