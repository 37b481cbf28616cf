import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Theme } from '@heddle/document'
import type { PublishedPage, PublishedPageInfo, PublishedSite } from '@heddle/document/published'
import type { NodeHandle } from '@heddle/kit/react'
import type { NodeEvent, RenderHost } from '@heddle/renderer'
import type { SiteCode } from './code/site-code.ts'
import type { Collections } from './collections/index.ts'
import type { Elements } from './elements/create-elements.ts'
import type { Evaluator } from './evaluate/create-evaluator.ts'
import { log } from './log.ts'
import { MESSAGES } from './messages.ts'
import type { Plugins } from './plugins/index.ts'
import { openPorts } from './ports/open-ports.ts'
import type { SitePorts } from './ports/types.ts'
import type { RouterPort } from './router/start-router.ts'
import type { Showing } from './showing.ts'
import { startStep } from './start-step.ts'
import type { Variables } from './variables/create-variables.ts'
import type { WindowTracking, Workflows } from './workflows/index.ts'

export interface LogicInput {
  readonly data: PublishedSite
  readonly code: SiteCode
  readonly evaluator: Evaluator
  readonly scope: object
  readonly variables: Variables
  readonly elements: Elements
  readonly router: () => RouterPort
  readonly lang: () => string
  /** Languages of the page on show. */
  readonly langs: () => readonly string[]
  readonly pageId: () => string
  readonly pageParameters: () => Readonly<Record<string, string>>
  readonly theme: { readonly set: (theme: Theme | 'toggle' | 'site') => void }
  /** What popups are drawn with. */
  readonly host: () => RenderHost
  readonly showing: ReadonlySignal<Showing>
}

/** Collections and workflows of a site, as far as their code was loaded: pages without them never pay for it. */
export interface Logic {
  readonly collections: ReadonlySignal<Collections | undefined>
  readonly collectionNames: () => object
  /** Another page is on show, with the rows of its static collections. */
  readonly reset: (
    page: Pick<PublishedPage, 'collections' | 'workflows' | 'plugins' | 'popups'> & {
      readonly page: Pick<PublishedPageInfo, 'id' | 'uses'>
    },
    rows: Readonly<Record<string, unknown>>,
  ) => void
  /** Resolves when the workflows of the event have ended, with whether none failed. */
  readonly onEvent: (event: NodeEvent) => Promise<boolean> | undefined
  /** Runs a workflow at a place, with arguments by position; gives its result. */
  readonly runWorkflow: (id: string, args: readonly unknown[], scope: object) => Promise<unknown> | undefined
  /** Something in a row of a repeat has the focus: where nothing changes rows, nothing takes it away. */
  readonly onRowFocus: (row: Element) => void
  readonly showRows: NodeHandle['showRows']
  /** What follows a page that came on show (specification section 2, route change): fetches, and workflows around them. */
  readonly arrive: (isFirst: boolean) => Promise<void>
  /** Plugins came that the page was shown without: they begin, and what failed without them is fetched. */
  readonly resume: () => void
  /** What goes before a page that is left. */
  readonly leave: () => Promise<void>
}

const NOTHING = {}

export function createLogic(input: LogicInput): Logic {
  const { code, evaluator, scope, variables, data } = input
  const collections = signal<Collections | undefined>(undefined)
  let plugins: Plugins | undefined
  let workflows: Workflows | undefined
  let tracking: WindowTracking | undefined
  /** Whether the visitor has come: what the window tells before starts nothing. */
  let hasArrived = false
  /** Rises with every page. */
  let visit = 0

  function makeParts(): void {
    const pluginsPart = code.parts.plugins
    plugins ??= pluginsPart?.createPlugins({
      browsers: code.browsers,
      setVariable: (id, value) => variables.set(new Map([[id, value]])),
      trigger: (name, event) => void workflows?.trigger(name, 'both', event),
      base: data.base,
      isDraft: pluginsPart.isDraftHost(location.hostname),
      onError: (error) => log('error', MESSAGES.pluginFailed, error),
    })
    const collectionsPart = code.parts.collections
    if (collectionsPart && !collections.peek()) {
      collections.value = collectionsPart.createCollections({
        evaluator,
        scope,
        pattern: () => code.parts.patterns?.compilePattern,
        sources: (id) => (id === undefined ? undefined : plugins?.source(id)),
        base: data.base,
        onError: (event) => void workflows?.trigger('on-collection-fetch-error', 'both', event),
        log,
      })
    }
    const part = code.parts.workflows
    if (!part || workflows) return
    const site: SitePorts = {
      ...input,
      collections: () => collections.peek(),
      workflows: () => workflows,
      plugins: () => plugins,
      runsCode: () => Object.values(code.ports).some(({ runsCode }) => runsCode),
      log,
    }
    const own = part.ownPorts(site)
    workflows = part.createWorkflows({
      actions: code.actions,
      resolve: evaluator.resolve,
      scope,
      log,
      hostFor: ({ scope: at, signal: ending, chain }, event) =>
        openPorts([...own, ...(code.parts.navigation?.navigationPorts(site) ?? []), ...Object.values(code.ports)], {
          scope: at,
          signal: ending,
          chain,
          event,
          site: data,
        }),
    })
    tracking = startStep('scroll and keyboard tracking', () =>
      part.trackWindow((name, event) => void (hasArrived && workflows?.trigger(name, 'both', event))),
    )
  }

  return {
    collections,
    collectionNames: () => collections.value?.names() ?? NOTHING,
    reset(page, rows) {
      visit += 1
      makeParts()
      plugins?.reset(page)
      code.parts.popups?.resetPopups(input, page.popups)
      workflows?.reset(page.workflows, page.page.id)
      tracking?.(page.workflows)
      collections.peek()?.reset(page.collections, rows)
    },
    runWorkflow: (id, args, at) => workflows?.run(id, args, at),
    onEvent: ({ workflows: ids, payload, scope: at }) => workflows?.emit(ids, payload, at),
    onRowFocus: (row) => code.parts.workflows?.keepRowFocus(row),
    // What fails has been told by the collection.
    showRows: (...rows) =>
      void collections
        .peek()
        ?.setPage(...rows)
        .catch(() => {}),
    async arrive(isFirst) {
      hasArrived = true
      plugins?.open()
      const own = visit
      const isHere = (): boolean => own === visit
      if (isFirst) await workflows?.trigger('before-collection-fetch-app', 'app')
      if (isHere()) await workflows?.trigger('before-collection-fetch', 'both')
      if (isHere()) await collections.peek()?.autoFetch()
      // What belongs to the whole site runs once, whatever page is on show by then.
      if (isFirst) await workflows?.trigger('onload-app', 'app')
      if (isHere()) await workflows?.trigger('onload', 'both')
    },
    resume() {
      const came = plugins?.open() ?? []
      if (came.length > 0) void collections.peek()?.autoFetch(came)
    },
    leave: async () => workflows?.trigger('page-unload', 'both'),
  }
}
