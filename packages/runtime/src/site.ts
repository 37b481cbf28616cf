import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { InlinePage, PublishedPage, PublishedSite } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { isLifecycle, type NodeEvent, type NodeSource, type RenderHost } from '@heddle/renderer'
import type { PageParts } from './code/page-parts.ts'
import type { SiteCode } from './code/site-code.ts'
import { createElements } from './elements/create-elements.ts'
import { createEvaluator } from './evaluate/create-evaluator.ts'
import { createLogic, type Logic } from './logic.ts'
import { openPorts } from './ports/open-ports.ts'
import { parametersAt, writtenPath } from './routes/match-route.ts'
import type { RouterPort } from './router/start-router.ts'
import { createScope } from './scope/create-scope.ts'
import { createLiveScreen } from './scope/live-screen.ts'
import { projectFormulas } from './scope/project-formulas.ts'
import type { Showing } from './showing.ts'
import { siteAddresses } from './site-addresses.ts'
import { startStep } from './start-step.ts'
import { createLiveSurroundings } from './surroundings/live.ts'
import { createEarlyValues } from './variables/early-values.ts'
import { createVariables } from './variables/create-variables.ts'
import { keepValue } from './variables/keep-values.ts'
import { createVisitor } from './visitor.ts'
import { warn } from './warn.ts'
import { findWatch } from './watch/watch.ts'

/** A published site in a visitor's browser: what is on show, and the names its formulas read. */
export interface Site {
  readonly data: PublishedSite
  readonly host: RenderHost
  readonly showing: ReadonlySignal<Showing>
  readonly logic: Logic
  /**
   * Puts the visitor's own values in place of the snapshot's, in one batch; to be called when the page is hydrated. Elements
   * that came before start workflows then.
   */
  readonly becomeReal: () => void
  /**
   * What follows a page that came on show, see `Logic`. What was done to the page before its own workflows began starts
   * workflows then.
   */
  readonly arrive: Logic['arrive']
  /** Code came that the page was shown without: plugins begin, and their functions can be called. */
  readonly resume: () => void
  /** Reads the address again: only its query or hash changed. Other variables than those of the query stay as they are. */
  readonly refresh: () => void
  /** Shows another page; its address must be the document's already. */
  readonly show: (
    page: PublishedPage,
    lang: string,
    parts: Pick<PageParts, 'components' | 'rows'>,
    parameters: Readonly<Record<string, string>>,
  ) => void
}

export interface SiteInput {
  readonly inline: InlinePage
  readonly components: Readonly<Record<string, ElementComponent>>
  readonly code: SiteCode
  /** Rows of the page's static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  readonly router: () => RouterPort
  readonly onNodeError: (uid: string, error: unknown) => void
  /** Where the holes of the page are that came with the document. */
  readonly heldHole: NonNullable<NodeSource['heldHole']>
  readonly onLostHole: (uid: string) => void
}

