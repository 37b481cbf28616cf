import { signal } from '@preact/signals-core'
import { useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ElementDefinition } from '@heddle/kit'
import type { ElementComponent, NodeHandle, SharedValue } from '@heddle/kit/react'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { holdState, PageView, type NodeEvent, type PageViewProps, type RenderHost } from '@heddle/renderer'
import { renderPageToString } from '@heddle/renderer/server'
import { createFakeHost } from './fake-host.ts'
import { node, plainElements, sourceOf } from './plain-elements.tsx'
import { listenToReact, untilDrawn } from './react-complaints.ts'
import { unlikeExample } from './unlike-example.ts'

/** One element at work on a page that was drawn by the server and hydrated. */
export interface LiveElement {
  /** The element, or that of a row. */
  readonly element: (row?: number) => HTMLElement
  /** Events that workflows would start from, with what they said, in order. */
  readonly said: readonly Pick<NodeEvent, 'uid' | 'name' | 'payload'>[]
  /** What one kind of event said. */
  readonly saidOf: (name: string) => readonly unknown[]
  /** Pages of collections that were asked for. */
  readonly shownRows: readonly Parameters<NodeHandle['showRows']>[]
  /** The variable of the element that formulas read. */
  readonly variable: (name: string, uid?: string) => unknown
  readonly setVariable: (name: string, value: unknown) => Promise<void>
  /** Changes names that its bindings read. */
  readonly set: (values: Readonly<Record<string, unknown>>) => Promise<void>
  /** Runs one of its actions, of every row that offers it. */
  readonly run: (action: string, ...args: readonly unknown[]) => Promise<unknown>
  /** Names of the actions that it offers to workflows at this moment. */
  readonly offered: () => readonly string[]
  /** What React complained about, and events that say something else than their declaration. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

export interface LiveElementOptions {
  readonly definition: ElementDefinition
  readonly component: ElementComponent
  readonly props?: PublishedNode['props']
  /** Nodes that stand in its slots, in order, and bodies of elements that they need. */
  readonly slots?: Readonly<Record<string, readonly PublishedNode[]>>
  /** Nodes that stand in those. */
  readonly deeper?: readonly PublishedNode[]
  readonly components?: Readonly<Record<string, ElementComponent>>
  /** Style sheet of the page. */
  readonly css?: string
  /** Names that bindings read, at first. */
  readonly values?: Readonly<Record<string, unknown>>
  /** The list that the element is repeated over. */
  readonly over?: PublishedNode['props'][string]
  /** What decides whether it is there. */
  readonly condition?: PublishedNode['condition']
  /** Events of the browser that workflows wait for, beside those of the element. */
  readonly events?: readonly string[]
  /** Elements that stand in one of its slots, each with an uid of its own; events of theirs are said too. */
  readonly inside?: { readonly slot: string; readonly nodes: readonly InsideElement[] }
  /** What workflows do that hear of an event; resolves when they have ended, with whether none failed. */
  readonly workflow?: (event: NodeEvent) => void | Promise<boolean>
  /** What happens to the page between its coming and its hydration. */
  readonly before?: (body: HTMLElement) => void
}

/** An element inside another one. */
export interface InsideElement extends Pick<LiveElementOptions, 'definition' | 'component' | 'props' | 'over' | 'condition'> {
  readonly uid: string
  readonly inside?: LiveElementOptions['inside']
}

const UID = 'el'

