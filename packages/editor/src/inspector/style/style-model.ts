import { effect, signal, type Signal } from '@preact/signals-core'
import type { Id, NodeRecord, StyleValue } from '@heddle/document'
import { setStyle, type OperationResult } from '@heddle/document/operations'
import { equalJson } from '@heddle/store'
import { coverOf, DEFAULT_STATE, isTokenReference, styleProperty, toVariant } from '@heddle/style'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import type { Editor } from '../../session/editor.ts'
import { changeHere, instancesHere, seenHere, soleInstance } from '../../session/inside/sole-instance.ts'
import { drawnElement, drawnNodes } from '../../session/role.ts'
import { nodeName } from '../../session/tree.ts'
import { words } from '../words.ts'
import {
  chainOf,
  layersOf,
  readStyles,
  type NamedLayer,
  type NamedStack,
  type NamedStep,
  type ParentStack,
  type ReadingPlace,
  type StyleReading,
} from './style-reading.ts'

export type StyleValues = Readonly<Record<string, StyleValue | null>>

/** What the style panel reads and writes: readings are worked out once per change and keep their identity. */
export interface StyleModel {
  /** Whether values may come from formulas; true when absent. */
  readonly takesFormulas?: false
  /** Class whose styles are edited instead of the elements' own. */
  readonly targetClass: Signal<Id | undefined>
  readonly subscribe: (fn: () => void) => () => void
  readonly read: (properties: readonly string[]) => StyleReading
  /** The text that the elements around the selection have for a property, where it is one. */
  readonly around?: (property: string) => string | undefined
  /** Every place that declares the property for the first of the selection, the one in effect first. */
  readonly chain: (property: string) => readonly { readonly step: NamedStep; readonly isSetHere: boolean }[]
  readonly place: () => ReadingPlace
  readonly operation: (values: StyleValues) => OperationResult
  readonly set: (values: StyleValues) => void
  /** Takes away what is set here for the properties. */
  readonly reset: (properties: readonly string[]) => void
  readonly gesture: () => Gesture
  /** Follows selection, screen size, state and document until the returned function is called. */
  readonly connect: () => () => void
}

