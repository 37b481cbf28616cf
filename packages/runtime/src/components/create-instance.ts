import { computed, effect, untracked } from '@preact/signals-core'
import type { PublishedComponent, PublishedInstance, PublishedNode } from '@heddle/document/published'
import { setKnownScope } from '@heddle/formula/run'
import { isSameValue } from '@heddle/kit/react'
import type { InstanceParts, NodeEvent } from '@heddle/renderer'
import type { Evaluator } from '../evaluate/create-evaluator.ts'
import { noteInstance, type InstanceAt } from '../scope/instance-at.ts'
import { projectFormulas } from '../scope/project-formulas.ts'
import { withGetters } from '../scope/with-getters.ts'
import { createVariables, type Variables } from '../variables/create-variables.ts'
import { propertiesOf } from './properties-of.ts'
import { variablesInside } from './variables-inside.ts'

/** Name of the event of a component's own workflows that wait for its properties. */
const PROPERTY_CHANGED = 'property-changed'

export interface InstanceInput {
  /** Components of the page on show. */
  readonly components: readonly PublishedComponent[]
  readonly evaluator: Pick<Evaluator, 'evaluate' | 'resolve'>
  /** The page's own. */
  readonly variables: Variables
  /** Absent where no workflows run. */
  readonly onEvent?: (event: NodeEvent) => unknown
  /** Lets others run what the component opens to them. */
  readonly offer?: (uid: string, name: string, scope: object, run: (...args: unknown[]) => unknown) => () => void
  /** Runs a workflow at a place, with arguments by position. */
  readonly runWorkflow?: (id: string, args: readonly unknown[], scope: object) => unknown
  /** What watches a draft: it may emit and run at the instance as long as it stands. */
  readonly watch?: { readonly instance: (uid: string, emit: InstanceAt['emit'], scope: object) => () => void } | undefined
}

/**
 * An instance of a library component (logic reference 6): its inside sees `context.component` with properties, variables of
 * the instance's own and formulas, and nothing else of the place around it; the repeated row is not seen through.
 */
export function createInstance(
  node: PublishedNode,
  published: PublishedInstance,
  outer: object,
  { components, evaluator, variables: pageVariables, onEvent, offer, runWorkflow, watch }: InstanceInput,
): InstanceParts {
  const component = components.find(({ id }) => id === published.id)
  const props = propertiesOf(published, component, outer, evaluator)
  const variables = createVariables(component?.variables ?? [])
  const own = withGetters({}, { props: () => props, variables: () => variables.names(), formulas: () => formulas })
  const context = { component: own }
  const inside = computed(() => variablesInside(node.uid, pageVariables))
  const scope = withGetters(Object.create(outer) as object, { context: () => context, variables: () => inside.value })
  // Its `variables` are others.
  setKnownScope(scope, undefined)
  const formulas = projectFormulas(component?.formulas ?? [], evaluator.resolve, () => scope)
  const atTrigger = (triggerId: string, payload: unknown): void => emit(node.events, triggerId, payload, outer)
  noteInstance(own, { uid: node.uid, variables, emit: atTrigger })
  const shown = (component?.variables ?? []).filter(({ isExposed }) => isExposed)
  const exposed = new Set(shown.flatMap(({ id, name }) => [id, name]))
  const dropzone = withGetters({}, { variables: () => pick(variables.names(), exposed) })
  const told = published.events?.[PROPERTY_CHANGED] ? (component?.properties ?? []) : []
  const open = (offer && runWorkflow && component?.workflows) || []
  if (told.length + shown.length + open.length === 0 && !watch) return { scope, dropzone }
  return {
    scope,
    dropzone,
    follow() {
      const stops = [
        watch?.instance(node.uid, atTrigger, scope),
        ...shown.map(({ id, defaultValue }) => showVariable(id, defaultValue)),
        ...told.map(({ id, name }) => followProperty(id, name)),
        ...open.map((id) => offer?.(node.uid, id, outer, (...args) => runWorkflow?.(id, args, scope))),
      ]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
  }

  function emit(events: PublishedNode['events'], name: string, payload: unknown, at: object): void {
    const workflows = events && Object.hasOwn(events, name) ? events[name] : undefined
    if (workflows) onEvent?.({ uid: node.uid, name, workflows, payload, scope: at })
  }

  /** The page reads it under the instance's uid and its id; without the instance it is at its default. */
  function showVariable(id: string, defaultValue: unknown): () => void {
    const outside = `${node.uid}-${id}`
    const show = (value: unknown): void => pageVariables.set(new Map([[outside, value]]))
    const stop = effect(() => {
      const value: unknown = Reflect.get(variables.names(), id)
      untracked(() => show(value))
    })
    return () => {
      stop()
      show(defaultValue)
    }
  }

  /** Tells of the first value, and of each that is another one. */
  function followProperty(id: string, name: string): () => void {
    let before: { readonly value: unknown } | undefined
    return effect(() => {
      const newValue: unknown = Reflect.get(props, id)
      if (before && isSameValue(before.value, newValue)) return
      const oldValue = before?.value
      before = { value: newValue }
      untracked(() => emit(published.events, PROPERTY_CHANGED, { name, newValue, oldValue }, scope))
    })
  }
}

/** The members of these names, as they are whenever they are read. */
function pick(values: object, names: ReadonlySet<string>): object {
  const known = Object.entries(Object.getOwnPropertyDescriptors(values)).filter(([name]) => names.has(name))
  return Object.create(null, Object.fromEntries(known)) as object
}
