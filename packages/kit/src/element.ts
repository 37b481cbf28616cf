import type { Json } from '@heddle/store'
import type { StyleSheet, VariableType } from '@heddle/document'
import type { DirectPlace } from '@heddle/document/published'
import type { Arrangements } from './arrangements.ts'
import type { Entries } from './entries.ts'
import type { EditingHints } from './editing-hints.ts'
import type { PortName } from './ports.ts'
import type { FieldValues, Fields, LocalizedText, ValuesOfFields } from './fields/types.ts'
import type { SlotDefinition } from './slots.ts'
import type { AloneSurroundings, DirectSurroundings, IsSet } from './surroundings.ts'

/** Groups of style properties an element opts into; the style panel shows these and no others. */
export type StyleGroup =
  'layout' | 'flex-child' | 'size' | 'spacing' | 'position' | 'typography' | 'background' | 'border' | 'effects'

/** A piece of a page to insert: what the Add panel places, a paste carries and a template holds. */
export interface NodeTemplate {
  readonly element: string
  readonly name?: string
  readonly props?: Readonly<Record<string, Json>>
  /** It is a link to the page that it is placed on, until somebody says where it leads: an entry of a menu. */
  readonly leadsToPage?: true
  readonly styles?: StyleSheet
  readonly slots?: Readonly<Record<string, readonly NodeTemplate[]>>
}

/** What a node looks like to whoever asks what it is. */
export interface NodeLook {
  /** Values of the fields that hold on every screen. */
  readonly props: FieldValues
  /** A style value on the widest screen, by the element's own, its classes and the node's; `undefined` when nobody sets it. */
  readonly style: (property: string) => unknown
}

/** Another thing that people know by a name of its own and that is this element with particular values: a row, a heading. */
export interface ElementVariant extends Omit<NodeTemplate, 'element' | 'name'> {
  /** Unique within its element. */
  readonly id: string
  readonly label: LocalizedText
  /** Name of the icon in the editor's set (lucide). */
  readonly icon: string
  /** Heading it stands under in the Add panel; absent: that of its element. */
  readonly group?: ElementGroup
  /** Other names it is looked for by, lower case, in any language. */
  readonly words: readonly string[]
  /** Whether a node is one of these, so that it is named and pictured as one. Absent: never, it is only a way to begin. */
  readonly matches?: (look: NodeLook) => boolean
}

/** Headings of the Add panel in their order. */
export const ELEMENT_GROUPS = ['structure', 'basics', 'media', 'forms', 'data'] as const
export type ElementGroup = (typeof ELEMENT_GROUPS)[number]

export interface ExposedVariable {
  readonly label: LocalizedText
  /** What a workflow may set it to; by the values of the node's fields where it depends on them. */
  readonly type: VariableType | ((props: FieldValues) => VariableType)
  /** Whether it is shared at all; absent: always. */
  readonly when?: (props: FieldValues) => boolean
  /** Field that holds the value at first. */
  readonly field?: string
  /** Actions cannot set it; the element does. */
  readonly readonly?: boolean
  /** Whether actions may put it back to its first value; absent: unless it is read-only. */
  readonly resettable?: boolean
}

/** Something that workflows may ask of an element. */
export interface ElementAction {
  readonly label: LocalizedText
  /** Its arguments in their order. */
  readonly parameters?: Fields
  /** What it gives; absent for nothing. */
  readonly result?: VariableType
}

/** What the editor knows of an element that is a form. */
export interface FormParts {
  /** Slot with what is filled in. */
  readonly slot: string
  /** What sends it: put last where nothing does. */
  readonly submit: NodeTemplate
  /** Its event that says that it was sent. */
  readonly sent: string
}

/** A dialog that keeps the page behind it out of reach, or one that leaves it within. */
export type OpenedAs = 'modal' | 'popover'

/** Fields by their place on the root element. */
export type DirectFields<Name extends string = string> = { readonly [field in Name]?: DirectPlace }

