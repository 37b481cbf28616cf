import { useEffect } from 'react'
import { actionRuns } from '@heddle/actions/runs'
import { shopBrowser } from '@heddle/testing/shop-plugin'
import { Bell, port, ring } from '@heddle/testing/chime'
import type { ActionBody } from '@heddle/kit'
import { Slot, useElementVariable, useNode, type ElementComponent, type ElementProps } from '@heddle/kit/react'
import type { ChunkContents, LoadChunk } from '../code/load-chunk.ts'

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

/** Counts its clicks in a value that it shares, and tells the window when it has come. */
const Tally = (({ root }: ElementProps) => {
  const { uid } = useNode()
  const [count, setCount] = useElementVariable('count', 0)
  useEffect(() => void Reflect.set(globalThis, 'adopted', [...(Reflect.get(globalThis, 'adopted') ?? []), uid]), [uid])
  return (
    <button {...root} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}) as ElementComponent

/** Cannot be drawn in a browser, whatever the server said. */
const Fragile = (() => {
  throw new Error('fragile')
}) as ElementComponent

const files: Readonly<Record<string, ChunkContents>> = {
  box: { elements: { box: Box } },
  text: { elements: { text: Text } },
  fragile: { elements: { fragile: Fragile } },
  tally: { elements: { tally: Tally } },
  bell: { elements: { bell: Bell as ElementComponent } },
  chime: { ports: { chime: port } },
  ring: { actions: { ring: ring as ActionBody } },
  component: {
    actions: {
      'run-element-action': actionRuns['run-element-action'] as ActionBody,
      'change-variable': actionRuns['change-variable'] as ActionBody,
    },
  },
  act: { actions: { 'plugin-action': actionRuns['plugin-action'] as ActionBody } },
  shop: { plugins: { shop: shopBrowser } },
  lost: { elements: { lost: Text } },
  'late-shop': { plugins: { shop: shopBrowser } },
}
const LATE = new Set(['lost', 'late-shop'])

/**
 * A box, a text, an element that counts, one that fails in the browser, a capability from elsewhere (element, port and action), and an element
 * and a plugin whose files cannot be loaded before the window has `isFound`; files are called like what they hold.
 */
export const loadChunk: LoadChunk = (file) =>
  Object.hasOwn(files, file) && (!LATE.has(file) || Reflect.has(globalThis, 'isFound'))
    ? Promise.resolve(files[file] ?? {})
    : Promise.reject(new Error('no such file'))
