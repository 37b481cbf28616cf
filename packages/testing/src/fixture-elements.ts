import type { ReactNode } from 'react'
import {
  INSTANCE_ELEMENT,
  type Bindable,
  type Binding,
  type LibraryComponentRecord,
  type LinkValue,
  type NodeRecord,
  type StyleSheet,
  type VariableType,
} from '@heddle/document'
import type { Json } from '@heddle/store'

/** What every element of a fixture may carry beside its own fields. */
export interface FixtureProps {
  readonly id?: string
  readonly name?: string
  /** Slot of the parent it stands in; `children` unless it says otherwise. */
  readonly slot?: string
  readonly styles?: StyleSheet
  readonly classes?: NodeRecord['classes']
  readonly attributes?: NodeRecord['attributes']
  readonly link?: LinkValue
  readonly condition?: Bindable<boolean>
  readonly repeat?: NonNullable<NodeRecord['repeat']>
  readonly states?: NonNullable<NodeRecord['states']>
  /** When classes are on, by their ids. */
  readonly classConditions?: NonNullable<NodeRecord['classConditions']>
  readonly hidden?: boolean
  readonly children?: ReactNode
}
type FixtureElement = ((props: FixtureProps & Readonly<Record<string, unknown>>) => ReactNode) & { readonly element: string }

/** An element for fixtures in JSX. It is read, never drawn. Attributes beside those of `FixtureProps` are the element's fields. */
export function fixtureElement(element: string): FixtureElement {
  return Object.assign(() => null, { element })
}

export const Section = fixtureElement('section')
export const Flexbox = fixtureElement('flexbox')
/** A text inside stands for the field `text`. */
export const Text = fixtureElement('text')
export const Image = fixtureElement('image')
export const Button = fixtureElement('button')
export const Icon = fixtureElement('icon')
export const Divider = fixtureElement('divider')
export const LinkBlock = fixtureElement('link-block')

export interface PageProps {
  readonly id?: string
  readonly name: string
  /** Without slashes at the ends; made from the name unless it is given. */
  readonly path?: string
  readonly title?: string
  readonly children?: ReactNode
}
/** A page of a fixture; the first one is the home page. */
export const Page: (props: PageProps) => ReactNode = () => null

export interface VariableProps {
  readonly id?: string
  readonly name: string
  readonly type: VariableType
  readonly value?: Json
}
/** A variable: of the page it stands in, or of the project. */
export const Variable: (props: VariableProps) => ReactNode = () => null

export interface ComponentProps extends Pick<
  LibraryComponentRecord,
  'id' | 'name' | 'properties' | 'variables' | 'formulas' | 'triggers'
> {
  /** `modal` for a popup. */
  readonly type?: LibraryComponentRecord['type']
  /** Its root. */
  readonly children: ReactNode
}
/** A library component of the project. */
export const Component: (props: ComponentProps) => ReactNode = () => null

/** An instance of a library component; attributes beside those of `FixtureProps` are its properties, by id. */
export const Instance = fixtureElement(INSTANCE_ELEMENT) as (
  props: FixtureProps & { readonly of: string } & Readonly<Record<string, unknown>>,
) => ReactNode

/** A binding to a formula. */
export function formula(code: string): Binding {
  return { type: 'f', code }
}