/** Begins with the publish snapshot, so that the first drawing gives what the server gave. */
export function createSite({ inline, components, code, rows, router, onNodeError, heldHole, onLostHole }: SiteInput): Site {
  const data = inline.site
  const pageParameters = signal(parametersAt(data.routes, inline.page.id, inline.lang, inline.path))
  const showing = signal<Showing>({
    key: 0,
    page: inline.page,
    lang: inline.lang,
    source: { get: (uid) => inline.nodes[uid], heldHole },
    components,
  })
  const visitor = createVisitor(data, inline.path, () => variables)
  const Cell = code.parts.lists?.VariableCell
  const variables = createVariables(
    inline.variables,
    (variable, value) => keepValue(variable, value, visitor.keepers),
    Cell && ((value) => new Cell(value)),
  )
  const surroundings = createLiveSurroundings({
    now: inline.publishedAt ?? 0,
    language: () => showing.value.lang,
    defaultLanguage: data.langs.find((lang) => lang.default)?.lang ?? inline.lang,
    functionDefaults: () => data.functionDefaults,
    deprecated: (...names) => warn('deprecated', ...names),
  })
  const evaluator = createEvaluator({ functions: code.functions, surroundings }, () => code.parts.patterns?.compilePattern)
  const elements = createElements(warn)
  const screen = createLiveScreen()
  const isReal = signal(false)
  /** Whether the workflows of the first page have begun. */
  let hasBegun = false
  // Anew for every page, which has elements of its own.
  const positions = computed(() =>
    isReal.value && showing.value.page.uses?.positions ? code.parts.positions?.createPositions() : undefined,
  )
  const formulas = signal(inline.formulas)
  let libraryComponents = inline.libraryComponents ?? []
  const pages = signal(inline.pages)
  const plugins = signal(inline.plugins ?? [])
  /** Rises when plugins may have come late: their code is looked for where it is loaded, which tells nobody. */
  const arrivals = signal(0)
  const pluginScope = computed(() => {
    void arrivals.value
    // Read before the part is looked for: a page without plugins has none, and the next one may.
    const list = plugins.value
    return code.parts.plugins?.pluginNames({
      plugins: list,
      variables: variables.list(),
      values: variables.names,
      browserOf: (namespace) => code.browsers[namespace],
      isLoaded: (namespace) => isReal.value && code.browsers[namespace] !== undefined,
    })
  })
  const formulaNames = computed(() => projectFormulas(formulas.value, evaluator.resolve, () => scope))
  const scope: object = createScope({
    variables,
    page: () => showing.value.page,
    lang: () => showing.value.lang,
    browser: visitor.browser,
    pageParameters: () => pageParameters.value,
    pages: () => pages.value,
    screen: screen.read,
    positions: () => positions.value,
    collections: () => logic.collectionNames(),
    formulas: () => formulaNames.value,
    plugins: () => pluginScope.value,
  })
  const logic = createLogic({
    data,
    code,
    evaluator,
    scope,
    variables,
    elements,
    router,
    lang: () => showing.peek().lang,
    pageId: () => showing.peek().page.id,
    langs: () => showing.peek().page.langs,
    pageParameters: () => pageParameters.peek(),
    theme: { set: visitor.setTheme },
    host: () => host,
    showing,
  })
  logic.reset(inline, rows)
  // What is changed before would give way to the visitor's own values, and parts of the page that are not adopted yet would
  // not match what the server drew.
  const came: NodeEvent[] = []
  const acts: (() => void)[] = []
  const act = (done: () => void): void => void (hasBegun ? done() : acts.push(done))
  const onEvent = (event: NodeEvent): void | Promise<boolean | undefined> => {
    if (!isReal.peek() && isLifecycle(event.name)) return void came.push(event)
    return new Promise((resolve) => act(() => resolve(logic.onEvent(event))))
  }
  const shared = createEarlyValues(variables, () => isReal.peek())
  const watch = findWatch()
  watch?.attach({ variables, logic, visitor, showing, isReal, scope, onEvent })

  const { signal: lasting } = new AbortController()
  const host: RenderHost = {
    scope,
    evaluate: evaluator.evaluate,
    addresses: siteAddresses(data.base),
    currentPath: () => writtenPath(data.routes, visitor.browser().path),
    isArriving: () => !isReal.peek(),
    onArrival: (callback) => {
      // It begins with a call at once.
      let isFirst = true
      return isReal.subscribe(() => {
        if (!isFirst) callback()
        isFirst = false
      })
    },
    onEvent,
    onRowFocus: logic.onRowFocus,
    variable: shared.share,
    instance: (node, component, outer) =>
      code.parts.components?.createInstance(node, component, outer, {
        components: libraryComponents,
        evaluator,
        variables,
        onEvent,
        offer: elements.offer,
        runWorkflow: logic.runWorkflow,
        watch,
      }) ?? { scope: outer },
    followRows: (...list) => code.parts.lists?.followRows(...list),
    standRows: (list) => code.windows()?.standRows(list),
    showRows: (...rows) => act(() => logic.showRows(...rows)),
    offerAction: elements.offer,
    port: (name, at) => {
      const port = Object.hasOwn(code.ports, name) ? code.ports[name] : undefined
      return port && openPorts([port], { scope: () => at, event: undefined, signal: lasting })[name]
    },
    onNodeError,
    onBadAttribute: (...found) => warn('badAttribute', ...found),
    onLongAddress: (...found) => warn('longLink', ...found),
    onLostHole,
  }

  return {
    data,
    host,
    showing,
    logic,
    becomeReal() {
      batch(() => {
        surroundings.becomeReal()
        screen.becomeReal()
        isReal.value = true
        if (showing.peek().key === 0)
          pageParameters.value = parametersAt(data.routes, inline.page.id, inline.lang, location.pathname)
        shared.settle()
        startStep('theme and values of the visitor', visitor.read)
      })
      startStep('screen sizes', visitor.watch)
      for (const event of came.splice(0)) void logic.onEvent(event)
    },
    async arrive(isFirst) {
      const arriving = logic.arrive(isFirst)
      hasBegun = true
      for (const done of acts.splice(0)) done()
      await arriving
    },
    resume() {
      if (!isReal.peek()) return
      arrivals.value += 1
      logic.resume()
    },
    // Before, the address has not been read at all.
    refresh: () => void (isReal.peek() && batch(visitor.refresh)),
    show: (page, lang, parts, parameters) =>
      batch(() => {
        variables.reset(page.variables)
        formulas.value = page.formulas
        libraryComponents = page.libraryComponents
        pages.value = page.pages
        plugins.value = page.plugins ?? []
        pageParameters.value = parameters
        showing.value = {
          key: showing.value.key + 1,
          page: page.page,
          lang,
          source: { get: (uid) => page.sections[uid] ?? page.wwObjects[uid] },
          components: parts.components,
        }
        logic.reset(page, parts.rows)
        visitor.read()
      }),
  }
}