/** Draws an element with the defaults of its fields as the server does, and hydrates it in this document. */
export async function openElement(options: LiveElementOptions): Promise<LiveElement> {
  const said: NodeEvent[] = []
  const shownRows: Parameters<NodeHandle['showRows']>[] = []
  const offers = new Set<{ readonly uid: string; readonly name: string; readonly run: (...args: unknown[]) => unknown }>()
  const variables = new Map<string, SharedValue>()
  const fake = createFakeHost(options.values)
  const elements = withInside({ ...options, uid: UID })
  const react = listenToReact()
  const host: RenderHost = {
    ...fake,
    onEvent: (event) => {
      said.push(event)
      const { definition } = elements.find(({ uid }) => uid === event.uid) ?? options
      const declared = definition.events[event.name]
      const wrong = declared && unlikeExample(declared.example, event.payload)
      if (wrong) react.add(`${definition.type}: ${event.name} ${wrong}`)
      return options.workflow?.(event)
    },
    showRows: (...rows) => void shownRows.push(rows),
    variable: (id) => variables.get(id),
    offerAction: (uid, name, _scope, run) => {
      const offer = { uid, name, run }
      offers.add(offer)
      return () => void offers.delete(offer)
    },
  }
  for (const { uid, definition: one } of elements)
    for (const name of Object.keys(one.exposes)) variables.set(`${uid}-${name}`, createShared())
  const source = sourceOf(
    node('page', { tag: 'main' }, [UID], { liveInside: true }),
    ...elements.map((one) => nodeOf(one, one.uid === UID ? options : undefined)),
    ...Object.values(options.slots ?? {}).flat(),
    ...(options.deeper ?? []),
  )
  const bodies = Object.fromEntries(elements.map((one) => [one.definition.type, one.component]))
  const drawing = { sections: ['page'], source, components: { ...plainElements, ...options.components, ...bodies } }
  const body = document.createElement('div')
  // The pointer rests where it was used last, for the tests that come after too: at the top it would hover what they draw.
  body.style.cssText = 'position:fixed;bottom:0;inset-inline:0'
  document.body.append(body)
  const style = document.createElement('style')
  style.textContent = options.css ?? ''
  document.head.append(style)
  // The server knows no variables of elements, and runs nothing.
  body.innerHTML = renderPageToString({ ...drawing, host: fake }).html
  options.before?.(body)
  const onRecoverableError = (error: unknown): void => react.add(`hydration: ${String(error)}`)
  let root: ReturnType<typeof hydrateRoot> | undefined
  await untilDrawn(() => {
    root = hydrateRoot(body, <Page {...drawing} host={host} onDrawn={holdState(body)} />, { onRecoverableError })
  })
  return {
    element: (row = 0) => {
      const found = body.querySelectorAll<HTMLElement>('[data-element]')[row]
      if (!found) throw new Error(`There is no element ${row} in ${body.innerHTML}`)
      return found
    },
    said,
    saidOf: (name) => said.filter((event) => event.name === name).map(({ payload }) => payload),
    shownRows,
    variable: (name, uid = UID) => variables.get(`${uid}-${name}`)?.get(),
    setVariable: (name, value) => untilDrawn(() => variables.get(`${UID}-${name}`)?.set(value)),
    set: (values) => untilDrawn(() => fake.set(values)),
    run: async (action, ...args) => {
      let result: unknown
      await untilDrawn(() => {
        for (const { uid, name, run } of offers) if (uid === UID && name === action) result = run(...args)
      })
      return result
    },
    offered: () => [...offers].filter(({ uid }) => uid === UID).map(({ name }) => name),
    complaints: react.list,
    close: async () => {
      react.stop()
      await untilDrawn(() => root?.unmount())
      body.remove()
      style.remove()
    },
  }
}

/** An element and those inside it, parents first. */
function withInside(one: InsideElement): readonly InsideElement[] {
  return [one, ...(one.inside?.nodes ?? []).flatMap(withInside)]
}

function nodeOf(
  { uid, definition, props, over, inside, condition }: InsideElement,
  { events = [], slots }: Pick<LiveElementOptions, 'events' | 'slots'> = {},
): PublishedNode {
  const defaults = Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, field.default]))
  const heard = [...Object.keys(definition.events), ...events].map((name) => [name, ['workflow']])
  return node(uid, { ...defaults, ...props }, undefined, {
    type: definition.type,
    live: LIVE.text | LIVE.attribute | LIVE.structure,
    attributes: uid === UID ? { 'data-element': '' } : { 'data-inside': uid },
    events: Object.fromEntries(heard),
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, nodes.map((one) => one.uid)])),
    }),
    ...(inside && { slots: { [inside.slot]: inside.nodes.map((one) => one.uid) } }),
    ...(condition !== undefined && { condition }),
    ...(over !== undefined && { repeat: { over, key: 'id' } }),
  })
}

/** A page as the runtime draws it: what a visitor did to it before is put back as soon as it stands. */
function Page({ onDrawn, ...page }: PageViewProps & { readonly onDrawn: () => void }): ReactNode {
  useLayoutEffect(onDrawn, [onDrawn])
  return <PageView {...page} />
}

function createShared(): SharedValue {
  const value = signal<unknown>(null)
  return {
    get: () => value.peek(),
    set: (next) => void (value.value = next),
    subscribe: (onChange) => {
      let isFirst = true
      return value.subscribe(() => {
        if (!isFirst) onChange()
        isFirst = false
      })
    },
  }
}
