import type { Diff } from '@heddle/store'
import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import type { PublishedNode, PublishedVariable } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import { createCompiler, elementVariables, outermostOf, pageBackground, recordIdOf } from '@heddle/publish/compile'
import { SHOWN_MARK } from '@heddle/kit/react/floating'
import type { NodeSource } from '@heddle/renderer'
import { createInside } from './inside.ts'
import { EMPTY_MARK, MIN_SIZE_MARK, NODE_MARK, OUTLET_MARK } from './marks.ts'
import type { CanvasView } from './protocol.ts'
import { pseudoText } from './pseudo-text.ts'

export interface CompiledPageOptions {
  readonly view: DocumentView
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  readonly elementStyles: Readonly<Record<string, string>>
  readonly canvasView: CanvasView
}

/** Root nodes of the page on show; the list keeps its identity until it changes. */
export interface Sections {
  readonly get: () => readonly Id[]
  readonly subscribe: (onChange: () => void) => () => void
}

/** The page on show as published data that follows the document: the compiler runs per diff, and only over what it touches. */
export interface CompiledPage {
  readonly source: NodeSource
  readonly sections: Sections
  /** Where a node of the document is drawn: under its own id, or in the instance that stands open. */
  readonly uidOf: (id: Id) => string
  readonly node: (uid: string) => PublishedNode | undefined
  /** Variables that the page's elements give to formulas. */
  readonly elementVariables: () => readonly PublishedVariable[]
  /** CSS text by class name of every node of the page. */
  readonly rules: () => ReadonlyMap<string, string>
  readonly rulesOf: (id: Id) => ReadonlyMap<string, string>
  /** Rules of what lies behind the page. */
  readonly background: () => string
  /** Draws no change of this node until it is called again, with another node or none: a text is typed into it. */
  readonly hold: (id: Id | undefined) => void
  /** Marks nodes with the part of them that is to be seen though nobody opened it; all others lose their mark. */
  readonly show: (parts: Readonly<Record<Id, string>>) => void
  /**
   * After the view applied the diff: rules of the changed nodes, and how to tell the renderer which ones are drawn otherwise.
   * Instances of components that are others now are made anew.
   */
  readonly apply: (
    diff: Diff<DocumentRecord>,
    components?: ReadonlySet<Id>,
  ) => { readonly rules: ReadonlyMap<string, string>; readonly notify: () => void }
}

const NO_RULES: ReadonlyMap<string, string> = new Map()
const NOTHING: ReadonlySet<Id> = new Set()
const NO_ROOTS: readonly Id[] = []

