import { createContext, useContext, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import type { ElementDefinition, PropsOf } from './element.ts'

export { signal } from '@preact/signals-core'
export { isComposing } from './react/is-composing.ts'
export { isSameValue } from './same-value.ts'
export { toText } from './to-text.ts'
export {
  NodeContext,
  useElementAction,
  useEvent,
  useNode,
  usePort,
  type AskRows,
  type NodeHandle,
  type SharedValue,
} from './react/node.ts'
export { useElementVariable, useHeldVariable } from './react/element-variable.ts'
export { labelId, useNamedId, usePartId, usePlacedId, rowPath } from './react/part-id.ts'
export { useRoot } from './react/root.ts'
export { ROW_KEY, ScopeContext } from './react/scope.ts'

/** Attributes the renderer hands to an element's one root element; spread them, and add nothing around it. */
export interface RootAttributes {
  /** Takes the element, to write values there that need no drawing; a body with a ref of its own hands the element on. */
  readonly ref?: (element: Element | null) => () => void
  readonly className?: string
  readonly style?: CSSProperties
  readonly id?: string
  /** Set by the builder, or where the element is pressed to open or close something. */
  readonly role?: string
  readonly tabIndex?: number
  /** Set where a workflow hears of keys: a body that hears of them too hands them on. */
  readonly onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void
  /** Set where the browser opens the element by itself. */
  readonly popover?: 'auto'
  readonly [attribute: `data-${string}` | `aria-${string}`]: string | undefined
}

/** A link ready to be spread on an anchor; absent when the node has none. */
export interface AnchorAttributes {
  readonly href?: string
  readonly target?: '_blank'
  readonly rel?: string
  readonly download?: string
  readonly 'aria-current'?: 'page'
  /** Colour of the bar that shows while the link's page is loaded. */
  readonly 'data-progress'?: string
  readonly onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
}

/** What an element's body receives. */
export interface ElementProps<D extends ElementDefinition = ElementDefinition> {
  readonly root: RootAttributes
  readonly props: PropsOf<D>
  readonly link?: AnchorAttributes
}

/** An element's body when its element is not known: whoever draws it vouches for the props. */
export type ElementComponent = ComponentType<Omit<ElementProps, 'props'> & { readonly props: never }>

/** What an element gives to the control that stands in it: what that opens, what describes it, whether it is in use. */
export interface ControlAttributes {
  readonly 'aria-disabled'?: true | undefined
  readonly popoverTarget?: string | undefined
  readonly 'aria-describedby'?: string | undefined
}
export const ControlContext = createContext<ControlAttributes | undefined>(undefined)

/** Filled by the renderer: draws the children of the current node in a slot. */
export interface SlotRenderer {
  /** `areApart`: as a list with an entry for each child, for a body that tells each where it stands. */
  readonly draw: (name: string, areApart?: true) => ReactNode
  readonly isFilled: (name: string) => boolean
}
export const SlotContext = createContext<SlotRenderer>({ draw: () => null, isFilled: () => false })

/** Where an element draws the children a builder put into one of its slots. */
export function Slot({ name }: { readonly name: string }): ReactNode {
  return useContext(SlotContext).draw(name)
}

/** Whether a slot has children. */
export function useIsSlotFilled(name: string): boolean {
  return useContext(SlotContext).isFilled(name)
}

/** Addresses of things outside the page that element bodies may need. */
export interface Addresses {
  /** Address of an uploaded file by `asset:{id}`, or the text itself when it is an address. */
  readonly asset: (reference: string) => string
  readonly icon: (name: string) => string
}
export const AddressesContext = createContext<Addresses>({
  asset: (reference) => reference,
  icon: (name) => `/icons/${name}.svg`,
})

/** Resolves addresses of assets and icons for the place the page is drawn in. */
export function useAddresses(): Addresses {
  return useContext(AddressesContext)
}