/** An element of the catalogue: plain data, loads in bare Node, never downloaded by visitors. */
export interface ElementDefinition<F extends Fields = Fields> {
  readonly type: string
  readonly version: number
  readonly label: LocalizedText
  /** What its settings are headed by; absent: its label, unless that is the name of one of its kinds. */
  readonly family?: LocalizedText
  /** Name of the icon in the editor's set (lucide). */
  readonly icon: string
  /** Heading it stands under in the Add panel. */
  readonly group: ElementGroup
  /** Other names people look for it by, lower case, in any language: `div`, `stack`, `блок`. */
  readonly words: readonly string[]
  readonly fields: F
  readonly supports: readonly StyleGroup[]
  /** States beyond hover that the element can raise. */
  readonly states: readonly string[]
  readonly slots: Readonly<Record<string, SlotDefinition>>
  /** May carry a link; the body draws an anchor then. */
  readonly linkable: boolean
  /** Draws something that people press even without a link; links and other controls may not stand inside it. */
  readonly isControl: boolean
  /** Only directly on a page. */
  readonly isSection: boolean
  /** Element types it may stand in, where it makes no sense in others: a row only in a table. */
  readonly parents?: readonly string[]
  /** Field that a double click on the canvas edits in place. */
  readonly inlineText?: string
  /**
   * Fields that the body draws on its root element as they are, and does nothing else with: text by `toText` as the only
   * child, an attribute by `toText`, a switch by `Boolean`. Bound ones are written there without drawing the node again.
   * `props`: the values of the node's fields, bound ones as bindings.
   */
  readonly direct: (props: FieldValues, surroundings: DirectSurroundings) => DirectFields
  /** Whether the body draws a link it is given on its root element as it is, and does nothing else with it. */
  readonly directLink: (props: FieldValues) => boolean
  /** Whether its root is a button of the browser that sends no form. `props`: values of its fields, `undefined` for those that are bound. */
  readonly isButton?: (props: FieldValues) => boolean
  /** How the browser opens it over the page by itself. `props`: values of its fields, `undefined` for those that are bound. */
  readonly opensAs?: (props: FieldValues) => OpenedAs
  /** What it paints as its own background, which lies over a picture that a builder gives it. */
  readonly ownLayers?: OwnLayers
  readonly editing: EditingHints
  /** Values that formulas read as `variables['{uid}-{name}']`; the body sets them with `useElementVariable`. */
  readonly exposes: Readonly<Record<string, ExposedVariable>>
  /** Events of its own beside those of the browser, which workflows wait for; `example` is what `event` holds. */
  readonly events: Readonly<Record<string, { readonly label: LocalizedText; readonly example?: Json }>>
  /** What workflows may ask of it; the body offers them with `useElementAction`. */
  readonly actions: Readonly<Record<string, ElementAction>>
  /**
   * Which of its bodies draws it: `<body>.body.tsx` in its folder, so that pages load what they use. `undefined` for the usual
   * one. `props`: the values of the node's fields; one that decides takes no formula, unless its body can do all that others can.
   */
  readonly body?: (props: FieldValues, isSet?: IsSet) => string | undefined
  /**
   * Events of which something that hears them has it drawn by another body: event → body, whose name stands before that of the
   * usual one (`told`, `told.overlaid`). One of a `click` is a button that keys come to, also for what opens a popup; one of `link` draws every other link.
   */
  readonly heardBodies?: Readonly<Record<string, string>>
  /** It is a form: what is filled in inside of it is sent together. */
  readonly form?: FormParts
  /** Whether a press on it sends the form around it. `props`: values of its fields, `undefined` for those that are bound. */
  readonly submits?: (props: FieldValues) => boolean
  /** Ready ways to lay out what stands in it. */
  readonly arrangements?: Arrangements
  /** What of it belongs together across slots. */
  readonly entries?: Entries
  /** It stands in no other of its type, however far inside. */
  readonly isApart?: boolean
  /** It stays, but should not be chosen any more. */
  readonly deprecated?: true
  /**
   * Custom property that says something of it while it holds nothing, where the browser cannot tell that by itself: with a value
   * for it an input says whether it is filled, as where styles ask for that.
   */
  readonly emptyLook?: (props: FieldValues) => string | undefined
  /** Field with the address that it sends what people fill in to, by the browser alone. */
  readonly sendsTo?: string
  /**
   * Origins that it shows in frames with these values, as a policy names them; `https:` where a formula says which. `props`:
   * values of its fields, `undefined` for those that are bound.
   */
  readonly frames?: (props: Readonly<Record<string, unknown>>) => readonly string[]
  /** Origins that its body asks with these values, told as those of `frames` are. */
  readonly reaches?: (props: Readonly<Record<string, unknown>>) => readonly string[]
  /** Ports of the catalogue that the body asks for with `usePort`; a page with the element loads them and is alive. */
  readonly ports: readonly PortName[]
  /**
   * Whether the browser alone does all that the element does with these values: it is alive only where something listens to
   * it, reads what it gives to formulas, asks for its actions or, in one of its slots, reads `context.local`. Absent: with
   * values, actions or ports to give it is alive wherever it stands, without any nowhere.
   */
  readonly alone?: (props: FieldValues, surroundings: AloneSurroundings) => boolean
  /**
   * It says words of its own to visitors, in the language of the page; or in that of its field of this name, where one stands
   * there; or only with such values. Pages in other languages than English load the words of theirs for it.
   */
  readonly speaks?: true | string | ((props: FieldValues) => boolean)
  /**
   * Declarations the element cannot do without, merged first into the node's own rule, so that published pages
   * need no base class. Defaults of fields with a CSS `property` stand here too. What rules cannot say
   * (pseudo elements, keyframes) goes to `component.css`.
   */
  readonly baseStyles: StyleSheet
  /** What a newly inserted node starts with; its values belong to the builder from then on. */
  readonly preset: Omit<NodeTemplate, 'element'>
  /** Things with names of their own that are this element; the first that matches a node names it. */
  readonly variants: readonly ElementVariant[]
}

