import { Slot, type ElementComponent, type ElementProps } from '@heddle/kit/react'
import type { ElementLoaders } from '../code/element-bodies.ts'

type TextProps = ElementProps & { readonly props: { readonly text: string } }

const Box = (({ root }: ElementProps) => (
  <div {...root}>
    <Slot name="children" />
  </div>
)) as ElementComponent

const Text = (({ root, props, link }: TextProps) =>
  link ? (
    <a {...root} {...link}>
      {props.text}
    </a>
  ) : (
    <p {...root}>{props.text}</p>
  )) as ElementComponent

/** Cannot be drawn in a browser, whatever the server said. */
const Fragile = (() => {
  throw new Error('fragile')
}) as ElementComponent

/** A box, a text, an element that fails in the browser, and one whose file cannot be loaded before the window has `isFound`. */
export const loaders: ElementLoaders = {
  box: () => Promise.resolve(Box),
  text: () => Promise.resolve(Text),
  fragile: () => Promise.resolve(Fragile),
  lost: () => (Reflect.has(globalThis, 'isFound') ? Promise.resolve(Text) : Promise.reject(new Error('no such file'))),
}