export function createCompiledPage({ view, definitions, elementStyles, canvasView }: CompiledPageOptions): CompiledPage {
  const { pageId, language, assetsUrl } = canvasView
  const inside = createInside(canvasView.inside, view)
  const addresses = { asset: (file: string) => assetsUrl + file }
  const compiler = createCompiler({
    view,
    definitions,
    elementStyles,
    language,
    addresses,
    textAs: canvasView.isPseudo ? pseudoText : undefined,
  })
  const drawn = new Map<Id, PublishedNode>()
  const subscribers = new Map<Id, Set<() => void>>()
  let shown: Readonly<Record<Id, string>> = {}
  let held: { readonly id: Id; readonly node: PublishedNode | undefined } | undefined

  /** The compiled node; an equal one keeps its old identity, so that nothing is drawn again for it. */
  function node(id: Id): PublishedNode | undefined {
    const known = drawn.get(id)
    if (known) return known
    const fresh = compiler.node(id)?.published
    if (fresh) drawn.set(id, fresh)
    return fresh
  }

  function refresh(id: Id): boolean {
    const before = drawn.get(id)
    if (!before) return true
    const after = compiler.node(id)?.published
    if (after && isSameNode(before, after)) return false
    if (after) drawn.set(id, after)
    else drawn.delete(id)
    return true
  }

  /** An instance is made when its node is another object. */
  function remake(id: Id, components: ReadonlySet<Id>): boolean {
    const known = drawn.get(id)
    if (!known?.component || !components.has(known.component.id)) return false
    drawn.set(id, { ...known })
    return true
  }

  function marks(uid: string): Record<`data-${string}`, string> | undefined {
    const id = inside.nodeOf(uid)
    const outlet = inside.outletOf(uid)
    if (id === undefined && outlet === undefined) return undefined
    const definition = definitions.get(view.find('node', id ?? recordIdOf(uid))?.element ?? '')
    // Without a slot an element is a box that can be empty only where it says what is missing: a picture is empty for ever.
    const isBox = definition && (Object.keys(definition.slots).length > 0 || definition.editing.whenEmpty)
    const { minSize, whenEmpty } = isBox ? definition.editing : {}
    const size = {
      ...(minSize !== undefined && { [MIN_SIZE_MARK]: String(minSize) }),
      ...(whenEmpty && { [EMPTY_MARK]: definition?.type ?? '' }),
    }
    if (id === undefined) return { [OUTLET_MARK]: outlet ?? '', ...size }
    const parts = [definition?.editing.always, Object.hasOwn(shown, id) ? (shown[id] ?? '') : undefined]
    const asked = parts.filter((part) => part !== undefined)
    return {
      [NODE_MARK]: id,
      ...(outlet !== undefined && { [OUTLET_MARK]: outlet }),
      ...size,
      ...(asked.length > 0 && { [SHOWN_MARK]: asked.join(' ') }),
    }
  }

  const drawsPage = !inside.alone || inside.isOverPage

  const isDrawn = (uid: string): boolean =>
    inside.alone?.some((root) => outermostOf(root) === outermostOf(uid)) ||
    (drawsPage && view.pageOf(outermostOf(uid)) === pageId)

  /** What is drawn: the sections of the page, the instance that stands open alone, or both. */
  const roots = (): readonly Id[] => {
    const sections = drawsPage ? compiler.sections(pageId) : NO_ROOTS
    return inside.alone ? (drawsPage ? [...sections, ...inside.alone] : inside.alone) : sections
  }

  /** Rules of a node; of an instance those of all in it, which no change names. */
  function rulesFrom(id: Id): readonly (readonly [string, string])[] {
    const compiled = compiler.node(id)
    const nodes = compiled?.published.component ? compiler.nodesOf(id) : compiled ? [compiled] : []
    return nodes.flatMap(({ rules }) => [...rules])
  }

  function subscribe(id: Id, onChange: () => void): () => void {
    const subscriber = (): void => onChange()
    const known = subscribers.get(id) ?? new Set()
    subscribers.set(id, known.add(subscriber))
    return () => void known.delete(subscriber)
  }

  function tell(ids: Iterable<Id>): void {
    for (const id of ids) for (const subscriber of subscribers.get(id) ?? []) subscriber()
  }

  return {
    elementVariables: () =>
      elementVariables(
        compiler.nodesOf(pageId).map(({ published }) => published),
        definitions,
        (uid) => view.find('node', recordIdOf(uid))?.name,
        (id) => view.find('library-component', id),
      ),
    node,
    uidOf: inside.uidOf,
    source: { get: (id) => (held?.id === id ? held.node : node(id)), subscribe, marks },
    hold: (nodeId) => {
      const before = held?.id
      const id = nodeId === undefined ? undefined : inside.uidOf(nodeId)
      held = id === undefined ? undefined : { id, node: node(id) }
      if (before !== undefined) tell([before])
    },
    show: (parts) => {
      const before = shown
      shown = parts
      const changed = [...new Set([...Object.keys(before), ...Object.keys(parts)])]
        .filter((id) => before[id] !== parts[id])
        .map(inside.uidOf)
      for (const id of changed) {
        const known = drawn.get(id)
        // Marks are looked at when a node is drawn: one that is another object is.
        if (known) drawn.set(id, { ...known })
      }
      tell(changed)
    },
    sections: { get: sameRoots(roots), subscribe: (onChange) => subscribe(pageId, onChange) },
    rules: () =>
      new Map(
        [...(drawsPage ? [pageId] : []), ...(inside.alone ?? [])].flatMap((id) =>
          compiler.nodesOf(id).flatMap(({ rules }) => [...rules]),
        ),
      ),
    background: () => (drawsPage ? pageBackground(view.find('page', pageId), { view, addresses }).alone : ''),
    rulesOf: (id) => compiler.node(inside.uidOf(id))?.rules ?? NO_RULES,
    apply: (diff, components = NOTHING) => {
      const affected = [...compiler.affectedBy(diff)]
      const changed = affected.filter((id) => refresh(id) || remake(id, components))
      const rules = new Map(affected.flatMap((id) => (isDrawn(id) ? rulesFrom(id) : [])))
      return {
        rules,
        notify: () => tell([pageId, ...changed]),
      }
    },
  }
}

/** Published nodes are plain data: an absent key is the only difference JSON does not see. */
function isSameNode(before: PublishedNode, after: PublishedNode): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after)
}

/** Gives the list it gave before as long as it is the same. */
function sameRoots(roots: () => readonly Id[]): () => readonly Id[] {
  let before: readonly Id[] = NO_ROOTS
  return () => {
    const now = roots()
    if (now.length !== before.length || now.some((id, at) => id !== before[at])) before = now
    return before
  }
}