/** Layers of a background, on an element of the browser with this tag. */
export interface OwnLayers {
  readonly tag: string
  readonly layers: Readonly<Record<'background-image' | 'background-size' | 'background-repeat' | 'background-position', string>>
}

type Optional =
  | 'exposes'
  | 'events'
  | 'actions'
  | 'ports'
  | 'direct'
  | 'directLink'
  | 'version'
  | 'states'
  | 'slots'
  | 'linkable'
  | 'isControl'
  | 'isSection'
  | 'editing'
  | 'baseStyles'
  | 'preset'
  | 'words'
  | 'variants'
  | 'inlineText'
  | 'parents'
  | 'sendsTo'
  | 'form'
  | 'submits'
  | 'isApart'
  | 'arrangements'
  | 'entries'
  | 'deprecated'

const nothingDirect = (): DirectFields => ({})
const anyLink = (): boolean => true

/** Declares an element. The generated index finds it by its folder. */
export function defineElement<const F extends Fields>(
  definition: Omit<ElementDefinition<F>, Optional> &
    Partial<
      Pick<ElementDefinition<F>, Exclude<Optional, 'inlineText' | 'direct' | 'sendsTo'> | 'alone' | 'body' | 'emptyLook'>
    > & {
      readonly inlineText?: NoInfer<keyof F & string>
      readonly sendsTo?: NoInfer<keyof F & string>
      readonly direct?: (props: FieldValues, surroundings: DirectSurroundings) => DirectFields<NoInfer<keyof F & string>>
    },
): ElementDefinition<F> {
  return {
    version: 1,
    states: [],
    slots: {},
    linkable: false,
    isControl: false,
    isSection: false,
    editing: {},
    exposes: {},
    events: {},
    actions: {},
    ports: [],
    direct: nothingDirect,
    directLink: anyLink,
    baseStyles: {},
    preset: {},
    words: [],
    variants: [],
    ...definition,
  }
}

/** The values an element's body gets. */
export type PropsOf<D> = D extends ElementDefinition<infer F> ? ValuesOfFields<F> : never
