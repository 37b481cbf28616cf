import { isBinding, type Binding, type Id, type Issue, type NodeRecord } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { PublishedBinding, PublishedValue } from '@heddle/document/published'
import type { CompileContext } from './compile-context.ts'
import { compileValue } from './compile-value.ts'
import type { ComponentNames } from './component-names.ts'
import { constantOf } from './constant.ts'
import { compileBinding, type FormulaContext } from './formulas.ts'
import { outermostOf, type InstancePlace } from './instance-place.ts'
import { MESSAGES } from './messages.ts'
import { pictureSet, type PictureSet } from '../picture-set.ts'
import { propertyOf } from './property-value.ts'

/** An uploaded picture as pages load it. Sizes in CSS pixels. */
export interface AssetAddress {
  readonly address: string
  readonly width?: number
  readonly height?: number
  /** Of a picture that is offered in several widths. */
  readonly set?: PictureSet
}

const ASSET = /^asset:([a-z0-9]+)$/
const NONE: readonly string[] = []
const NO_ISSUES: readonly Issue[] = []

/** What the steps of compiling one node share: what it reads, and what they found. Most nodes find nothing, so nothing is made for them. */
export class NodeCompilation {
  readonly context: CompileContext
  readonly node: NodeRecord
  readonly place: InstancePlace | undefined
  #issues: Issue[] | undefined
  #dependsOn: string[] | undefined
  #tokens: Id[] | undefined

  /** @param place the instance that a node inside a component is compiled for */
  constructor(context: CompileContext, node: NodeRecord, place: InstancePlace | undefined) {
    this.context = context
    this.node = node
    this.place = place
  }

  get issues(): readonly Issue[] {
    return this.#issues ?? NO_ISSUES
  }

  /** Ids of other records, and kinds of records searched by name, that were read. */
  get dependsOn(): readonly string[] {
    return this.#dependsOn ?? NONE
  }

  /** Ids of the design tokens that were read. */
  get tokens(): readonly Id[] {
    return this.#tokens ?? NONE
  }

  /** `path`: keys inside the node's record, joined by `/`. */
  warn(code: string, path: string, message: string): void {
    this.#note('warning', code, path, message)
  }

  fail(code: string, path: string, message: string): void {
    this.#note('error', code, path, message)
  }

  #note(severity: Issue['severity'], code: string, path: string, message: string): void {
    this.#issues ??= []
    this.#issues.push({ code, path: `node/${this.node.id}/${path}`, message, severity })
  }

  dependOn(idOrKind: string): void {
    if (this.#dependsOn) this.#dependsOn.push(idOrKind)
    else this.#dependsOn = [idOrKind]
  }

  /** A node's or component's workflows by their event. What is compiled from them depends on each. */
  eventsOf(id: Id): ReturnType<CompileContext['eventsOf']> {
    const events = this.context.eventsOf(id)
    for (const workflows of Object.values(events ?? {})) for (const workflow of workflows) this.dependOn(workflow)
    return events
  }

  useToken(id: Id): void {
    if (this.#tokens) this.#tokens.push(id)
    else this.#tokens = [id]
  }

  /** A formula as a tree; a broken one is reported and gives `undefined`. */
  bind(binding: Binding, path: string): PublishedBinding | undefined {
    this.#dependOnAround()
    const compiled = compileBinding(binding, this.#formulaContext())
    if (!('problem' in compiled)) return compiled
    this.fail('broken-formula', path, MESSAGES.brokenFormula(compiled.problem))
    return undefined
  }

  /** A value whose bindings at any depth are trees; broken ones are reported and give nothing. */
  bindInside(value: Json, path: string): { readonly value: PublishedValue; readonly isBound: boolean } {
    let isBound = false
    const context: FormulaContext = {
      ...this.#formulaContext(),
      note: () => {
        isBound = true
      },
    }
    const compiled = compileValue(value, context, (at, problem) =>
      this.fail('broken-formula', at === '' ? path : `${path}/${at}`, MESSAGES.brokenFormula(problem)),
    )
    if (isBound) this.#dependOnAround()
    return { value: compiled ?? null, isBound }
  }

  /** Formulas inside of components read their parts by name, and properties that never change as they are. */
  #dependOnAround(): void {
    for (let at = this.place; at; at = at.outer) {
      this.dependOn(at.component.id)
      this.dependOn(at.instance.id)
    }
  }

  /** The page that the node stands on, by its outermost instance; popups stand on none. */
  get pageId(): Id | undefined {
    return this.context.input.view.pageOf(this.place ? outermostOf(this.place.uid) : this.node.id)
  }

  #formulaContext(): FormulaContext {
    const { view } = this.context.input
    const { place } = this
    return {
      view,
      pageId: this.pageId,
      language: this.context.variants.language,
      ...(place && { component: { component: place.component, literalOf: (id) => this.#literalOf(id, place) } }),
      dependOn: (idOrKind) => this.dependOn(idOrKind),
      useToken: (id) => this.useToken(id),
    }
  }

  /** A property that is the same whatever happens on the page. */
  #literalOf(id: Id, { instance, component, outer }: InstancePlace): ReturnType<NonNullable<ComponentNames['literalOf']>> {
    // Whoever opens a popup may give it other values than its own.
    if (component.type === 'modal' && instance.id === component.id) return undefined
    const value = propertyOf(instance, id, this.context.variants) ?? component.properties?.[id]?.defaultValue
    if (!isBinding(value)) return typeof value === 'object' ? undefined : value
    const bound = new NodeCompilation(this.context, instance, outer).bind(value, `props/${id}`)
    return bound && constantOf(bound)
  }

  /** Address of `asset:{id}`, or the text itself when it is an address; a missing asset is reported and gives nothing. */
  asset(reference: string, path: string): AssetAddress | undefined {
    const id = ASSET.exec(reference)?.[1]
    if (id === undefined) return { address: reference }
    this.dependOn(id)
    const { view, addresses } = this.context.input
    const asset = view.find('asset', id)
    if (!asset) {
      this.warn('missing-asset', path, MESSAGES.missingAsset)
      return undefined
    }
    const { width, height } = asset
    const address = addresses.asset(asset.file)
    const set = addresses.narrows ? pictureSet(address, asset, this.node.styles) : undefined
    return { address, ...(width && height ? { width, height } : undefined), ...(set && { set }) }
  }
}