export function createStyleModel(editor: Editor): StyleModel {
  const { store, view, session } = editor
  const targetClass = signal<Id | undefined>(undefined)
  const listeners = new Set<() => void>()
  const cache = new Map<string, { version: number; reading: StyleReading }>()
  let version = 0
  let relevant: ReadonlySet<Id> | undefined
  let stacks: readonly NamedStack[] | undefined

  const nodes = (): readonly NodeRecord[] =>
    seenHere(
      editor,
      session.selection.value.flatMap((id) => view.find('node', id) ?? []),
    )
  const place = (): ReadingPlace => ({
    screenId: session.screenId.value,
    state: session.stateId.value,
    screens: view.screens(),
    token: (id) => view.find('token', id),
    stateName: (state) => nodes().find(({ states }) => states?.[state])?.states?.[state]?.name,
  })

  function stacksNow(): readonly NamedStack[] {
    const known = new Map<Id, ParentStack>()
    const around = (id: Id): ParentStack | undefined => {
      const node = view.find('node', id)
      if (!node) return undefined
      const stack = known.get(id) ?? {
        name: nodeName(editor, id),
        layers: layersDrawn(node),
        parent: around(node.place.parentId),
      }
      known.set(id, stack)
      return stack
    }
    const chosen = nodes()
    const sole = soleInstance(
      editor,
      chosen.map(({ id }) => id),
    )
    return (stacks ??= chosen.map((node) => ({
      layers: layersHere(node, sole),
      parent: around(node.place.parentId),
    })))
  }

  /** Of an instance with what its component's root brings. */
  function layersDrawn(node: NodeRecord, target?: Id): readonly NamedLayer[] {
    return layersOf(view, node, drawnElement(editor, node), target, drawnNodes(editor, node).slice(1))
  }

  /** What the open instance sets for itself stands above what all instances have; classes are those that it has there. */
  function layersHere(node: NodeRecord, sole: NodeRecord | undefined): readonly NamedLayer[] {
    const styles = view.find('node', node.id)?.styles ?? node.styles
    const layers = layersDrawn({ ...node, styles }, targetClass.value)
    if (!sole || targetClass.value !== undefined) return layers
    return [...layers, { kind: 'own', id: sole.id, name: '', styles: sole.overrides?.[node.id]?.styles ?? {} }]
  }

  /** A class that nothing selected carries any more is not edited. */
  function leaveLostTarget(): void {
    const target = targetClass.value
    if (target !== undefined && nodes().every(({ classes }) => classes[target] === undefined)) targetClass.value = undefined
  }

  function invalidate(): void {
    version += 1
    stacks = undefined
    relevant = undefined
    for (const listener of listeners) listener()
  }

  function relevantIds(): ReadonlySet<Id> {
    return (relevant ??= new Set([
      ...session.selection.value,
      ...instancesHere(editor).map(({ id }) => id),
      ...stacksNow().flatMap(idsOf),
      ...view.of('token').map(({ id }) => id),
      ...(view.site() ? [view.site()?.id ?? ''] : []),
    ]))
  }

  const targets = (): readonly Id[] => (targetClass.value === undefined ? nodes().map(({ id }) => id) : [targetClass.value])
  const operation = (values: StyleValues): OperationResult =>
    changeHere(editor, targets(), (seen, ids) =>
      setStyle(seen, {
        ids,
        variant: toVariant(session.screenId.value, session.stateId.value),
        values: withoutCovered(values, view),
      }),
    )
  const label = (properties: readonly string[]) => words.changes.style(properties)
  const chain: StyleModel['chain'] = (property) => {
    const layers = stacksNow()[0]?.layers ?? []
    const now = place()
    return chainOf(layers, property, now).map((step) => ({
      step,
      isSetHere: step.layer === layers.at(-1) && step.screenId === now.screenId && step.state === now.state,
    }))
  }

  return {
    targetClass,
    place,
    operation,
    subscribe: (fn) => {
      listeners.add(fn)
      return () => listeners.delete(fn)
    },
    read: (properties) => {
      const key = properties.join()
      const known = cache.get(key)
      if (known?.version === version) return known.reading
      const fresh = readStyles(stacksNow(), properties, place())
      const reading = known && equalJson(known.reading, fresh) ? known.reading : fresh
      cache.set(key, { version, reading })
      return reading
    },
    around: (property) => {
      const { value } = readStyles(
        stacksNow().flatMap(({ parent }) => parent ?? []),
        [property],
        { ...place(), state: DEFAULT_STATE },
      )
      return typeof value === 'string' ? value : undefined
    },
    chain,
    set: (values) => {
      editor.change(label(Object.keys(values)), operation(values))
    },
    reset: (properties) => {
      // What says it here may be a property of another name: a typography has a letter spacing.
      const said = (property: string) => chain(property).find(({ isSetHere }) => isSetHere)?.step.property ?? property
      const names = new Set(properties.flatMap((property) => [property, coverOf(property) ?? property, said(property)]))
      editor.change(words.changes.reset(properties), operation(Object.fromEntries([...names].map((name) => [name, null]))))
    },
    gesture: () => createGesture(editor),
    connect: () => {
      const stopListening = store.listen((diff) => {
        const ids = relevantIds()
        for (const part of [diff.set, diff.put, diff.remove]) {
          for (const id in part) {
            if (!ids.has(id)) continue
            leaveLostTarget()
            return invalidate()
          }
        }
      })
      const stopEffect = effect(() => {
        void session.selection.value
        void session.screenId.value
        void session.stateId.value
        void session.isOnlyHere.value
        void session.inside.value
        leaveLostTarget()
        invalidate()
      })
      return () => {
        stopListening()
        stopEffect()
      }
    },
  }
}

/** Records whose change may change what a stack says. */
function idsOf({ layers, parent }: NamedStack): readonly Id[] {
  return [...layers.map(({ id }) => id), ...(parent ? idsOf(parent) : [])]
}

/** A value for a covering property takes the values it covers away, as the printed rule would otherwise let them win. */
function withoutCovered(values: StyleValues, view: Editor['view']): StyleValues {
  const covered = Object.entries(values).flatMap(([property, value]) => {
    if (value === null) return []
    const isSpaced = isTokenReference(value) && view.find('token', value.id)?.letterSpacing !== undefined
    return [...(styleProperty(property)?.covers ?? []), ...(property === 'font' && isSpaced ? ['letter-spacing'] : [])]
  })
  return { ...Object.fromEntries(covered.map((property) => [property, null])), ...values }
}
